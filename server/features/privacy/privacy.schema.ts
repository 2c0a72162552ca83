import { z } from 'zod';
import { Answer, PathId, RowId, Storable, atMost } from '../../common/common.schema.ts';
import { FILL_REQUIRED, User } from '../auth/auth.schema.ts';
import {
  at,
  ClassLife,
  count,
  Enrollment,
  Guardians,
  HandedIn,
  HeldGame,
  Mails,
  maybe,
  OwnRepertoire,
  PuzzleTry,
  words,
} from './study-data.schema.ts';

export const DeleteAccountInput = z.object({
  password: z
    .string({ error: FILL_REQUIRED })
    .min(1, FILL_REQUIRED)
    .max(128, atMost(128))
    .pipe(Storable)
    .describe('A senha da conta, como confirmação'),
});
export type DeleteAccountInput = z.infer<typeof DeleteAccountInput>;
const userId = PathId.describe('Número do aluno');
export const StudentDataInput = z.object({ userId });
export const EraseStudentInput = z.object({
  userId,
  password: DeleteAccountInput.shape.password.describe('A senha de quem administra, como confirmação'),
});
export const DeletedAccount = Answer({ deleted: z.literal(true).describe('A conta já não existe') });

const Game = z.object({
  id: RowId.describe('Número da partida'),
  mode: words('practice (contra a IA), blitz, rapid ou classical'),
  timeControl: words('Ritmo, em segundos, com o incremento depois de +'),
  difficulty: words('Nível da IA; null em partidas entre pessoas').nullable(),
  side: words('Lado: white (brancas) ou black (pretas)'),
  counts: z.boolean().describe('Se conta para rating, missões e conquistas'),
  result: words('Resultado: 1-0, 0-1 ou 1/2-1/2'),
  ending: words('Como terminou'),
  ratingChange: count('O que mudou no rating, em pontos'),
  pgn: words('A partida em PGN'),
  createdAt: at('Quando foi jogada'),
  comments: z
    .array(
      z.object({
        ply: count('Meio-lance comentado'),
        text: words('O comentário'),
        author: words('Quem o escreveu'),
        createdAt: at('Quando'),
      }),
    )
    .describe('O que professores disseram dela'),
});

