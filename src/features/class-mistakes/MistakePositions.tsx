import { Link } from 'wouter';
import type { ClassMistake, ClassPosition } from '../../../server/features/class-mistakes/class-mistakes.schema.ts';
import { MiniBoard } from '../../board/MiniBoard.tsx';
import { inPortuguese } from '../../lib/portuguese-moves.ts';
import { AssignButton } from '../../shared/assignments/AssignButton.tsx';
import { puzzlesHomework } from './homework.ts';

/** '14... Cf6??' */
const playedText = ({ ply, played, judgment }: ClassPosition): string =>
  `${Math.ceil(ply / 2)}${ply % 2 === 1 ? '.' : '...'} ${inPortuguese(played)}${judgment}`;

const Position = ({ position }: { position: ClassPosition }) => {
  const { fen, best, gameId, fullName } = position;
  const played = playedText(position);
  return (
    <li className="flex gap-3">
      <MiniBoard fen={fen} className="size-28 shrink-0 rounded-control" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{played}</p>
        <p className="text-[0.95rem] text-ink-soft">{fullName}</p>
        {best && <p className="text-[0.95rem] text-ink-soft">Melhor era {inPortuguese(best)}</p>}
        <p className="mt-1 flex flex-wrap gap-x-3">
          <Link
            className="underline underline-offset-4"
            href={`/analise?fen=${encodeURIComponent(fen)}`}
            aria-label={`Abrir a posição: ${fullName}, ${played}`}
          >
            Abrir
          </Link>
          <Link
            className="underline underline-offset-4"
            href={`/analise?partida=${gameId}`}
            aria-label={`Ver a partida: ${fullName}, ${played}`}
          >
            Partida
          </Link>
        </p>
      </div>
    </li>
  );
};

type MistakePositionsProps = { mistake: ClassMistake; id: string };

/** The latest positions of an error, and problems that train against it. */
export const MistakePositions = ({ mistake, id }: MistakePositionsProps) => {
  const puzzles = puzzlesHomework(mistake);
  return (
    <div id={id} className="space-y-4 py-3">
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {mistake.positions.map(position => (
          <Position key={position.id} position={position} />
        ))}
      </ul>
      {puzzles && <AssignButton size="sm" material={puzzles} label="Passar problemas deste tema" />}
    </div>
  );
};
