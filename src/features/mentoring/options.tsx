import { MentoringProgram, type Mentor } from '../../../server/features/mentoring/mentoring.schema.ts';
import { programTexts } from './mentoring-labels.ts';

/** The programmes, to choose from. */
export const ProgramOptions = () =>
  MentoringProgram.options.map(program => (
    <option key={program} value={program}>
      {programTexts[program].name}
    </option>
  ));

/** Mentors, to choose from. */
export const MentorOptions = ({ mentors }: { mentors: readonly Pick<Mentor, 'id' | 'name'>[] }) =>
  mentors.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
