import { z } from 'zod';
import { Answer, Moment, PathId, QueryInt, RowId, Text } from '../../common/common.schema.ts';

/** What can be booked: an hour with a mentor, a youth programme, a tournament. */
export const BookedThing = z.enum(['slot', 'program', 'tournament'], { error: 'Tipo de reserva inválido' });
export type BookedThing = z.infer<typeof BookedThing>;

/** A booking can be cancelled for a refund until so many hours before the start. */
export const CANCELLATION_HOURS = 24;
export const BOOKINGS_PER_PAGE = 20;

/** The key that identifies a booking that is sent twice. One key is for one item. */
export const BookingKey = Text(64).min(8, 'Envie uma marca de 8 a 64 caracteres');
/** The price the buyer has seen; the booking is refused at any other price. */
export const SeenPrice = z
  .number({ error: 'Preço inválido' })
  .int('Preço inválido')
  .min(0, 'Preço inválido')
  .optional();

export const Booking = z
  .object({
    id: RowId.describe('Número da reserva'),
    kind: BookedThing.describe(
      'O que foi reservado: horário de mentoria (slot), programa infantil (program) ou torneio (tournament)',
    ),
    thingId: RowId.describe('Número do horário, programa ou torneio'),
    title: z.string().describe('O que foi reservado, como se mostra'),
    mentoringProgram: z
      .enum(['individual', 'group', 'intensive'])
      .nullable()
      .describe(
        'Programa da mentoria: individual, em grupo (group) ou intensivo (intensive); null nas outras reservas',
      ),
    mentorName: z.string().nullable().describe('Nome do mentor; null nas outras reservas'),
    startsAt: Moment.nullable().describe('Início, em ISO 8601 (UTC); null onde nada começa num dia'),
    minutes: z
      .number()
      .int()
      .nullable()
      .describe('Duração de um encontro com o mentor, em minutos; null nas outras reservas'),
    location: z.string().nullable().describe('Local; null quando não há'),
    roomUrl: z.string().nullable().describe('Endereço https da sala; null enquanto não há'),
    category: z.string().nullable().describe('Faixa etária, num programa infantil; null nas outras reservas'),
    price: z.number().int().describe('Moedas pagas'),
    createdAt: Moment.describe('Quando foi feita, em ISO 8601 (UTC)'),
    cancelledAt: Moment.nullable().describe('Quando foi cancelada, em ISO 8601 (UTC); null se não foi'),
    cancellableUntil: Moment.nullable().describe(
      'Até quando pode ser desfeita, em ISO 8601 (UTC), 24 horas antes do início; null sem data',
    ),
    cancellable: z.boolean().describe('Se ainda pode ser desfeita'),
  })
  .meta({ id: 'Booking', description: 'Uma reserva' });
export type Booking = z.infer<typeof Booking>;

export const BookingOutput = Answer({
  booking: Booking.describe('A reserva'),
  coins: z.number().int().describe('Saldo de moedas depois dela'),
});
export const BookingsInput = z.object({
  page: QueryInt(1, 100_000).default(1).describe('Página, a partir de 1, de 20 reservas cada'),
});
export const BookingsOutput = Answer({
  bookings: z.array(Booking).describe('As reservas da página'),
  total: z.number().int().describe('Quantas ao todo, em todas as páginas'),
  page: z.number().int().describe('Esta página'),
  pageSize: z.number().int().describe('Reservas por página'),
});
export const OneBookingInput = z.object({ bookingId: PathId.describe('Número da reserva') });

/** The meeting room opens so many minutes before the meeting. */
export const ROOM_OPENS_MINUTES = 15;
/** The longest list of upcoming sessions. */
export const UPCOMING_SHOWN = 50;

/** A session a student goes to: one they have booked, or a scheduled lesson of one of their courses. */
export const UpcomingSession = z
  .object({
    kind: z
      .enum([...BookedThing.options, 'lesson'])
      .describe('Mentoria (slot), programa, torneio ou aula de um curso (lesson)'),
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
  })
  .meta({ id: 'UpcomingSession', description: 'Algo com hora marcada a que um aluno vai' });
export type UpcomingSession = z.infer<typeof UpcomingSession>;
export const UpcomingOutput = Answer({
  sessions: z.array(UpcomingSession).describe('O que vem, do mais cedo ao mais tarde'),
});
