import { ClipboardList } from 'lucide-react';
import type { Assignment } from '../../../../server/features/assignments/assignments.schema.ts';
import { AssignmentList } from '../../../shared/assignments/AssignmentList.tsx';
import { inOrder } from '../../../shared/assignments/assignment-labels.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Panel } from '../Panel.tsx';

const SHOWN = 4;

/** What is due next; nothing for a student who never had an assignment. */
export const Tasks = ({ assignments }: { assignments: readonly Assignment[] }) => {
  if (assignments.length === 0) return null;
  const { open } = inOrder(assignments);
  return (
    <Panel
      icon={ClipboardList}
      title="Tarefas"
      action={
        <LinkButton href="/tarefas" variant="ghost" size="sm" className="-mr-3">
          Ver todas
        </LinkButton>
      }
    >
      {open.length === 0 ? (
        <p className="text-ink-soft">Tudo entregue. Novas tarefas chegam também pelo sino.</p>
      ) : (
        <AssignmentList label="Tarefas a fazer" assignments={open.slice(0, SHOWN)} />
      )}
    </Panel>
  );
};
