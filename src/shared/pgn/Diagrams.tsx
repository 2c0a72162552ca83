import { useMemo } from 'react';
import { Board } from '../../board/Board.tsx';
import { type Diagram, diagramsIn } from '../../board/diagram.ts';
import { NotationError } from '../../../server/rules/pgn-text.ts';
import { Alert } from '../../ui/Alert.tsx';

const NOTHING_TO_MOVE = () => undefined;
const turns = { w: 'Brancas jogam', b: 'Pretas jogam' } as const;

const read = (text: string): { diagrams: Diagram[] } | { problem: string } => {
  try {
    return { diagrams: diagramsIn(text) };
  } catch (error) {
    if (error instanceof NotationError) return { problem: error.message };
    throw error;
  }
};

/** The positions of a text, one a line, as pictures of a board. */
const Diagrams = ({ text }: { text: string }) => {
  const found = useMemo(() => read(text), [text]);
  if ('problem' in found)
    return (
      <Alert tone="danger" title="Não foi possível ler esta posição">
        {found.problem}
      </Alert>
    );
  return (
    <div className="flex flex-wrap gap-6">
      {found.diagrams.map(({ fen, turn }, index) => (
        <figure key={index} className="printed-board w-full max-w-sm">
          <Board
            label={turn ? `Diagrama: ${turns[turn].toLowerCase()}` : 'Diagrama'}
            fen={fen}
            moves={[]}
            onMove={NOTHING_TO_MOVE}
          />
          {turn && <figcaption className="mt-2 text-center font-semibold">{turns[turn]}</figcaption>}
        </figure>
      ))}
    </div>
  );
};

export default Diagrams;
