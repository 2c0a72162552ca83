import { z } from 'zod';
import { Answer, Moment, PathId, RequiredText, RowId, Text } from '../../common/common.schema.ts';
import { pageFacts, pages } from '../../common/paging.schema.ts';
import { MAX_STUDENTS } from '../classes/classes.schema.ts';

export const NAME_MAX_LENGTH = 80;
const OWN_PAGE_SIZE = 12;
/** As many as a class has students. */
export const MAX_PLAYERS = MAX_STUDENTS;
export const MOST_ROUNDS = 30;
const MOST_COINS = 1_000;
export const LEAST_BASE = 60;
const LEAST_MINUTES = 5;
const MOST_MINUTES = 180;
const ARENA_MINUTES = 45;
export const MOST_BASE = 3 * 60 * 60;
export const MOST_INCREMENT = 180;

const Format = z
  .enum(['swiss', 'round_robin', 'double_round_robin', 'arena'], { error: 'Formato inválido' })
  .describe('Suíço (swiss), todos contra todos (round_robin), em dois turnos (double_round_robin) ou arena');
export type Format = z.infer<typeof Format>;
const Presence = z
  .enum(['playing', 'absent', 'withdrawn'], { error: 'Presença inválida' })
  .describe('Joga (playing), falta até voltar (absent) ou saiu do torneio (withdrawn)');
export type Presence = z.infer<typeof Presence>;
const Result = z
  .enum(['1-0', '0-1', '1/2-1/2', '+:-', '-:+', '-:-'], { error: 'Resultado inválido' })
  .describe('Resultado; com + e - a partida não foi jogada: alguém faltou');
export type Result = z.infer<typeof Result>;

const Coins = (place: string) =>
  z
    .number({ error: 'Prêmio inválido' })
    .int('Prêmio inválido')
    .min(0, 'Prêmio inválido')
    .max(MOST_COINS, 'Um prêmio tem no máximo 1.000 moedas')
    .default(0)
    .describe(`Moedas para o ${place} lugar, até 1.000`);

const tournamentId = PathId.describe('Número do torneio');
export const ClassTournamentInput = z.object({ tournamentId });
/** Whose students play. */
export const OfClass = { classId: PathId.describe('Número da turma') };
export const OfCourse = { courseId: PathId.describe('Número do curso') };
export const ClassTournamentsInput = z.object(OfClass);
export const CourseTournamentsInput = z.object(OfCourse);

const MAX_SEARCH = 100;
export const CandidatesInput = z.object({
  ...OfCourse,
  search: Text(MAX_SEARCH).default('').describe('Parte do nome, sem distinção de acentos e maiúsculas'),
  ...pages('Alunos'),
});
export type CandidatesInput = z.infer<typeof CandidatesInput>;

export const OwnTournamentsInput = z.object(pages('Torneios', OWN_PAGE_SIZE));
export type OwnTournamentsInput = z.infer<typeof OwnTournamentsInput>;

