import { formatDate } from './format.ts';

/** Until when a course is open to its student, or since when it is no longer; null where it has no end. */
export const accessText = ({ accessUntil }: { accessUntil: string | null }, isLocked: boolean): string | null =>
  accessUntil && `${isLocked ? 'Acesso encerrado em' : 'Aberto até'} ${formatDate(accessUntil)}`;
