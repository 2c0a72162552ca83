import { z } from 'zod';
import { GROUPS } from './event-lists.schema.ts';
import { Answer, Moment, PathId, QueryInt, RowId } from '../../common/common.schema.ts';

export const EVENTS_PER_PAGE = 50;
/** More rows than this do not help in a spreadsheet. */
export const EXPORT_MAX_EVENTS = 50_000;

/** The log's events, in the groups of its filter. */
export const EVENT_GROUPS = {
  access: [
    'signed_in',
    'sign_in_failed',
    'signed_up',
    'signed_out',
    'password_changed',
    'password_reset',
    'email_changed',
    'token_created',
    'token_revoked',
  ],
  accounts: [
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
  ],
  teaching: [
    'course_created',
    'course_published',
    'course_paused',
    'course_deleted',
    'course_shared',
    'course_unshared',
    'lesson_deleted',
    'essay_graded',
    'class_created',
    'class_changed',
    'class_joined',
    'class_left',
    'match_paused',
    'match_resumed',
    'match_adjusted',
    'match_decided',
    'match_unresumed',
  ],
  study: ['enrolled', 'course_unlocked', 'lesson_completed', 'quiz_passed', 'course_completed'],
  rewards: ['mission_claimed', 'achievement_earned'],
  store: [
    'order_paid',
    'order_delivered',
    'order_returned',
    'item_changed',
    'slots_offered',
    'registration_opened',
    'registration_closed',
    'called_off',
  ],
  bookings: ['booked', 'booking_cancelled'],
} as const;
export type LoggedEvent = (typeof EVENT_GROUPS)[keyof typeof EVENT_GROUPS][number];

export const EventGroup = z.enum(GROUPS, {
  error: 'Grupo inválido',
});
export type EventGroup = z.infer<typeof EventGroup>;

const Day = z
  .string({ error: 'Dia inválido' })
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Escreva o dia como aaaa-mm-dd')
  .refine(day => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day), 'Este dia não existe')
  .refine(day => day >= '2000' && day < '2200', 'Escolha um dia de 2000 a 2199');

const BAD_CURSOR = 'Continuação inválida';
/** Where a page ends: the time in milliseconds and the id of its last event. */
const Cursor = z
  .string()
  .regex(/^\d{1,13}-\d{1,10}$/, BAD_CURSOR)
  .refine(cursor => RowId.safeParse(Number(cursor.split('-')[1])).success, BAD_CURSOR);

const filters = {
  group: EventGroup.describe(
    'Só este grupo: access (entradas e senhas), accounts (contas), teaching (ensino), study (estudo), ' +
      'rewards (missões e conquistas), store (loja) ou bookings (reservas)',
  ).optional(),
  userId: PathId.describe('Só o que este usuário fez, ou o que fizeram a ele').optional(),
  day: Day.describe('Só este dia, aaaa-mm-dd no horário de São Paulo').optional(),
};
export const EventsInput = z.object({
  ...filters,
  cursor: Cursor.describe('Continua depois desta página: o valor de next da resposta anterior').optional(),
  limit: QueryInt(1, EVENTS_PER_PAGE).describe('Quantos eventos, de 1 a 50').default(EVENTS_PER_PAGE),
});
export type EventsInput = z.infer<typeof EventsInput>;
export const EventsExportInput = z.object(filters);
export type EventsExportInput = z.infer<typeof EventsExportInput>;

const Person = z
  .object({ id: RowId.describe('Número do usuário'), name: z.string().describe('Nome completo') })
  .describe('Uma pessoa da escola');

export const LogEntry = z
  .object({
    id: RowId.describe('Número do evento'),
    event: z.string().describe('O que houve, como nome estável: lesson_completed, order_paid …'),
    group: EventGroup.describe('O grupo do evento'),
    actor: Person.nullable().describe('Quem o fez; null para quem não estava conectado'),
    subject: Person.nullable().describe('A quem foi feito, se foi a outra pessoa'),
    text: z.string().describe('O evento em uma frase'),
    coins: z.number().int().nullable().describe('Moedas que moveu: negativas quando foram gastas'),
    address: z.string().nullable().describe('Endereço de rede de onde veio o pedido'),
    createdAt: Moment.describe('Quando foi, em ISO 8601 (UTC)'),
  })
  .meta({ id: 'LogEntry', description: 'Um evento do registro de atividades da escola' });
export type LogEntry = z.infer<typeof LogEntry>;
export const EventsOutput = Answer({
  events: z.array(LogEntry).describe('Do mais novo ao mais antigo'),
  next: z.string().nullable().describe('Valor de cursor para a próxima página; null no fim'),
});
