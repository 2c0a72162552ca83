type Study = { completedLessons: number; progress: number; completed: boolean };

/** Whether every lesson is done, but not every quiz. */
export const owesQuizzes = ({ progress, completed }: Study): boolean => progress === 100 && !completed;

/** How far an enrolled student is: in progress from the first lesson, completed with every lesson and quiz. One that has grown since then is in progress again. */
export const studyStateOf = ({ completedLessons, progress, completed }: Study) =>
  progress === 100 && completed ? 'completed' : completedLessons > 0 ? 'inProgress' : 'new';

/** How far that is, in words. */
export const studyText = (study: Study & { totalLessons: number }): string =>
  owesQuizzes(study) ? 'Todas as aulas concluídas · faltam quizzes' : `${study.completedLessons} de ${study.totalLessons} aulas · ${study.progress}%`;

/** Latest activity first. */
export const byActivity = <Active extends { lastActivity: string }>(studies: readonly Active[]): Active[] =>
  studies.toSorted((a, b) => b.lastActivity.localeCompare(a.lastActivity));

/** What the student is in the middle of, be it only for a quiz; the course studied last first. */
export const underWay = <Active extends Study & { lastActivity: string }>(studies: readonly Active[]): Active[] =>
  byActivity(studies.filter(study => studyStateOf(study) === 'inProgress'));
