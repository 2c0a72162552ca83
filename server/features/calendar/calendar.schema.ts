import { z } from 'zod';
import { Answer, Moment, RowId } from '../../common/common.schema.ts';
import { Day } from '../classes/wall.schema.ts';

const CalendarKind = z
  .enum(['assignment', 'lesson', 'class_tournament', 'mentoring', 'tournament', 'program'])
  .describe(
    'Prazo de uma tarefa (assignment), aula com data (lesson), torneio de turma ou curso (class_tournament), ' +
      'mentoria (mentoring), torneio da escola (tournament) ou programa da categoria de base (program)',
  );
export type CalendarKind = z.infer<typeof CalendarKind>;

export const CalendarEntry = z
  .object({
    kind: CalendarKind,
    id: RowId.describe('Número da tarefa, da aula, do torneio, do encontro de mentoria ou do programa'),
    title: z.string().describe('O que é'),
    where: z.string().nullable().describe('A turma, o curso ou o lugar; null se não há'),
    day: z.string().describe('O dia, aaaa-mm-dd no horário de São Paulo'),
    startsAt: Moment.describe('Quando começa, ou o prazo, em ISO 8601 (UTC)'),
    endsAt: Moment.nullable().describe('Quando termina, em ISO 8601 (UTC); null para prazos e quando não se sabe'),
    done: z.boolean().nullable().describe('Se a própria tarefa está feita; null no que não é uma tarefa sua'),
    href: z.string().describe('A tela, a partir da raiz da academia'),
  })
  .meta({ id: 'CalendarEntry', description: 'Uma data no calendário de alguém' });
export type CalendarEntry = z.infer<typeof CalendarEntry>;

export const WeekInput = z.object({ day: Day.describe('Um dia da semana, aaaa-mm-dd; sem ele, hoje').optional() });
export const WeekOutput = Answer({
  today: z.string().describe('Hoje, aaaa-mm-dd no horário de São Paulo'),
  from: z.string().describe('A segunda-feira, aaaa-mm-dd'),
  to: z.string().describe('O domingo, aaaa-mm-dd'),
  entries: z.array(CalendarEntry).describe('As datas da semana, em ordem'),
});
export type Week = z.infer<typeof WeekOutput>;

export const AddressOutput = Answer({
  madeAt: Moment.nullable().describe('Quando se fez o endereço que vale, em ISO 8601 (UTC); null se não há'),
});
export const MadeAddressOutput = Answer({
  path: z.string().describe('O endereço, a partir da raiz da academia, dito só agora'),
  madeAt: Moment.describe('Quando se fez, em ISO 8601 (UTC)'),
});
export const RevokedAddressOutput = Answer({ revoked: z.boolean().describe('Se havia um endereço') });

export const FeedInput = z.object({
  secret: z.string().max(200, 'Endereço inválido').describe('O segredo do endereço'),
});
export const FeedOutput = Answer({
  filename: z.string().describe('Nome do arquivo'),
  ics: z.string().describe('As datas, em iCalendar (RFC 5545)'),
});
