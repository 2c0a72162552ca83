import { plural } from './plural.ts';

type Study = { completedLessons: number; progress: number; completed: boolean };

/** How far an enrolled student is with the lessons: in progress from the first, completed at 100 percent. */
export const studyStateOf = ({ completedLessons, progress }: Pick<Study, 'completedLessons' | 'progress'>) =>
  progress === 100 ? 'completed' : completedLessons > 0 ? 'inProgress' : 'new';

/** Whether every lesson is done, but not every quiz. */
export const owesQuizzes = ({ progress, completed }: Study): boolean => progress === 100 && !completed;

/** How far that is, in words. */
export const studyText = (study: Study & { totalLessons: number }): string =>
  owesQuizzes(study)
    ? 'Todas as aulas concluídas · faltam quizzes'
    : `${study.completedLessons} de ${plural(study.totalLessons, 'aula')} · ${study.progress}%`;

/** Latest activity first. The moments are in ISO 8601; a comparison by language would take longer. */
export const byActivity = <Active extends { lastActivity: string }>(studies: readonly Active[]): Active[] =>
  studies.toSorted((a, b) => Number(b.lastActivity > a.lastActivity) - Number(b.lastActivity < a.lastActivity));

/** The courses in progress, also those where only a quiz is missing; the one studied last comes first. */
export const underWay = <Active extends Study & { lastActivity: string }>(studies: readonly Active[]): Active[] =>
  byActivity(studies.filter(study => studyStateOf(study) === 'inProgress' || owesQuizzes(study)));
