import clsx from 'clsx';
import { Plus, X } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { OPTIONS_PER_QUESTION } from '../../../../../server/features/teaching/lesson-form.schema.ts';
import { Button } from '../../../../ui/Button.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { listMessage } from '../../../../lib/form.ts';
import { diagramIn, fencedText, withDiagram } from '../../../../shared/pgn/fenced-text.ts';
import { TextBoards } from '../../../../shared/pgn/TextBoards.tsx';
import { PositionButton } from '../../../../shared/tree/set-up/PositionButton.tsx';
import { useRowFocus } from '../use-row-focus.ts';
import { Mistake } from './Mistake.tsx';
import { useLessonForm } from './use-lesson-form.ts';

const MIN_OPTIONS = 2;

/** The index of the right option after the one at `removed` was removed. */
const correctWithout = (correct: string, removed: number): string => {
  if (correct === '' || Number(correct) === removed) return '';
  return String(Number(correct) - (Number(correct) > removed ? 1 : 0));
};

/** The options of a multiple choice question; the marked one is right. Blank ones are not saved. */
export const ChoiceFields = ({ at, questionIndex }: { at: number; questionIndex: number }) => {
  const { register, control, setValue, clearErrors, errors } = useLessonForm(at);
  const path = `lessons.${at}.quiz.questions.${questionIndex}` as const;
  const [options, correct] = useWatch({ control, name: [`${path}.options`, `${path}.correctOption`] });
  const { container, focusOn } = useRowFocus<HTMLFieldSetElement>();
  const wrong = errors?.quiz?.questions?.[questionIndex];
  const aboutOptions = listMessage(wrong?.options);
  const aboutAnswer = wrong?.correctAnswer?.message;

  const setOptions = (next: string[]) => {
    clearErrors([`${path}.options`, `${path}.correctAnswer`]);
    setValue(`${path}.options`, next, { shouldDirty: true });
  };
  const remove = (removed: number) => {
    setOptions(options.toSpliced(removed, 1));
    setValue(`${path}.correctOption`, correctWithout(correct, removed), { shouldDirty: true });
    focusOn(`[data-option="${Math.min(removed, options.length - 2)}"] input[type=text]`);
  };
  const add = () => {
    setOptions([...options, '']);
    focusOn(`[data-option="${options.length}"] input[type=text]`);
  };
  return (
    <fieldset ref={container} className="min-w-0">
      <legend className="mb-1.5 font-semibold">Opções</legend>
      <p className="mb-3 text-[0.95rem] text-ink-soft">Marque a resposta correta. Opções em branco não são salvas.</p>
      {/* Above the options: below them it would lie under the edge of a small screen. */}
      <Mistake id={`${path}-options-error`} message={aboutOptions} />
      <Mistake id={`${path}-answer-error`} message={aboutAnswer} />
      <ul className="grid gap-2.5">
        {options.map((option, own) => {
          const flaw = wrong?.options?.[own]?.message;
          const { boards } = fencedText(option);
          return (
            <li key={own} data-option={own}>
              <div className="flex items-center gap-2">
                <label
                  className={clsx(
                    'grid size-11 shrink-0 cursor-pointer place-items-center rounded-control has-checked:bg-brand-soft',
                  )}
                >
                  <input
                    type="radio"
                    name={`${path}.correctOption`}
                    checked={correct === String(own)}
                    aria-label={`Opção ${own + 1} é a resposta correta`}
                    {...(aboutAnswer && { 'data-invalid': true, 'aria-describedby': `${path}-answer-error` })}
                    onChange={() => {
                      clearErrors(`${path}.correctAnswer`);
                      setValue(`${path}.correctOption`, String(own), { shouldDirty: true });
                    }}
                    className="size-5 cursor-pointer accent-brand"
                  />
                </label>
                <TextInput
                  type="text"
                  aria-label={`Opção ${own + 1}`}
                  placeholder={`Opção ${own + 1}`}
                  {...(aboutOptions || flaw
                    ? {
                        'aria-invalid': true,
                        'aria-describedby': `${path}-${flaw ? `option-${own}` : 'options'}-error`,
                      }
                    : {})}
                  {...register(`${path}.options.${own}`)}
                />
                <PositionButton
                  variant="ghost"
                  aria-label={`Diagrama na opção ${own + 1}`}
                  start={diagramIn(option) ?? ''}
                  action="Pôr na opção"
                  onDone={fen => setOptions(options.with(own, withDiagram(option, fen, ' ')))}
                />
                <Button
                  variant="ghost"
                  size="icon"
                  className="shrink-0"
                  aria-label={`Remover opção ${own + 1}`}
                  disabled={options.length <= MIN_OPTIONS}
                  onClick={() => remove(own)}
                >
                  <X aria-hidden />
                </Button>
              </div>
              <Mistake id={`${path}-option-${own}-error`} message={flaw} />
              {boards.length > 0 && (
                <div className="mt-2 ml-13 max-w-64">
                  <TextBoards boards={boards} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <Button
        variant="ghost"
        size="sm"
        className="mt-2"
        disabled={options.length >= OPTIONS_PER_QUESTION}
        onClick={add}
      >
        <Plus aria-hidden /> Adicionar opção
      </Button>
    </fieldset>
  );
};
