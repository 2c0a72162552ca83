import { useState } from 'react';
import type { AssignmentKind } from '../../../../server/features/assignments/assignments.schema.ts';
import { THEMES } from '../../../../server/features/puzzles/theme-lists.schema.ts';
import type { PuzzleTheme } from '../../../../server/features/puzzles/themes.schema.ts';
import { themeLabels } from '../../../lib/theme-labels.ts';
import { useCourseChoice } from '../../../shared/professor/use-course-choice.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { ItemChoice } from './ItemChoice.tsx';
import { usePuzzlesOfTheme } from '../use-assignments.ts';
import { BANDS, OPPONENTS, supplyText, type Material } from './material.ts';

type PartProps = { onChange: (material: Material) => void };

type SupplyProps = { classId: number; theme: PuzzleTheme; band: (typeof BANDS)[number]; count: number };

/** Said before the assignment is given: a theme may have fewer puzzles than are asked for. */
const Supply = ({ classId, theme, band, count }: SupplyProps) => {
  const { data } = usePuzzlesOfTheme(classId, { theme, ratingFrom: band.from, ratingTo: band.to });
  return (
    <p role="status" className="min-h-6 text-ink-soft">
      {data && supplyText(data.available, count)}
    </p>
  );
};

const PuzzleFields = ({ classId, onChange }: PartProps & { classId: number }) => {
  const [chosen, setChosen] = useState({ theme: '', band: 'easy', count: '10' });
  const partsOf = ({ theme, band }: typeof chosen) => ({
    theme: THEMES.find(one => one === theme),
    band: BANDS.find(({ value }) => value === band) ?? BANDS[0],
  });
  const change = (next: typeof chosen) => {
    setChosen(next);
    const { theme, band } = partsOf(next);
    const sent = { ratingFrom: band.from, ratingTo: band.to, count: Number(next.count) };
    onChange({
      sent: theme ? { theme, ...sent } : {},
      name: theme ? `Problemas: ${themeLabels[theme]}` : '',
      isReady: theme !== undefined,
    });
  };
  const { theme, band } = partsOf(chosen);
  return (
    <>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-[1fr_1.4fr_5.5rem]">
        <Field label="Tema">
          <Select value={chosen.theme} onChange={({ target }) => change({ ...chosen, theme: target.value })}>
            <option value="">Escolha…</option>
            {THEMES.map(theme => (
              <option key={theme} value={theme}>
                {themeLabels[theme]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Dificuldade">
          <Select value={chosen.band} onChange={({ target }) => change({ ...chosen, band: target.value })}>
            {BANDS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Quantos">
          <TextInput
            type="number"
            min={1}
            max={60}
            required
            value={chosen.count}
            onChange={({ target }) => change({ ...chosen, count: target.value })}
          />
        </Field>
      </div>
      {theme && <Supply classId={classId} theme={theme} band={band} count={Number(chosen.count)} />}
    </>
  );
};

const GameFields = ({ onChange }: PartProps) => {
  const [chosen, setChosen] = useState({ level: '', games: '1' });
  const change = (next: typeof chosen) => {
    setChosen(next);
    const level = OPPONENTS.find(({ value }) => value === next.level);
    const name = level ? `Jogar contra ${level.name}` : 'Jogar com um colega';
    onChange({
      sent: { games: Number(next.games), ...(level && { level: level.value }) },
      name,
      isReady: next.level !== '',
    });
  };
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-[1fr_8rem]">
      <Field label="Contra quem">
        <Select value={chosen.level} onChange={({ target }) => change({ ...chosen, level: target.value })}>
          <option value="">Escolha…</option>
          {OPPONENTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          <option value="classmate">Um colega da turma</option>
        </Select>
      </Field>
      <Field label="Partidas">
        <TextInput
          type="number"
          min={1}
          max={20}
          required
          value={chosen.games}
          onChange={({ target }) => change({ ...chosen, games: target.value })}
        />
      </Field>
    </div>
  );
};

const CourseFields = ({ onChange, kind }: PartProps & { kind: AssignmentKind }) => {
  const courses = useCourseChoice();
  const [courseId, setCourseId] = useState(0);
  const choose = (id: number) => {
    setCourseId(id);
    const title = courses.find(course => course.id === id)?.title ?? '';
    if (kind === 'course') onChange({ sent: { courseId: id }, name: title, isReady: id > 0 });
    else onChange({ sent: {}, name: '', isReady: false });
  };
  return (
    <>
      <Field label="Curso">
        <Select value={courseId} onChange={({ target }) => choose(Number(target.value))}>
          <option value={0}>Escolha…</option>
          {courses.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      {courseId > 0 && kind !== 'course' && (
        <ItemChoice key={courseId} courseId={courseId} isOfChapters={kind === 'board'} onChange={onChange} />
      )}
    </>
  );
};

/** Says what is to be done, for each kind of assignment in its own way. */
export const MaterialFields = ({ kind, classId, onChange }: PartProps & { kind: AssignmentKind; classId: number }) => {
  if (kind === 'text') return null;
  if (kind === 'puzzles') return <PuzzleFields classId={classId} onChange={onChange} />;
  if (kind === 'games') return <GameFields onChange={onChange} />;
  return <CourseFields kind={kind} onChange={onChange} />;
};
