import { ChevronDown, ChevronUp } from 'lucide-react';
import { Fragment, useState } from 'react';
import type { ClassMistake } from '../../../server/features/class-mistakes/class-mistakes.schema.ts';
import type { MistakeTheme } from '../../../server/features/game-reviews/mistakes.schema.ts';
import { mistakeLabels } from '../../lib/mistake-labels.ts';
import { AssignButton } from '../../shared/assignments/AssignButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Scrollable } from '../../ui/Scrollable.tsx';
import { MistakePositions } from './MistakePositions.tsx';
import { positionsHomework } from './homework.ts';

const cellStyles = 'px-3 py-2.5';

type MistakeRowProps = { mistake: ClassMistake; isOpen: boolean; onToggle: () => void };

const MistakeRow = ({ mistake, isOpen, onToggle }: MistakeRowProps) => {
  const { theme, mistakes, students } = mistake;
  const id = `posicoes-${theme}`;
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <Fragment>
      <tr>
        <th scope="row" className={`${cellStyles} min-w-36 font-semibold`}>
          {mistakeLabels[theme]}
        </th>
        <td className={`${cellStyles} text-right tabular-nums`}>{mistakes}</td>
        <td className={`${cellStyles} text-right tabular-nums`}>{students}</td>
        <td className={cellStyles}>
          <div className="flex justify-end gap-2">
            <Button
              variant="ghost"
              size="sm"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              aria-label={`Posições: ${mistakeLabels[theme]}`}
              onClick={onToggle}
            >
              Posições <Chevron aria-hidden />
            </Button>
            <AssignButton size="sm" material={positionsHomework(mistake)} />
          </div>
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={4} className={cellStyles}>
            <MistakePositions mistake={mistake} id={id} />
          </td>
        </tr>
      )}
    </Fragment>
  );
};

/** What goes wrong in a class, the commonest first; each opens its positions and makes homework of them. */
export const MistakeTable = ({ themes }: { themes: readonly ClassMistake[] }) => {
  const [open, setOpen] = useState<MistakeTheme>();
  return (
    <Scrollable label="Erros da turma" className="max-w-full rounded-control border border-line bg-surface">
      <table className="w-full text-left">
        <caption className="sr-only">Tipos de erro, quantas vezes e de quantos alunos</caption>
        <thead className="bg-sunken align-bottom">
          <tr>
            <th scope="col" className={cellStyles}>
              Tipo de erro
            </th>
            <th scope="col" className={`${cellStyles} text-right`}>
              Vezes
            </th>
            <th scope="col" className={`${cellStyles} text-right`}>
              Alunos
            </th>
            <th scope="col" className={cellStyles}>
              <span className="sr-only">Posições e tarefa</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {themes.map(mistake => (
            <MistakeRow
              key={mistake.theme}
              mistake={mistake}
              isOpen={open === mistake.theme}
              onToggle={() => setOpen(open === mistake.theme ? undefined : mistake.theme)}
            />
          ))}
        </tbody>
      </table>
    </Scrollable>
  );
};
