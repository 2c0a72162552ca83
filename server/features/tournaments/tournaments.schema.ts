import { z } from 'zod';
import {
  Answer,
  Moment,
  PathId,
  QueryInt,
  RequiredText,
  RowId,
  Storable,
  Text,
  atMost,
} from '../../common/common.schema.ts';
import { BookingKey, SeenPrice } from '../bookings/bookings.schema.ts';

/** The state of a tournament's registration. */
export const Registration = z.enum(['open', 'soon', 'qualifiers'], { error: 'Situação das inscrições inválida' });
export type Registration = z.infer<typeof Registration>;

export const TOURNAMENTS_PER_PAGE = 20;
export const ENTRANTS_PER_PAGE = 50;
const MAX_PRICE = 100_000;
const MAX_SEATS = 10_000;

/** The viewer's seat in a programme or tournament. */
export const OwnSeat = z
  .object({
    bookingId: RowId.describe('Número da reserva, para desfazê-la em POST /bookings/{bookingId}/cancel'),
    price: z.number().int().describe('Moedas pagas'),
    cancellable: z.boolean().describe('Se ainda pode ser desfeita'),
    cancellableUntil: Moment.nullable().describe(
      'Último momento para desfazer, 24 horas antes do início; nulo sem data de início',
    ),
  })
  .meta({ id: 'OwnSeat', description: 'O lugar de quem pergunta num programa ou torneio' });
export type OwnSeat = z.infer<typeof OwnSeat>;

export const Tournament = z
  .object({
    id: RowId.describe('Número do torneio'),
    name: z.string().describe('Nome'),
    description: z.string().describe('Descrição'),
    startsAt: Moment.describe('Início, em ISO 8601'),
    location: z.string().describe('Local'),
    categories: z.string().describe("Quem joga, como 'Sub-8 a Sub-12'"),
    prize: z.string().describe('Premiação'),
    registration: Registration.describe(
      'Inscrições: open (abertas), soon (em breve) ou qualifiers (por classificatórias)',
    ),
    rules: z.string().nullable().describe('Como se classifica, ou o regulamento'),
    price: z.number().int().describe('Inscrição em moedas; 0 é gratuita'),
    capacity: z.number().int().nullable().describe('Quantos jogam; nulo sem limite'),
    participants: z.number().int().describe('Quantos estão inscritos'),
    over: z.boolean().describe('Se já começou'),
    cancelled: z.boolean().describe('Se foi cancelado'),
    seat: OwnSeat.nullable().describe('A inscrição de quem pergunta, se tem uma'),
  })
  .meta({ id: 'Tournament', description: 'Um torneio' });
export type Tournament = z.infer<typeof Tournament>;

export const When = z.enum(['upcoming', 'past', 'all'], { error: 'Período inválido' });
export type When = z.infer<typeof When>;
export const TournamentsInput = z.object({
  when: When.default('upcoming').describe(
    'upcoming: os próximos, o mais cedo primeiro; past: os que já foram, o mais recente primeiro; ' +
      'all: todos, o mais recente primeiro',
  ),
  page: QueryInt(1, 100_000).default(1).describe('Página, a partir de 1'),
});
export type TournamentsInput = z.infer<typeof TournamentsInput>;
export const TournamentsOutput = Answer({
  tournaments: z.array(Tournament).describe('Os torneios da página'),
  total: z.number().int().describe('Quantos ao todo, em todas as páginas'),
  page: z.number().int().describe('Esta página'),
  pageSize: z.number().int().describe('Torneios por página'),
});
export const TournamentOutput = Answer({ tournament: Tournament.describe('O torneio') });
export const OneTournamentInput = z.object({ tournamentId: PathId.describe('Número do torneio') });

const clientKey = BookingKey.describe('Marca do cliente para esta inscrição: enviada de novo, é paga uma só vez');
const price = SeenPrice.describe('Preço em moedas que o aluno viu: outro é recusado');
export const seatFields = { clientKey, price };
export const EnterInput = z.object({ ...OneTournamentInput.shape, ...seatFields });
export type EnterInput = z.infer<typeof EnterInput>;

const BAD_DATE = 'Informe a data e o horário de início';
const INVALID_PRICE = 'Informe um preço em moedas, de 0 a 100.000';
const INVALID_SEATS = 'Informe as vagas, de 1 a 10.000';
/** The number of seats; null is unlimited. */
export const Seats = z
  .number({ error: INVALID_SEATS })
  .int(INVALID_SEATS)
  .min(1, INVALID_SEATS)
  .max(MAX_SEATS, INVALID_SEATS)
  .nullish()
  .transform(seats => seats ?? null);

