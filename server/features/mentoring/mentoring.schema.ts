import { z } from 'zod';
import { MENTORING_PROGRAMS } from './program-lists.schema.ts';
import { Answer, Moment, PathId, RowId, Since } from '../../common/common.schema.ts';
import { optionalPages, pageFacts } from '../../common/paging.schema.ts';
import { BookingKey, SeenPrice } from '../bookings/bookings.schema.ts';

export const MentoringProgram = z.enum(MENTORING_PROGRAMS, { error: 'Programa inválido' });
export type MentoringProgram = z.infer<typeof MentoringProgram>;

type Terms = {
  /** Minutes of each meeting. */ minutes: number;
  /** Coins, for one student and all meetings. */ price: number;
  capacity: number;
  meetings: number;
  weeks: number | null;
};

/** The terms of each programme, and its price unless the mentor's own price applies. */
export const PROGRAMS: Record<MentoringProgram, Terms> = {
  individual: { minutes: 60, price: 150, capacity: 1, meetings: 1, weeks: null },
  group: { minutes: 90, price: 60, capacity: 4, meetings: 1, weeks: null },
  intensive: { minutes: 60, price: 400, capacity: 1, meetings: 8, weeks: 4 },
};

/** So many slots come at once, the soonest first. */
export const SLOTS_SHOWN = 100;

const Program = MentoringProgram.describe('Programa: individual, em grupo ou intensivo');
const Coins = z.number().int();

const ProgramTerms = z
  .object({
    program: Program,
    minutes: z.number().int().describe('Duração de cada encontro, em minutos'),
    price: Coins.describe('Preço em moedas, por aluno; na individual, a hora do mentor que cobra menos'),
    capacity: z.number().int().describe('Quantos alunos, no máximo'),
    meetings: z.number().int().describe('Quantos encontros'),
    weeks: z.number().int().nullable().describe('Em quantas semanas; nulo para um encontro só'),
  })
  .meta({ id: 'ProgramTerms', description: 'O que um programa de mentoria é, e o que custa' });

export const Mentor = z
  .object({
    id: RowId.describe('Número do mentor'),
    name: z.string().describe('Nome'),
    title: z.string().describe('Título, como “Mestre FIDE”'),
    rating: z.number().int().describe('Rating de xadrez'),
    experience: z.number().int().describe('Anos de ensino'),
    specialty: z.string().describe('Especialidade'),
    pricePerHour: Coins.describe('Moedas por uma hora individual'),
    available: z.boolean().describe('Se recebe alunos e tem horário livre'),
    students: z.number().int().describe('Alunos que já atendeu'),
    sessions: z.number().int().describe('Encontros que já deu'),
  })
  .meta({ id: 'Mentor', description: 'Um mentor' });
export type Mentor = z.infer<typeof Mentor>;

export const MentoringOutput = Answer({
  programs: z.array(ProgramTerms).describe('Os programas de mentoria'),
  mentors: z.array(Mentor).describe('Os mentores'),
});

export const SlotsInput = z.object({
  mentorId: PathId.optional().describe('Só os horários deste mentor'),
  program: Program.describe('Só os horários deste programa').optional(),
  since: Since.describe('Só os oferecidos desde este momento, como 2026-11-23T18:00:00Z').optional(),
  ...optionalPages('Horários', SLOTS_SHOWN),
});
export type SlotsInput = z.infer<typeof SlotsInput>;

export const Slot = z
  .object({
    id: RowId.describe('Número do horário'),
    mentorId: RowId.describe('Número do mentor'),
    mentorName: z.string().describe('Nome do mentor'),
    program: Program,
    startsAt: Moment.describe('Início do primeiro encontro, em UTC'),
    minutes: z.number().int().describe('Duração de cada encontro, em minutos'),
    price: Coins.describe('Preço em moedas, por todos os encontros'),
    capacity: z.number().int().describe('Quantos alunos cabem'),
    places: z.number().int().describe('Vagas livres'),
    meetings: z.array(Moment).describe('Início de cada encontro, em UTC'),
    booked: z.boolean().describe('Se quem pergunta já tem este horário'),
  })
  .meta({ id: 'Slot', description: 'Um horário de mentoria' });
export type Slot = z.infer<typeof Slot>;
export const SlotsOutput = Answer({
  slots: z.array(Slot).describe('Os horários, do mais cedo ao mais tarde'),
  ...pageFacts('Horários'),
});

export const BookSlotInput = z.object({
  slotId: PathId.describe('Número do horário'),
  clientKey: BookingKey.describe('Marca única desta reserva: enviada de novo, é paga uma só vez'),
  price: SeenPrice.describe('O preço em moedas que o aluno viu: outro é recusado'),
});
export type BookSlotInput = z.infer<typeof BookSlotInput>;
