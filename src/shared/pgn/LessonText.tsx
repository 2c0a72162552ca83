import { MarkdownText } from '../../ui/MarkdownText.tsx';
import { Pgn } from './Pgn.tsx';

const blocks = {
  pgn: (text: string) => (
    <div className="rounded-card border border-line bg-surface p-4 text-base sm:p-5">
      <Pgn text={text} takesKeys={false} />
    </div>
  ),
};

/** A lesson's text in Markdown. A block of the kind `pgn` is a game on a board. */
export const LessonText = ({ text }: { text: string }) => <MarkdownText text={text} blocks={blocks} />;
