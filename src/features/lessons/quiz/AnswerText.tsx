import { TextBoards } from '../../../shared/pgn/TextBoards.tsx';
import { answerText, type Question } from './answer-sheet.ts';

/** An answer as it was offered; an option may be a board alone. */
export const AnswerText = ({ question, answer }: { question: Question; answer: string }) => {
  const { words, boards } = answerText(question, answer);
  return (
    <>
      {words}
      <TextBoards boards={boards} />
    </>
  );
};
