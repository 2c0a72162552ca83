import { z } from 'zod';
import { Answer, Moment, PathId, QueryInt, RowId, Text } from '../../common.schema.ts';

/** What one can book: an hour with a mentor, a youth programme, a tournament. */
export const BookedThing = z.enum(['slot', 'program', 'tournament'], { error: 'Tipo de reserva inválido' });
export type BookedThing = z.infer<typeof BookedThing>;

/** A booking can be undone, and its coins come back, until so many hours before the beginning. */
export const CANCELLATION_HOURS = 24;
export const BOOKINGS_PER_PAGE = 20;

/** The mark by which a booking that is sent twice is known. */
export const BookingKey = Text(64).min(8, 'Envie uma marca de 8 a 64 caracteres');
/** Coins that the buyer has seen: another price is refused. */
export const SeenPrice = z.number({ error: 'Preço inválido' }).int('Preço inválido').min(0, 'Preço inválido').optional();

export const Booking = z.object({
  id: RowId,
  kind: BookedThing,
  /** The number of the slot, programme or tournament. */
  thingId: RowId,
  /** What was booked, as it is shown. */
  title: z.string(),
  /** With a mentor: individual, group or intensive. */
  mentoringProgram: z.enum(['individual', 'group', 'intensive']).nullable(),
  mentorName: z.string().nullable(),
  /** When it begins; null where nothing begins on a day. */
  startsAt: Moment.nullable(),
  /** Minutes, of a meeting with a mentor. */
  minutes: z.number().int().nullable(),
  location: z.string().nullable(),
  roomUrl: z.string().nullable(),
  /** The age group, in a youth programme. */
  category: z.string().nullable(),
  /** Coins that were paid. */
  price: z.number().int(),
  createdAt: Moment,
  cancelledAt: Moment.nullable(),
  cancellableUntil: Moment.nullable(),
  cancellable: z.boolean(),
});
export type Booking = z.infer<typeof Booking>;

export const BookingOutput = Answer({ booking: Booking, /** The student's balance after it, in coins. */ coins: z.number().int() });
export const BookingsInput = z.object({ page: QueryInt(1, 100_000).default(1) });
export const BookingsOutput = Answer({ bookings: z.array(Booking), total: z.number().int(), page: z.number().int(), pageSize: z.number().int() });
export const OneBookingInput = z.object({ bookingId: PathId });

/** The room of a meeting opens so many minutes before it begins. */
export const ROOM_OPENS_MINUTES = 15;
/** What is ahead is listed so far. */
export const UPCOMING_SHOWN = 50;

/** Something with a time that a student goes to: a seat they hold, or a lesson with a date in a course of theirs. */
export const UpcomingSession = z.object({
  kind: z.enum([...BookedThing.options, 'lesson']).describe('Mentoria (slot), programa, torneio ou aula de um curso (lesson)'),
  bookingId: RowId.nullable().describe('Número da reserva; nulo para uma aula'),
  thingId: RowId.describe('Número do horário, programa, torneio ou aula'),
  title: z.string().describe('O que é, como se mostra'),
  startsAt: Moment.describe('Início, em UTC; de um intensivo, o do próximo encontro'),
  minutes: z.number().int().nullable().describe('Duração em minutos; nulo onde não está marcada'),
  mentoringProgram: z.enum(['individual', 'group', 'intensive']).nullable().describe('Programa da mentoria'),
  meeting: z.number().int().nullable().describe('Qual encontro da mentoria é este, a partir de 1'),
  meetings: z.number().int().nullable().describe('Quantos encontros a mentoria tem'),
  mentorName: z.string().nullable().describe('Nome do mentor'),
  mentorEmail: z.string().nullable().describe('Email do mentor, se ele tem conta: só para quem tem reserva com ele'),
  roomUrl: z.string().nullable().describe('Endereço https da sala, quando informado'),
  roomOpensAt: Moment.nullable().describe('Quando a sala abre: 15 minutos antes'),
  location: z.string().nullable().describe('Local do torneio'),
  courseId: RowId.nullable().describe('Número do curso de uma aula'),
  courseTitle: z.string().nullable().describe('Título do curso de uma aula'),
  price: z.number().int().nullable().describe('Moedas pagas; nulo para uma aula'),
  cancellable: z.boolean().describe('Se a reserva ainda pode ser desfeita'),
  cancellableUntil: Moment.nullable().describe('Até quando pode ser desfeita'),
});
export type UpcomingSession = z.infer<typeof UpcomingSession>;
export const UpcomingOutput = Answer({ sessions: z.array(UpcomingSession) });
