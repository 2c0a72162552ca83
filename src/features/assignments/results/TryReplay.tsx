import clsx from 'clsx';
import { Check, Lightbulb, X } from 'lucide-react';
import { useState } from 'react';
import type { Try } from '../../../../server/features/assignments/assignments.schema.ts';
import { Board } from '../../../board/Board.tsx';
import { inPortuguese } from '../../../lib/portuguese-moves.ts';
import { isSquare } from '../../../board/squares.ts';

const NOTHING_TO_MOVE = () => undefined;

const squaresOf = (uci: string) => {
  const [from, to] = [uci.slice(0, 2), uci.slice(2, 4)];
  return isSquare(from) && isSquare(to) ? { from, to } : undefined;
};

const wordsOf = ({ text, hint, uci }: Try): string => {
  if (hint) return 'Dica';
  return uci === null ? text : inPortuguese(text);
};

/** What a child tried at one item, in order; the chosen try stands on the board, in the position in which it was. */
const TryReplay = ({ tries }: { tries: readonly Try[] }) => {
  const [chosen, setChosen] = useState(0);
  const shown = tries[chosen];
  const move = shown?.uci ? squaresOf(shown.uci) : undefined;
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-[15rem_1fr]">
      {shown?.fen && (
        <Board
          label={`Posição da tentativa ${chosen + 1}: ${wordsOf(shown)}`}
          fen={shown.fen}
          moves={[]}
          lastMove={move}
          orientation={shown.fen.split(' ')[1] === 'b' ? 'b' : 'w'}
          onMove={NOTHING_TO_MOVE}
        />
      )}
      <ol aria-label="Tentativas" className="flex flex-wrap content-start gap-2">
        {tries.map((one, i) => {
          const Icon = one.hint ? Lightbulb : one.right ? Check : X;
          return (
            <li key={`${i} ${one.at}`}>
              <button
                type="button"
                aria-pressed={i === chosen}
                onClick={() => setChosen(i)}
                className={clsx(
                  'inline-flex min-h-11 items-center gap-1.5 rounded-control border px-3 font-semibold wrap-anywhere',
                  i === chosen ? 'border-brand bg-brand-soft text-brand-text' : 'border-line bg-surface',
                )}
              >
                <Icon
                  aria-label={one.hint ? 'Dica' : one.right ? 'Certo' : 'Errado'}
                  className={clsx('size-5 shrink-0', !one.right && !one.hint && 'text-danger-text')}
                />
                {one.hint ? 'pedida' : wordsOf(one)}
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
};

export default TryReplay;
