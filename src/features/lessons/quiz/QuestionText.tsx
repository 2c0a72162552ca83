import { fencedText } from '../../../shared/pgn/fenced-text.ts';
import { Fen } from '../../../shared/pgn/Pgn.tsx';
import { TextBoards } from '../../../shared/pgn/TextBoards.tsx';
import type { Question } from './answer-sheet.ts';

/** A question to read, with its boards. */
export const QuestionText = ({ question, className }: { question: Question; className: string }) => {
  const { words, boards } = fencedText(question.question);
  return (
    <>
      <p className={className}>{words}</p>
      {question.fen !== undefined && <Fen text={question.fen} />}
      <TextBoards boards={boards} />
    </>
  );
};
