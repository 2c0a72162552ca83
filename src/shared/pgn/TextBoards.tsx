import type { FencedText } from './fenced-text.ts';
import { Fen, Pgn } from './Pgn.tsx';

/** The boards of a question's text. */
export const TextBoards = ({ boards }: Pick<FencedText, 'boards'>) =>
  boards.map(({ kind, text }, index) => (
    <div key={index} className="mb-4">
      {kind === 'fen' ? <Fen text={text} /> : <Pgn text={text} takesKeys={false} />}
    </div>
  ));
