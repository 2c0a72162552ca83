import { DAY_MS } from '../../../../server/common/time.schema.ts';
import { ACTIVE_DAYS } from '../../../../server/features/follow-up/follow-up-lists.schema.ts';
import type { StudentStatus, TaughtStudent } from '../../../../server/features/follow-up/follow-up.schema.ts';
import { formatRelative } from '../../../lib/format.ts';
import type { Tone } from '../../../ui/tones.ts';

export const statusLabels: Record<StudentStatus, string> = {
  ativo: 'Ativo',
  inativo: 'Inativo',
  concluído: 'Concluído',
};
export const statusTones: Record<StudentStatus, Tone> = { ativo: 'brand', inativo: 'neutral', concluído: 'gold' };

const ACTIVE_MS = ACTIVE_DAYS * DAY_MS;
/**
 * When they last did something in the course. The moment of who has done nothing since they enrolled is that of the
 * enrollment: 'Inativo' would stand beside 'ontem'.
 */
export const activityText = (
  { status, lastActivity }: Pick<TaughtStudent, 'status' | 'lastActivity'>,
  now = Date.now(),
): string => {
  const hasOnlyEnrolled = status === 'inativo' && now - Date.parse(lastActivity) < ACTIVE_MS;
  return hasOnlyEnrolled ? 'Nenhuma ainda' : formatRelative(lastActivity, now);
};