const plan = {
  name: RequiredText(NAME_MAX_LENGTH, 'Dê um nome ao torneio').describe('Nome, de 1 a 80 caracteres'),
  format: Format,
  rounds: z
    .number({ error: 'Diga quantas rodadas' })
    .int('Diga quantas rodadas')
    .min(1, 'Um torneio tem pelo menos uma rodada')
    .max(MOST_ROUNDS, 'Um torneio suíço tem no máximo 30 rodadas')
    .default(5)
    .describe('Rodadas de um suíço, até 30; em todos contra todos elas seguem do número de jogadores'),
  minutes: z
    .number({ error: 'Duração inválida' })
    .int('Duração inválida')
    .min(LEAST_MINUTES, 'Uma arena dura de 5 minutos a 3 horas')
    .max(MOST_MINUTES, 'Uma arena dura de 5 minutos a 3 horas')
    .default(ARENA_MINUTES)
    .describe('Minutos que dura uma arena, de 5 a 180; nos outros formatos não conta'),
  base: z
    .number({ error: 'Tempo inválido' })
    .int('Tempo inválido')
    .min(LEAST_BASE, 'O tempo vai de 1 minuto a 3 horas')
    .max(MOST_BASE, 'O tempo vai de 1 minuto a 3 horas')
    .describe('Segundos de cada lado, de 60 a 10.800'),
  increment: z
    .number({ error: 'Acréscimo inválido' })
    .int('Acréscimo inválido')
    .min(0, 'Acréscimo inválido')
    .max(MOST_INCREMENT, 'O acréscimo é de no máximo 180 segundos')
    .default(0)
    .describe('Segundos que cada lance acrescenta, até 180'),
  overBoard: z
    .boolean({ error: 'Diga onde se joga' })
    .default(false)
    .describe('Se é jogado em tabuleiros de verdade: os resultados são anotados à mão'),
  rated: z
    .boolean({ error: 'Diga se as partidas valem rating' })
    .default(false)
    .describe('Se as partidas valem rating'),
  startsAt: z.iso
    .datetime({ offset: true, error: 'Informe o dia e a hora do começo' })
    .describe('Quando começa, em ISO 8601; é só um aviso: quem começa é o professor')
    .optional(),
  firstPrize: Coins('primeiro'),
  secondPrize: Coins('segundo'),
  thirdPrize: Coins('terceiro'),
  studentIds: z
    .array(RowId, { error: 'Alunos inválidos' })
    .max(MAX_PLAYERS, 'Um torneio tem no máximo 100 jogadores')
    .describe('Quem joga; sem isto, todos os alunos da turma ou do curso')
    .optional(),
};
export const NewClassTournament = z.object({ ...OfClass, ...plan });
export const NewCourseTournament = z.object({ ...OfCourse, ...plan });
export type NewCourseTournament = z.infer<typeof NewCourseTournament>;
export type NewClassTournament = z.infer<typeof NewClassTournament>;

export const NextRoundInput = z.object({
  tournamentId,
  round: z
    .number({ error: 'Diga qual rodada' })
    .int('Diga qual rodada')
    .min(1, 'Diga qual rodada')
    .max(1_000, 'Diga qual rodada')
    .describe('A rodada a emparceirar, a partir de 1; outra é 409'),
});
export const ResultInput = z.object({
  tournamentId,
  gameId: PathId.describe('Número da mesa'),
  result: Result.nullable().describe('O resultado; null apaga o que foi anotado'),
});
export const PresenceInput = z.object({
  tournamentId,
  userId: PathId.describe('Número do aluno; quem é da turma ou do curso e ainda não joga entra'),
  presence: Presence,
});

const Person = z
  .object({ userId: RowId.describe('Número do aluno'), name: z.string().describe('Nome completo') })
  .meta({ id: 'ClassTournamentPerson', description: 'Quem joga um torneio' });

const Candidate = z
  .object({ userId: RowId.describe('Número do aluno'), fullName: z.string().describe('Nome completo') })
  .meta({ id: 'TournamentCandidate', description: 'Quem pode jogar um torneio' });

const Game = z
  .object({
    id: RowId.describe('Número da mesa no sistema'),
    round: z.number().int().describe('Rodada, a partir de 1'),
    board: z.number().int().describe('Mesa, a partir de 1'),
    white: Person.describe('As brancas, ou quem folga'),
    black: Person.nullable().describe('As pretas; null para uma folga'),
    matchId: RowId.nullable().describe('A partida na academia; null sem'),
    result: Result.nullable().describe('O resultado; null enquanto falta, e para uma folga'),
    stopped: z
      .boolean()
      .describe('Se falta o resultado de quem conduz: a partida está pausada, ou terminou assim depois de um dia'),
    byePoints: z.number().nullable().describe('Os pontos de uma folga; null para uma partida'),
  })
  .meta({ id: 'ClassTournamentGame', description: 'Uma mesa de uma rodada' });
