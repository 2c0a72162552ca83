import { Plus } from 'lucide-react';
import { useState } from 'react';
import { NewTournamentDialog } from '../../shared/class-tournaments/NewTournamentDialog.tsx';
import { TournamentRows } from '../../shared/class-tournaments/TournamentRows.tsx';
import { useOwnTournaments } from '../../shared/class-tournaments/use-class-tournaments.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Paging } from '../../ui/Paging.tsx';

/** The tournaments of own classes and courses. Students who have none see nothing of it. */
export const ClassTournaments = ({ teaches }: { teaches: boolean }) => {
  const [page, setPage] = useState(1);
  const [isMaking, setIsMaking] = useState(false);
  const list = useOwnTournaments(page);
  if (list.isError) return <LoadError error={list.error} onRetry={() => list.refetch()} />;
  if (!list.data || (list.data.total === 0 && !teaches)) return null;
  const { tournaments, total, pageSize } = list.data;
  return (
    <section aria-labelledby="internos" className="mb-12">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <h2 id="internos" className="text-heading">
          Torneios das turmas e dos cursos
        </h2>
        {teaches && (
          <Button onClick={() => setIsMaking(true)}>
            <Plus aria-hidden /> Novo torneio
          </Button>
        )}
      </div>
      {total === 0 ? (
        <p className="text-ink-soft">
          Faça um torneio com os alunos de uma turma ou de um curso, na academia ou na sala.
        </p>
      ) : (
        <>
          <TournamentRows tournaments={tournaments} named />
          <Paging page={page} total={total} pageSize={pageSize} onGoTo={setPage} />
        </>
      )}
      {isMaking && <NewTournamentDialog onClose={() => setIsMaking(false)} />}
    </section>
  );
};
