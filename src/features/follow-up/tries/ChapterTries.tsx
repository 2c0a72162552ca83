import clsx from 'clsx';
import { useState } from 'react';
import type { Chapter, TriedPosition } from '../../../../server/features/chapters/chapters.schema.ts';
import { Board } from '../../../board/Board.tsx';
import { inPortuguese } from '../../../lib/portuguese-moves.ts';
import { plural } from '../../../lib/plural.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { arrowsOf, STATES, standingText, TONES, triesText } from './tried.ts';
import { useTries } from './use-tries.ts';

const NOTHING_TO_MOVE = () => undefined;
const keyOf = ({ path }: TriedPosition): string => path.join(' ');

/** What was tried in a chapter, position by position; it follows what the students do. */
const ChapterTries = ({ chapter }: { chapter: Chapter }) => {
  const found = useTries(chapter.id);
  const [chosen, setChosen] = useState<string | null>(null);
  if (found.isPending) return <Skeleton className="h-96 w-full" />;
  if (found.isLoadingError) return <LoadError error={found.error} onRetry={() => found.refetch()} />;
  const { positions } = found.data;
  const position = positions.find(each => keyOf(each) === chosen) ?? positions[0];
  if (!position)
    return <EmptyState title="Ninguém tentou ainda" text="Assim que um aluno jogar, o lance aparece aqui." />;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid grid-cols-1 gap-4">
        <div className="mx-auto w-full max-w-[min(100%,max(16rem,100dvh-14rem))]">
          <Board
            label={`O que foi jogado: ${chapter.title}`}
            fen={position.fen}
            moves={[]}
            shapes={arrowsOf(position.moves)}
            orientation={chapter.side === 'white' ? 'w' : 'b'}
            onMove={NOTHING_TO_MOVE}
          />
        </div>
        <p className="text-center text-ink-soft">
          Verde: lance certo. Vermelho: errado. Quanto mais grossa a seta, mais vezes foi jogado.
        </p>
      </div>
      <div className="grid grid-cols-1 gap-6">
        <Positions positions={positions} current={position} onChoose={setChosen} />
        <PlayedMoves moves={position.moves} />
        <Students students={position.students} />
      </div>
    </div>
  );
};

export default ChapterTries;

type PositionsProps = {
  positions: readonly TriedPosition[];
  current: TriedPosition;
  onChoose: (key: string) => void;
};

const Positions = ({ positions, current, onChoose }: PositionsProps) => (
  <Card as="section" aria-labelledby="posicoes">
    <h2 id="posicoes" className="mb-2 text-lg font-semibold">
      Posições
    </h2>
    <ol className="max-h-72 overflow-y-auto">
      {positions.map((position, index) => (
        <li key={keyOf(position)}>
          <button
            type="button"
            aria-current={position === current ? 'step' : undefined}
            onClick={() => onChoose(keyOf(position))}
            className={clsx(
              'w-full rounded-control px-3 py-2 text-left',
              position === current ? 'bg-brand-soft' : 'hover:bg-sunken',
            )}
          >
            <span className="block font-semibold">{index === 0 ? 'Primeira posição' : `Posição ${index + 1}`}</span>
            <span className="block text-[0.95rem] text-ink-soft">{standingText(position)}</span>
          </button>
        </li>
      ))}
    </ol>
  </Card>
);

const PlayedMoves = ({ moves }: Pick<TriedPosition, 'moves'>) => (
  <Card as="section" aria-labelledby="jogados">
    <h2 id="jogados" className="mb-2 text-lg font-semibold">
      Lances jogados
    </h2>
    <ul className="divide-y divide-line">
      {moves.map(({ uci, san, right, count, students }) => (
        <li key={uci} className="py-2">
          <p className="flex flex-wrap items-center gap-x-3">
            <span className="font-semibold">{inPortuguese(san)}</span>
            <Badge tone={right ? 'brand' : 'danger'}>{right ? 'Certo' : 'Errado'}</Badge>
            <span className="text-ink-soft tabular-nums">{plural(count, 'vez', 'vezes')}</span>
          </p>
          <p className="text-[0.95rem] wrap-anywhere text-ink-soft">
            {students.map(({ fullName }) => fullName).join(', ')}
          </p>
        </li>
      ))}
      {moves.length === 0 && <li className="py-2 text-ink-soft">Só dicas até agora.</li>}
    </ul>
  </Card>
);

const Students = ({ students }: Pick<TriedPosition, 'students'>) => (
  <Card as="section" aria-labelledby="cada-aluno">
    <h2 id="cada-aluno" className="mb-2 text-lg font-semibold">
      Cada aluno
    </h2>
    <ul className="divide-y divide-line">
      {students.map(student => (
        <li key={student.userId} className="py-2">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold wrap-anywhere">{student.fullName}</span>
            <Badge tone={TONES[student.state]}>{STATES[student.state]}</Badge>
          </p>
          <p className="text-[0.95rem] text-ink-soft">{triesText(student)}</p>
        </li>
      ))}
    </ul>
  </Card>
);
