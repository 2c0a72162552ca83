import { Trash2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { diagramIn, fencedText, withDiagram, withoutDiagram } from '../../../../shared/pgn/fenced-text.ts';
import { TextBoards } from '../../../../shared/pgn/TextBoards.tsx';
import { PositionButton } from '../../../../shared/tree/set-up/PositionButton.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { useLessonForm } from './use-lesson-form.ts';

/** The diagram of a question's text, as students see it, and the board on which it is set up. */
export const QuestionDiagram = ({ at, questionIndex }: { at: number; questionIndex: number }) => {
  const { control, setValue } = useLessonForm(at);
  const path = `lessons.${at}.quiz.questions.${questionIndex}` as const;
  const [text, type] = useWatch({ control, name: [`${path}.question`, `${path}.type`] });
  const diagram = diagramIn(text);
  const { boards } = fencedText(text);
  const change = (next: string) => setValue(`${path}.question`, next, { shouldDirty: true });
  const remove = ({ currentTarget }: MouseEvent) => {
    // This button goes with the last diagram: who came by keyboard stays beside it.
    currentTarget.parentElement?.querySelector('button')?.focus();
    change(withoutDiagram(text));
  };
  // A question on the board shows the position from which its lines are played.
  if (type === 'board' && boards.length === 0) return null;
  return (
    <div>
      <TextBoards boards={boards} />
      <div className="flex flex-wrap gap-2">
        <PositionButton
          start={diagram ?? ''}
          action="Pôr na pergunta"
          onDone={fen => change(withDiagram(text, fen, '\n'))}
        >
          {diagram === undefined ? 'Diagrama na pergunta' : 'Alterar o diagrama'}
        </PositionButton>
        {diagram !== undefined && (
          <Button variant="ghost" size="sm" onClick={remove}>
            <Trash2 aria-hidden /> Tirar o diagrama
          </Button>
        )}
      </div>
    </div>
  );
};
