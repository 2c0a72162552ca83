import { ChartColumn, Copy, Download, Ellipsis, Eye, ListOrdered, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { ProfessorCourse } from '../../../../../server/features/teaching/taught-courses.schema.ts';
import { Button } from '../../../../ui/Button.tsx';
import { DropdownMenu, MenuItem, MenuLink, MenuSeparator } from '../../../../ui/DropdownMenu.tsx';

type CourseActions = { onDuplicate: () => void; onDownload: () => void; onSwitch: () => void; onDelete: () => void };

type CourseMenuProps = CourseActions & { course: ProfessorCourse; isBusy: boolean };

/** What can be done with a course. */
export const CourseMenu = ({
  course: { id, title, status, shared },
  isBusy,
  onDuplicate,
  onDownload,
  onSwitch,
  onDelete,
}: CourseMenuProps) => {
  const trigger = useRef<HTMLButtonElement>(null);
  // Where the focus goes afterwards: the menu's entry no longer exists by then.
  const fromTrigger = (act: () => void) => () => {
    trigger.current?.focus();
    act();
  };
  return (
    <DropdownMenu
      trigger={
        <Button ref={trigger} variant="ghost" size="icon" loading={isBusy} aria-label={`Ações de ${title}`}>
          {!isBusy && <Ellipsis aria-hidden />}
        </Button>
      }
    >
      <MenuLink icon={Eye} href={`/professor/cursos/${id}`}>
        Visualizar
      </MenuLink>
      <MenuLink icon={ListOrdered} href={`/professor/cursos/${id}/lessons`}>
        Gerenciar Lições
      </MenuLink>
      <MenuLink icon={Pencil} href={`/professor/cursos/${id}/edit`}>
        Editar
      </MenuLink>
      <MenuItem icon={Copy} onSelect={fromTrigger(onDuplicate)}>
        Duplicar
      </MenuItem>
      <MenuItem icon={Download} onSelect={fromTrigger(onDownload)}>
        Baixar arquivo
      </MenuItem>
      <MenuLink icon={ChartColumn} href={`/professor/relatorios?curso=${id}`}>
        Análises
      </MenuLink>
      <MenuItem icon={status === 'active' ? Pause : Play} onSelect={fromTrigger(onSwitch)}>
        {status === 'active' ? 'Pausar' : 'Ativar'}
      </MenuItem>
      {status !== 'inactive' && !shared && (
        <>
          <MenuSeparator />
          <MenuItem icon={Trash2} danger onSelect={fromTrigger(onDelete)}>
            Excluir
          </MenuItem>
        </>
      )}
    </DropdownMenu>
  );
};
