import { z } from 'zod';
import { Answer, Moment, PathId, QueryInt, RequiredText, RowId, Text } from '../../common/common.schema.ts';
import { Mentor, MentoringProgram, Slot } from './mentoring.schema.ts';

/** The lowest and highest price of a mentor's hour, in coins. */
const MIN_HOUR_PRICE = 90;
const MAX_HOUR_PRICE = 150;
/** The longest weekly series, in slots. */
export const MAX_WEEKS = 12;
export const MANAGED_SLOTS_PER_PAGE = 20;

const whole = (min: number, max: number, error: string) =>
  z.number({ error }).int(error).min(min, error).max(max, error);

const mentorFields = {
  name: RequiredText(120, 'Nome é obrigatório').describe('Nome do mentor'),
  title: RequiredText(80, 'Título é obrigatório').describe('Título, como “Mestre FIDE”'),
  rating: whole(100, 3_500, 'Informe um rating de 100 a 3500').describe('Rating de xadrez'),
  experience: whole(0, 80, 'Informe os anos de experiência, de 0 a 80').describe('Anos de ensino'),
  specialty: RequiredText(160, 'Especialidade é obrigatória').describe('Especialidade'),
  pricePerHour: whole(
    MIN_HOUR_PRICE,
    MAX_HOUR_PRICE,
    `O preço por hora vai de ${MIN_HOUR_PRICE} a ${MAX_HOUR_PRICE} moedas`,
  ).describe('Moedas por uma hora individual'),
  accountEmail: Text(254)
    .nullish()
    .transform(text => text?.trim() || null)
    .describe('Email da conta de professor com a qual o mentor entra; vazio: nenhuma'),
  accepts: z.boolean().default(true).describe('Se recebe novos alunos agora'),
  active: z.boolean().default(true).describe('Se aparece na página de mentoria'),
};

/** The form for a mentor. */
export const MentorForm = z.object(mentorFields);
export type MentorForm = z.output<typeof MentorForm>;
export const UpdateMentorInput = z.object({ mentorId: PathId.describe('Número do mentor'), ...mentorFields });
export type UpdateMentorInput = z.output<typeof UpdateMentorInput>;

export const ManagedMentor = Mentor.extend({
  accepts: z.boolean().describe('Se recebe novos alunos agora'),
  active: z.boolean().describe('Se aparece na página de mentoria'),
  account: z
    .object({
      id: RowId.describe('Número da conta'),
      name: z.string().describe('Nome na conta'),
      email: z.string().describe('Email da conta'),
      comes: z
        .boolean()
        .describe('Se pode atender: falso para uma conta desativada ou de aluno, e então ninguém marca horários'),
    })
    .nullable()
    .describe('A conta com a qual entra'),
  freeSlots: z.number().int().describe('Horários futuros com vaga'),
}).meta({ id: 'ManagedMentor', description: 'Um mentor como quem o administra o vê' });
export type ManagedMentor = z.infer<typeof ManagedMentor>;
export const ManagedMentorOutput = Answer({ mentor: ManagedMentor.describe('O mentor') });
export const ManagedMentorsOutput = Answer({ mentors: z.array(ManagedMentor).describe('Os mentores') });

const BAD_DATE = 'Data inválida';
const BAD_ROOM = 'Informe um endereço que comece com https://';
const RoomUrl = z
  .union(
    [z.literal(''), z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: BAD_ROOM }).max(500, BAD_ROOM)],
    { error: BAD_ROOM },
  )
  .nullish()
  .transform(url => url || null)
  .describe('Endereço https da sala; vazio: informado depois');

/** One slot, or one a week. An intensive slot has two meetings a week for four weeks. */
export const OfferForm = z
  .object({
    mentorId: RowId.describe('Número do mentor'),
    program: MentoringProgram.describe('Programa: individual, em grupo ou intensivo'),
    startsAt: z.iso
      .datetime({ offset: true, error: BAD_DATE })
      .refine(text => text >= '2000' && text < '2200', BAD_DATE)
      .describe('Início do primeiro encontro, com fuso horário'),
    weeks: whole(1, MAX_WEEKS, `Repita por 1 a ${MAX_WEEKS} semanas`)
      .default(1)
      .describe('Quantas semanas seguidas, um horário em cada; no intensivo sempre 1'),
    secondDay: whole(1, 6, 'O segundo encontro da semana fica de 1 a 6 dias depois')
      .default(3)
      .describe('Intensivo: dias entre o primeiro e o segundo encontro da semana'),
    roomUrl: RoomUrl,
  })
  .refine(({ program, weeks }) => program !== 'intensive' || weeks === 1, {
    message: 'Ofereça um intensivo de cada vez',
    path: ['weeks'],
  });
export type OfferForm = z.output<typeof OfferForm>;

export const ManagedSlot = Slot.omit({ booked: true })
  .extend({
    roomUrl: z.string().nullable().describe('Endereço da sala'),
    cancelledAt: Moment.nullable().describe('Quando foi cancelado'),
    begun: z.boolean().describe('Se o primeiro encontro já começou'),
    students: z
      .array(
        z.object({
          id: RowId.describe('Número do aluno'),
          name: z.string().describe('Nome do aluno'),
          email: z.string().nullable().describe('Email do aluno; null se não tem'),
        }),
      )
      .describe('Quem vem'),
  })
  .meta({ id: 'ManagedSlot', description: 'Um horário como quem o oferece o vê' });
export type ManagedSlot = z.infer<typeof ManagedSlot>;
export const OfferedOutput = Answer({ slots: z.array(ManagedSlot).describe('Os horários oferecidos agora') });
export const ManagedSlotOutput = Answer({ slot: ManagedSlot.describe('O horário') });
export const ManagedSlotsInput = z.object({
  mentorId: PathId.optional().describe('Só os horários deste mentor'),
  when: z
    .enum(['upcoming', 'past'], { error: 'Período inválido' })
    .default('upcoming')
    .describe('O que vem, ou o que passou e foi cancelado'),
  page: QueryInt(1, 100_000).default(1).describe('Página, a partir de 1'),
});
export type ManagedSlotsInput = z.output<typeof ManagedSlotsInput>;
export const ManagedSlotsOutput = Answer({
  slots: z.array(ManagedSlot).describe('Os horários da página'),
  total: z.number().int().describe('Quantos ao todo, em todas as páginas'),
  page: z.number().int().describe('Esta página'),
  pageSize: z.number().int().describe('Horários por página'),
});
export const RoomForm = z.object({ roomUrl: RoomUrl });
export const RoomInput = RoomForm.extend({ slotId: PathId.describe('Número do horário') });
export const OneSlotInput = z.object({ slotId: PathId.describe('Número do horário') });
