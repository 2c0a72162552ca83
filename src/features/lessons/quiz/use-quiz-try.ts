import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { QuizStart } from '../../../../server/features/progress/progress.schema.ts';
import { useKeptAnswers, useQuizAttempt, useQuizStart } from '../use-progress.ts';
import { answerSheet, answersToSend, blank } from './answer-sheet.ts';
import { SECOND_MS } from '../../../../server/common/time.schema.ts';

/** Typing an essay never waits, and the server is not called for every letter. */
const KEPT_AFTER_MS = 500;

/** The deadline by this machine's clock, which need not be the school's. */
type Try = Pick<QuizStart, 'questions'> & { deadline: number };

/**
 * A try at a quiz. The server holds its time and what was answered so far, so that a reload goes on where it was; it
 * is begun when this appears.
 */
export const useQuizTry = (lessonId: number) => {
  const start = useQuizStart();
  const attempt = useQuizAttempt();
  const kept = useKeptAnswers();
  const [begun, setBegun] = useState<Try | null>(null);
  const [sheet, dispatch] = useReducer(answerSheet, blank);
  const [isTimeUp, setTimeUp] = useState(false);
  const toKeep = useRef<typeof sheet.answers>(null);

  const begin = () =>
    start.mutate(
      { lessonId },
      {
        onSuccess: ({ questions, secondsLeft, answers }) => {
          attempt.reset();
          toKeep.current = null;
          setTimeUp(false);
          setBegun({ questions, deadline: Date.now() + secondsLeft * SECOND_MS });
          dispatch({ type: 'begin', answers });
        },
      },
    );
  const beginAtFirst = useEffectEvent(begin);
  useEffect(() => beginAtFirst(), []);

  const questions = begun?.questions ?? [];
  const keep = () => {
    if (toKeep.current) kept.mutate({ lessonId, answers: answersToSend({ answers: toKeep.current }, questions) });
    toKeep.current = null;
  };
  const keepLater = useEffectEvent(keep);
  useEffect(() => {
    const timer = setTimeout(() => keepLater(), KEPT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sheet.answers]);

  const answer = (questionId: number, text: string) => {
    toKeep.current = { ...sheet.answers, [questionId]: text };
    dispatch({ type: 'answer', questionId, answer: text });
  };
  const handIn = () => {
    toKeep.current = null;
    attempt.mutate({ lessonId, answers: answersToSend(sheet, questions) });
  };
  const endTime = () => {
    setTimeUp(true);
    if (!attempt.isPending) handIn();
  };

  return {
    begun,
    sheet,
    isTimeUp,
    result: attempt.data,
    sending: attempt.isPending,
    sendingError: attempt.error,
    starting: start.isPending,
    startError: start.error,
    begin,
    answer,
    /** To another question. */
    go: (by: 1 | -1) => dispatch({ type: 'go', by, of: questions.length }),
    /** Keeps at once what was answered, before the quiz is left. */
    keep,
    handIn,
    endTime,
  };
};