export type TournamentGame = z.infer<typeof Game>;

const Row = z
  .object({
    rank: z.number().int().describe('Lugar'),
    number: z.number().int().describe('Número na lista inicial'),
    userId: RowId.describe('Número do aluno'),
    name: z.string().describe('Nome completo'),
    rating: z.number().int().describe('Rating com que entrou, em pontos; sem ele, o de agora'),
    presence: Presence,
    points: z.number().describe('Pontos'),
    scores: z.array(z.number().int()).describe('Numa arena, os pontos de cada partida, na ordem; senão vazio'),
    onFire: z.boolean().describe('Numa arena, se a próxima partida vale em dobro'),
    buchholzCut1: z.number().describe('Buchholz sem o pior adversário'),
    buchholz: z.number().describe('Buchholz'),
    sonnebornBerger: z.number().describe('Sonneborn-Berger'),
  })
  .meta({ id: 'ClassTournamentRow', description: 'Uma linha da classificação' });

/** What a head and the preview of a file have in common. */
export const TournamentFacts = {
  name: z.string().describe('Nome'),
  format: Format,
  rounds: z.number().int().describe('Quantas rodadas tem'),
  round: z.number().int().describe('A última rodada emparceirada; 0 antes da primeira'),
  base: z.number().int().describe('Segundos de cada lado'),
  increment: z.number().int().describe('Segundos que cada lance acrescenta'),
};

const Head = z
  .object({
    id: RowId.describe('Número do torneio'),
    classId: RowId.nullable().describe('Número da turma; null num torneio de um curso'),
    className: z.string().nullable().describe('Nome da turma; null num torneio de um curso'),
    courseId: RowId.nullable().describe('Número do curso; null num torneio de uma turma'),
    courseTitle: z.string().nullable().describe('Título do curso; null num torneio de uma turma'),
    ...TournamentFacts,
    overBoard: z.boolean().describe('Se é jogado em tabuleiros de verdade'),
    rated: z.boolean().describe('Se as partidas valem rating'),
    prizes: z.array(z.number().int()).describe('Moedas do primeiro, do segundo e do terceiro lugar'),
    startsAt: Moment.nullable().describe('Quando deve começar, em ISO 8601 (UTC); null se não foi dito'),
    minutes: z.number().int().nullable().describe('Minutos de uma arena; null nos outros formatos'),
    endsAt: Moment.nullable().describe('Até quando uma arena em jogo faz mesas, em ISO 8601 (UTC); senão null'),
    finished: z.boolean().describe('Se terminou'),
    teaches: z.boolean().describe('Se quem pergunta pode conduzir o torneio'),
    createdAt: Moment.describe('Quando foi criado, em ISO 8601 (UTC)'),
  })
  .meta({ id: 'ClassTournamentHead', description: 'Um torneio de uma turma ou de um curso, em resumo' });
export type TournamentHead = z.infer<typeof Head>;

export const ClassTournament = Head.extend({
  standings: z.array(Row).describe('A classificação'),
  games: z.array(Game).describe('As mesas de todas as rodadas, em ordem'),
}).meta({ id: 'ClassTournament', description: 'Um torneio de uma turma ou de um curso' });
export type ClassTournament = z.infer<typeof ClassTournament>;

export const ClassTournamentOutput = Answer({ tournament: ClassTournament.describe('O torneio') });
export const ClassTournamentsOutput = Answer({
  tournaments: z.array(Head).describe('Os torneios, do mais novo ao mais antigo'),
});
export const OwnTournamentsOutput = Answer({
  tournaments: z.array(Head).describe('Uma página: os que estão em jogo primeiro, os mais novos antes'),
  ...pageFacts('Torneios'),
});
export const CandidatesOutput = Answer({ students: z.array(Candidate).describe('Por nome'), ...pageFacts('Alunos') });
export const ReportOutput = Answer({ report: z.string().describe('O torneio como arquivo TRF16 da FIDE') });
