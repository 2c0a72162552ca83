import { createdAt, id, index, int, table, text } from '../columns.ts';
import { users } from './users.ts';

/** The events of the school's log, in the groups of its filter. */
export const AUDIT_EVENTS = [
  'signed_in',
  'sign_in_failed',
  'signed_up',
  'signed_out',
  'password_changed',
  'password_reset',
  'email_changed',
  'token_created',
  'token_revoked',
  'role_changed',
  'user_deactivated',
  'user_reactivated',
  'professor_approved',
  'account_added',
  'account_erased',
  'data_exported',
  'school_changed',
  'signup_opened',
  'signup_closed',
  'course_created',
  'course_published',
  'course_paused',
  'course_deleted',
  'course_shared',
  'course_unshared',
  'lesson_deleted',
  'essay_graded',
  'enrolled',
  'course_unlocked',
  'lesson_completed',
  'quiz_passed',
  'course_completed',
  'mission_claimed',
  'achievement_earned',
  'order_paid',
  'order_delivered',
  'order_returned',
  'booked',
  'booking_cancelled',
  'item_changed',
  'slots_offered',
  'registration_opened',
  'registration_closed',
  'called_off',
  'class_created',
  'class_changed',
  'class_joined',
  'class_left',
  'match_paused',
  'match_resumed',
  'match_adjusted',
  'match_decided',
  'match_unresumed',
] as const;

/** The school's log: who did what to whom, when and from where. Written with the change itself, never altered. */
export const auditEvents = table(
  'audit_events',
  {
    id: id(),
    event: text('event', { enum: AUDIT_EVENTS }).notNull(),
    /** Null for a visitor who was not signed in, and for the server itself. */
    actorId: int('actor_id').references(() => users.id),
    /** The affected user, if that is somebody else. */
    subjectId: int('subject_id').references(() => users.id),
    /** What it was about, as shown: a lesson's title, a product's name, the new role. */
    detail: text('detail'),
    /** Coins moved: negative when spent. */
    coins: int('coins'),
    /** The network address of the request. */
    address: text('address'),
    createdAt: createdAt(),
  },
  event => [
    index('audit_events_time').on(event.createdAt),
    index('audit_events_actor').on(event.actorId, event.createdAt),
    index('audit_events_subject').on(event.subjectId, event.createdAt),
    index('audit_events_event').on(event.event, event.createdAt),
  ],
);