const tournamentFields = {
  name: RequiredText(120, 'Nome é obrigatório').describe('Nome, até 120 caracteres'),
  description: RequiredText(2_000, 'Descrição é obrigatória').describe('Descrição, até 2.000 caracteres'),
  startsAt: z.iso
    .datetime({ offset: true, error: BAD_DATE })
    .refine(text => text >= '2000' && text < '2200', BAD_DATE)
    .describe('Início, em ISO 8601'),
  location: RequiredText(160, 'Local é obrigatório').describe('Local, até 160 caracteres'),
  categories: RequiredText(80, 'Categorias são obrigatórias').describe("Quem joga, como 'Sub-8 a Sub-12'"),
  prize: RequiredText(160, 'Premiação é obrigatória').describe('Premiação, até 160 caracteres'),
  registration: Registration.default('soon').describe(
    'open (abertas), soon (em breve) ou qualifiers (por classificatórias)',
  ),
  rules: Text(4_000)
    .nullish()
    .transform(text => text?.trim() || null)
    .describe('Regulamento; obrigatório nas classificatórias'),
  price: z
    .number({ error: INVALID_PRICE })
    .int(INVALID_PRICE)
    .min(0, INVALID_PRICE)
    .max(MAX_PRICE, INVALID_PRICE)
    .describe('Inscrição em moedas; 0 é gratuita'),
  capacity: Seats.describe('Vagas; nulo sem limite'),
};
const RULES_MISSING = 'Escreva como se classifica';

/** The administrator's form for a tournament. */
export const TournamentForm = z
  .object(tournamentFields)
  .refine(({ registration, rules }) => registration !== 'qualifiers' || rules !== null, {
    message: RULES_MISSING,
    path: ['rules'],
  });
export type TournamentForm = z.infer<typeof TournamentForm>;
export const UpdateTournamentInput = z
  .object({ ...OneTournamentInput.shape, ...tournamentFields })
  .refine(({ registration, rules }) => registration !== 'qualifiers' || rules !== null, {
    message: RULES_MISSING,
    path: ['rules'],
  });
export type UpdateTournamentInput = z.infer<typeof UpdateTournamentInput>;
export const RegistrationInput = z.object({
  ...OneTournamentInput.shape,
  open: z.boolean().describe('true abre as inscrições; false volta a Em breve'),
});

/** An entrant as organizers see them. */
export const Entrant = z
  .object({
    bookingId: RowId.describe('Número da reserva'),
    name: z.string().describe('Nome'),
    email: z.string().nullable().describe('Só administradores leem o email'),
    age: z.number().int().nullable().describe('Idade em anos completos; nula sem data de nascimento no perfil'),
    rating: z.number().int().describe('Rating em pontos Elo'),
    category: z.string().nullable().describe('Faixa etária, nos programas'),
    price: z.number().int().describe('Moedas pagas'),
    enteredAt: Moment.describe('Quando se inscreveu, em ISO 8601 (UTC)'),
  })
  .meta({ id: 'Entrant', description: 'Quem tem um lugar, como quem organiza o vê' });
export type Entrant = z.infer<typeof Entrant>;
export const EntrantsInput = z.object({
  ...OneTournamentInput.shape,
  page: QueryInt(1, 100_000).default(1).describe('Página, a partir de 1'),
});
export const EntrantsOutput = Answer({
  title: z.string().describe('Nome do torneio ou programa'),
  entrants: z.array(Entrant).describe('Os inscritos da página'),
  total: z.number().int().describe('Quantos ao todo, em todas as páginas'),
  page: z.number().int().describe('Esta página'),
  pageSize: z.number().int().describe('Inscritos por página'),
});
const MAX_PROFESSORS = 20;
export const ProfessorsFields = {
  emails: z
    .array(z.string().trim().min(1, 'Informe um email').max(254, atMost(254)).pipe(Storable))
    .max(MAX_PROFESSORS, `Um evento tem no máximo ${MAX_PROFESSORS} professores`)
    .describe('Emails das contas dos professores, no lugar dos que havia; vazio para nenhum'),
};
export const ProfessorsInput = z.object({ ...OneTournamentInput.shape, ...ProfessorsFields });
export const ProfessorsOutput = Answer({
  professors: z
    .array(
      z.object({
        id: RowId.describe('Número do usuário'),
        fullName: z.string().describe('Nome completo'),
        email: z.string().describe('Email com que entra'),
      }),
    )
    .describe('Os professores, que veem os inscritos'),
});
export const TaughtEventsOutput = Answer({
  tournamentIds: z.array(RowId).describe('Números dos torneios'),
  programIds: z.array(RowId).describe('Números dos programas da base'),
});

export const EntrantsFileOutput = Answer({
  filename: z.string().describe('Nome que o arquivo deve ter'),
  csv: z.string().describe('Planilha com ponto e vírgula, em UTF-8'),
});
