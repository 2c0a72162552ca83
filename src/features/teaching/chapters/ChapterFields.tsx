import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { EditedChapter } from './editing.ts';
import { goalFrom, type GoalKind, goalOptions, partsOf, usualCount } from './goals.ts';

type ChapterFieldsProps = { chapter: EditedChapter; onChange: (change: Partial<EditedChapter>, run?: string) => void };

/** What a chapter is called, and what the student does in it. */
export const ChapterFields = ({ chapter, onChange }: ChapterFieldsProps) => {
  const { title, mode, side, goal } = chapter;
  const { kind, count } = partsOf(goal);
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <Field label="Título do capítulo" className="sm:col-span-2">
        <TextInput
          value={title}
          maxLength={120}
          onChange={event => onChange({ title: event.target.value }, `title ${chapter.key}`)}
        />
      </Field>
      <Field label="O aluno" className="sm:col-span-2">
        <Select value={mode} onChange={event => onChange({ mode: event.target.value as EditedChapter['mode'] })}>
          <option value="ler">lê lance a lance</option>
          <option value="responder">encontra os lances</option>
          <option value="jogar">joga contra o motor</option>
        </Select>
      </Field>
      <Field label={mode === 'ler' ? 'Tabuleiro visto por' : 'O aluno joga de'} className="sm:col-span-2">
        <Select value={side} onChange={event => onChange({ side: event.target.value as EditedChapter['side'] })}>
          <option value="white">Brancas</option>
          <option value="black">Pretas</option>
        </Select>
      </Field>
      {mode === 'jogar' && (
        <>
          <Field label="Objetivo">
            <Select
              value={kind}
              onChange={event => {
                const chosen = event.target.value as GoalKind | '';
                onChange({ goal: goalFrom(chosen, usualCount(chosen)) });
              }}
            >
              <option value="">Escolha</option>
              {goalOptions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          {kind !== '' && goalOptions.some(({ value, counts }) => value === kind && counts) && (
            <Field label="Quantos lances">
              <TextInput
                type="number"
                min={1}
                max={99}
                value={count}
                onChange={event =>
                  onChange({ goal: goalFrom(kind, event.target.valueAsNumber) }, `goal ${chapter.key}`)
                }
              />
            </Field>
          )}
        </>
      )}
    </div>
  );
};
