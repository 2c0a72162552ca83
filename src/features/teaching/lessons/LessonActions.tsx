import { ClipboardPlus, Ellipsis, Eye, Footprints, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Lesson } from '../../../../server/features/lessons/lessons.schema.ts';
import { AssignDialog } from '../../../shared/assignments/AssignButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DropdownMenu, MenuItem, MenuLink } from '../../../ui/DropdownMenu.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';

/** What can be done with a lesson. */
export const LessonActions = ({
  lesson: { id, courseId, title, chapterCount, active },
  onRemove,
}: {
  lesson: Lesson;
  onRemove: () => void;
}) => {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isAssigning, setIsAssigning] = useState(false);
  const askToRemove = () => {
    // Where the focus goes after the question: the menu's entry no longer exists by then.
    trigger.current?.focus();
    onRemove();
  };
  return (
    <>
      <LinkButton
        href={`/professor/cursos/${courseId}/lessons/${id}/edit`}
        variant="ghost"
        size="icon"
        aria-label={`Editar ${title}`}
      >
        <Pencil aria-hidden />
      </LinkButton>
      <DropdownMenu
        trigger={
          <Button ref={trigger} variant="ghost" size="icon" aria-label={`Ações de ${title}`}>
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        <MenuLink icon={Eye} href={`/course/${courseId}?aula=${id}`}>
          Visualizar
        </MenuLink>
        {chapterCount > 0 && (
          <MenuLink icon={Footprints} href={`/professor/cursos/${courseId}/lessons/${id}/tentativas`}>
            Ver tentativas
          </MenuLink>
        )}
        {active && (
          <MenuItem icon={ClipboardPlus} onSelect={() => setIsAssigning(true)}>
            Passar como tarefa
          </MenuItem>
        )}
        <MenuItem icon={Trash2} danger onSelect={askToRemove}>
          Remover
        </MenuItem>
      </DropdownMenu>
      {isAssigning && (
        <AssignDialog
          material={{ kind: 'lessons', lessonIds: [id], name: title }}
          onClose={() => setIsAssigning(false)}
        />
      )}
    </>
  );
};
