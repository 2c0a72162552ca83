import type { Mentor } from '../../../server/features/mentoring/mentoring.schema.ts';
import { MENTORING_PROGRAMS } from '../../../server/features/mentoring/program-lists.schema.ts';
import { programTexts } from './mentoring-labels.ts';

/** The programmes, to choose from. */
export const ProgramOptions = () =>
  MENTORING_PROGRAMS.map(program => (
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
