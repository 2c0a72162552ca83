import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Alert } from '../../../../ui/Alert.tsx';
import { useLessonForm } from './use-lesson-form.ts';

const HAS_BLOCK = /^ {0,3}(?:`{3,}|~{3,})[ \t]*(?:pgn|fen)\b/im;
const CHECK_AFTER_MS = 600;

/** What is wrong with the games and positions in a text, once the typing pauses. */
const useNotationProblems = (text: string): readonly string[] => {
  const [found, setFound] = useState<{ in: string; problems: readonly string[] }>({ in: '', problems: [] });
  useEffect(() => {
    if (!HAS_BLOCK.test(text)) return;
    let isStale = false;
    const timer = setTimeout(() => {
      // The chess code comes only when there is something to check.
      void import('../../../../board/typed-notation.ts').then(({ notationProblems }) => {
        if (!isStale) setFound({ in: text, problems: notationProblems(text) });
      });
    }, CHECK_AFTER_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [text]);
  return found.in === text ? found.problems : [];
};

/** Says under a lesson's text which of its games cannot be read. It can be saved so: a draft may be unfinished. */
export const NotationProblems = ({ at }: { at: number }) => {
  const { control } = useLessonForm(at);
  const problems = useNotationProblems(useWatch({ control, name: `lessons.${at}.description` }));
  if (problems.length === 0) return null;
  return (
    <Alert tone="gold" title="Há uma partida ou posição que os alunos não vão conseguir ver">
      <ul>
        {problems.map(problem => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Alert>
  );
};
