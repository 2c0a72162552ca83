import { MarkdownText } from '../../ui/MarkdownText.tsx';
import { Fen, Pgn } from './Pgn.tsx';

const blocks = {
  pgn: (text: string) => (
    <div className="rounded-card border border-line bg-surface p-4 text-base sm:p-5 print:border-0 print:p-0">
      <Pgn text={text} takesKeys={false} />
    </div>
  ),
  fen: (text: string) => <Fen text={text} />,
};

/** A lesson's text in Markdown. A block of the kind `pgn` is a game on a board, one of the kind `fen` a diagram. */
export const LessonText = ({ text }: { text: string }) => <MarkdownText text={text} blocks={blocks} />;