/** All data of the school about one person. */
export const PersonalData = Answer({
  exportedAt: at('Quando este documento foi feito'),
  account: User.describe('A conta e o perfil'),
  lastSeenOn: words('O último dia em que a pessoa esteve na academia, como 2026-11-23; null se nunca').nullable(),
  sessions: z
    .array(
      z.object({
        device: words('Navegador e sistema em que começou; null se não se sabe').nullable(),
        createdAt: at('Quando começou'),
        expiresAt: at('Quando termina, sem uso'),
      }),
    )
    .describe('Onde a conta está aberta'),
  tokens: z
    .array(
      z.object({
        name: words('Nome'),
        scopes: z.array(z.string()).describe('O que permite'),
        createdAt: at('Quando foi criado'),
        expiresAt: at('Até quando vale'),
        lastUsedAt: maybe('Quando foi usado'),
        revokedAt: maybe('Quando foi revogado'),
      }),
    )
    .describe('Tokens de acesso, sem os segredos, que a escola não guarda'),
  enrollments: z.array(Enrollment).describe('Matrículas, com o que foi feito em cada curso'),
  ledger: z
    .array(
      z.object({
        reason: words('O motivo'),
        reference: words('A que se refere: o número de uma aula, de um pedido…'),
        experience: count('XP'),
        coins: count('Moedas; negativo quando foram gastas'),
        createdAt: at('Quando'),
      }),
    )
    .describe('Cada mudança de XP e moedas'),
  achievements: z.array(z.object({ key: words('A conquista'), earnedAt: at('Quando') })).describe('Conquistas'),
  puzzleRating: z
    .object({
      rating: z.number().describe('Rating de problemas, em pontos'),
      deviation: z.number().describe('Incerteza do rating, em pontos'),
      updatedAt: at('Quando mudou'),
    })
    .nullable()
    .describe('Rating de problemas; null sem nenhum tentado'),
  gameRating: z
    .object({
      rating: z.number().describe('Rating de partidas, em pontos'),
      deviation: z.number().describe('Incerteza do rating, em pontos'),
      volatility: z.number().describe('Quanto o rating costuma mudar'),
      updatedAt: at('Quando mudou'),
    })
    .nullable()
    .describe('Rating de partidas; null sem nenhuma valendo rating'),
  puzzles: z
    .array(
      z.object({
        puzzle: words('O problema'),
        firstTry: words('Primeira tentativa: solved, failed ou hinted'),
        ratingChange: count('O que mudou no rating'),
        milliseconds: count('Tempo da solução, em milissegundos; null se não se sabe').nullable(),
        solvedAt: maybe('Quando foi resolvido'),
        solutionReadAt: maybe('Quando a solução foi lida antes disso'),
        createdAt: at('Primeira tentativa'),
      }),
    )
    .describe('Problemas tentados'),
  games: z.array(Game).describe('Partidas guardadas'),
  matches: z.array(HeldGame).describe('Partidas jogadas no servidor'),
  assignments: z.array(HandedIn).describe('O que foi entregue e avaliado nas tarefas'),
  repertoires: z.array(OwnRepertoire).describe('Os repertórios de aberturas'),
  reviewDays: z.array(words('Dia, aaaa-mm-dd')).describe('Dias em que acertou algo que voltava no treino'),
  puzzleTries: z.array(PuzzleTry).describe('Cada tentativa de cada problema'),
  classes: ClassLife.describe('O que é nas turmas da escola e o que escreveu nelas'),
  guardians: Guardians,
  orders: z
    .array(
      z.object({
        item: words('O produto'),
        price: count('Moedas pagas'),
        stars: count('Avaliação, de 1 a 5; null sem').nullable(),
        createdAt: at('Quando foi comprado'),
        returnedAt: maybe('Quando foi devolvido'),
      }),
    )
    .describe('Compras na loja'),
  boosts: z
    .array(z.object({ percent: count('XP a mais, em %'), startsAt: at('De'), endsAt: at('Até') }))
    .describe('Tempos com mais XP'),
  favourites: z
    .array(z.object({ item: words('O produto'), createdAt: at('Desde quando') }))
    .describe('Produtos favoritos'),
  bookings: z
    .array(
      z.object({
        what: words('O que foi reservado'),
        category: words('Faixa etária; null onde não há').nullable(),
        price: count('Moedas pagas'),
        startsAt: maybe('Quando começa'),
        createdAt: at('Quando foi reservado'),
        cancelledAt: maybe('Quando foi cancelado'),
      }),
    )
    .describe('Reservas de mentorias, programas e torneios'),
  notifications: z
    .array(
      z.object({
        title: words('Título'),
        text: words('Texto'),
        createdAt: at('Quando'),
        readAt: maybe('Quando foi lido'),
      }),
    )
    .describe('Avisos do sino'),
  mails: Mails,
  images: z
    .array(z.object({ objectPath: words('Endereço da imagem na academia'), createdAt: at('Quando foi enviada') }))
    .describe('Imagens enviadas'),
  teaching: z
    .object({
      courses: z
        .array(
          z.object({
            id: RowId.describe('Número do curso'),
            title: words('Título'),
            status: words('Situação'),
            createdAt: at('Quando foi criado'),
          }),
        )
        .describe('Cursos da pessoa'),
      sharedCourses: z
        .array(
          z.object({
            id: RowId.describe('Número do curso'),
            title: words('Título'),
            since: at('Desde quando é coautora'),
          }),
        )
        .describe('Cursos de outros professores em que é coautora'),
      comments: z
        .array(
          z.object({
            gameId: RowId.describe('Número da partida'),
            ply: count('Meio-lance'),
            text: words('O comentário'),
            createdAt: at('Quando'),
          }),
        )
        .describe('Comentários escritos em partidas de alunos'),
      feedback: z
        .array(
          z.object({
            question: words('A pergunta'),
            correct: z.boolean().nullable().describe('A nota dada'),
            feedback: words('O comentário; null sem').nullable(),
            gradedAt: maybe('Quando'),
          }),
        )
        .describe('Respostas corrigidas'),
      teams: z
        .array(
          z.object({
            name: words('Nome'),
            title: words('Título'),
            team: z.enum(['mentoring', 'youth']).describe('mentoring (mentoria) ou youth (categoria de base)'),
          }),
        )
        .describe('Equipes da escola em que aparece'),
    })
    .describe('O que a pessoa fez como professor'),
  log: z
    .array(
      z.object({
        event: words('O que houve, como nome estável'),
        byPerson: z.boolean().describe('Se foi a própria pessoa que o fez'),
        detail: words('A que se refere; null se nada').nullable(),
        coins: count('Moedas; null se nenhuma').nullable(),
        address: words('Endereço de rede de onde veio; null se não se sabe').nullable(),
        createdAt: at('Quando'),
      }),
    )
    .describe('O que o registro da escola diz da pessoa'),
});
export type PersonalData = z.infer<typeof PersonalData>;
