import type { Kept } from './kept.ts';
import { trigger } from './trigger.ts';

const LATER = `
  update users set studied_until = new.studied_until
  where id = (select student_id from enrollments where id = new.enrollment_id)
  and new.studied_until is not null and (studied_until is null or studied_until < new.studied_until);`;

const LATEST = `(select max(p.studied_until) from enrollments e join lesson_progress p on p.enrollment_id = e.id
  where e.student_id = users.id)`;

/** Until when each student's time is paid for: the latest of their lessons, which are paid once and never removed. */
export const studiedUntil: Kept = {
  name: 'keep_studied_until',
  triggers: dialect => [
    ...trigger(dialect, 'keep_studied_until', 'insert on lesson_progress', LATER),
    ...trigger(dialect, 'keep_studied_until_paid', 'update of studied_until on lesson_progress', LATER),
  ],
  recount: () => [`update users set studied_until = ${LATEST}`],
  differences: dialect =>
    `select count(*) as differences from users
    where studied_until ${dialect === 'sqlite' ? 'is not' : 'is distinct from'} ${LATEST}`,
};
