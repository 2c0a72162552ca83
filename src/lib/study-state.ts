/** How far an enrolled student is: in progress from the first lesson, completed at 100 percent. */
export const studyStateOf = ({ completedLessons, progress }: { completedLessons: number; progress: number }) =>
  progress === 100 ? 'completed' : completedLessons > 0 ? 'inProgress' : 'new';
