import { ClipboardPaste, Users } from 'lucide-react';
import { useState } from 'react';
import type { SchoolClass } from '../../../../server/features/classes/classes.schema.ts';
import { flagField } from '../../../lib/url-state.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useCardLinks, useGrades, useStudents } from '../use-classes.ts';
import { BringDialog } from './BringDialog.tsx';
import { type Card, withNew } from './cards.ts';
import { CardsSection } from './CardsSection.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { NextStep } from './NextStep.tsx';
import { withWork } from './open-work.ts';
import { Requests } from './Requests.tsx';
import { StudentTable } from './StudentTable.tsx';

/** A new class begins with its list of names, pasted. */
const panelFields = { isNew: flagField('colar') };

/** The students of a class, for its professors. New passwords stay on the screen until it is left, and nowhere else. */
export const StudentsPanel = ({ one }: { one: SchoolClass }) => {
  const [{ isNew }] = useUrlState(panelFields);
  const [isImporting, setIsImporting] = useState(isNew);
  const [isBringing, setIsBringing] = useState(false);
  const [cards, setCards] = useState<readonly Card[]>([]);
  const links = useCardLinks(one.id);
  // What was not printed yet stays: nobody sees those passwords again. A new one takes the place of one's old.
  const show = (made: readonly Card[]) => {
    if (made.length === 0) return;
    setCards(known => withNew(known, made));
    links.make(made);
  };
  const found = useStudents(one.id);
  const grades = useGrades(one.id).data;
  if (found.isPending)
    return (
      <div role="status">
        <span className="sr-only">Carregando...</span>
        <Skeleton className="h-64 w-full" />
      </div>
    );
  if (found.isError) return <LoadError error={found.error} onRetry={() => found.refetch()} />;
  const { students, requests } = found.data;
  return (
    <>
      {cards.length > 0 && <CardsSection one={one} cards={cards} links={links} onClose={() => setCards([])} />}
      {!one.archived && (
        <p className="mb-5 flex flex-wrap gap-3">
          <Button onClick={() => setIsImporting(true)}>
            <ClipboardPaste aria-hidden /> Colar lista de alunos
          </Button>
          <Button variant="secondary" onClick={() => setIsBringing(true)}>
            <Users aria-hidden /> Trazer de outra turma
          </Button>
        </p>
      )}
      {students.length > 0 && cards.length === 0 && grades?.columns.length === 0 && !one.archived && (
        <NextStep one={one} />
      )}
      <Requests classId={one.id} requests={requests} />
      {students.length === 0 ? (
        <EmptyState
          icon={Users}
          title="Nenhum aluno ainda"
          text={`Cole os nomes, um por linha, ou diga aos alunos o código ${one.code ?? ''}.`}
        />
      ) : (
        <StudentTable one={one} students={withWork(students, grades)} onCards={show} />
      )}
      {isBringing && <BringDialog classId={one.id} here={students} onClose={() => setIsBringing(false)} />}
      {isImporting && (
        <ImportDialog
          classId={one.id}
          onMade={made => {
            setIsImporting(false);
            show(made);
          }}
          onClose={() => setIsImporting(false)}
        />
      )}
    </>
  );
};
