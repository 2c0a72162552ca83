/** What the export of a person's data says of their study, and the words that all of it is made of. */
import { z } from 'zod';
import { Moment, RowId } from '../../common/common.schema.ts';

export const at = (what: string) => Moment.describe(`${what}, em ISO 8601 (UTC)`);
export const maybe = (what: string) => at(`${what}; null se não`).nullable();
export const words = (what: string) => z.string().describe(what);
export const count = (what: string) => z.number().int().describe(what);

const QuizAnswer = z.object({
  question: words('A pergunta'),
  answer: words('O que foi respondido'),
  correct: z.boolean().nullable().describe('Se está certa; null enquanto a correção não vem'),
  points: count('Os pontos de uma dissertativa, de 0 a 10; null se não').nullable(),
  feedback: words('O que o professor disse dela; null se nada').nullable(),
  gradedAt: maybe('Quando foi corrigida por um professor'),
});
const QuizAttempt = z.object({
  quiz: words('Título do quiz'),
  score: count('Nota, de 0 a 100'),
  passed: z.boolean().describe('Se foi aprovada'),
  createdAt: at('Quando foi enviada'),
  answers: z.array(QuizAnswer).describe('As respostas'),
});
export const Enrollment = z.object({
  courseId: RowId.describe('Número do curso'),
  course: words('Título do curso'),
  paidCents: count('O que foi pago, em centavos de real'),
  accessUntil: maybe('Até quando o curso está aberto, onde isso tem fim'),
  rating: count('Nota dada ao curso, de 1 a 5 estrelas; null se nenhuma').nullable(),
  createdAt: at('Quando começou'),
  lastActivityAt: at('Última atividade no curso'),
  completedAt: maybe('Quando o curso foi concluído'),
  lessons: z
    .array(z.object({ lesson: words('Título da aula'), completedAt: at('Quando foi concluída') }))
    .describe('As aulas concluídas'),
  quizzes: z.array(QuizAttempt).describe('Cada tentativa de cada quiz'),
  openedLessons: z
    .array(z.object({ lesson: words('Título da aula'), openedAt: at('Desde quando está aberta') }))
    .describe('As aulas abertas cuja recompensa ainda não foi paga'),
  begunQuizzes: z
    .array(
      z.object({
        quiz: words('Título do quiz'),
        startedAt: at('Quando foi começado'),
        answers: z
          .array(z.object({ question: words('A pergunta'), answer: words('O que foi respondido') }))
          .describe('As respostas até agora'),
      }),
    )
    .describe('Os quizzes começados e ainda não entregues'),
  unlocks: z
    .array(
      z.object({
        price: count('Moedas pagas'),
        createdAt: at('Quando foi pago'),
        endsAt: at('Até quando abriu o curso'),
      }),
    )
    .describe('Tempos de acesso pagos com moedas'),
  certificate: z
    .object({
      code: words('Código do certificado'),
      studentName: words('Nome impresso'),
      courseTitle: words('Curso impresso'),
      professorName: words('Professor impresso'),
      issuedAt: at('Quando foi emitido'),
    })
    .nullable()
    .describe('O certificado; null se não há'),
});

/** A game that the server holds, as one of its players sees it. */
export const HeldGame = z.object({
  opponent: words('Adversário: engine (motor), board (mesmo tabuleiro), person (pessoa) ou anyone (quem procurava)'),
  side: words('Lado: white (brancas) ou black (pretas)'),
  base: count('Segundos de cada lado'),
  increment: count('Segundos que cada lance acrescenta'),
  rated: z.boolean().describe('Se vale rating'),
  status: words('Situação: waiting, playing, finished ou aborted'),
  result: words('Resultado: 1-0, 0-1 ou 1/2-1/2; null sem resultado').nullable(),
  ending: words('Como terminou; null se ainda não').nullable(),
  ratingChange: count('O que mudou no rating, em pontos; null se nada').nullable(),
  moves: z.array(z.string()).describe('Os lances em SAN'),
  createdAt: at('Quando foi criada'),
  endedAt: maybe('Quando terminou'),
});

/** What somebody handed in for an assignment, and what was said of it. */
export const HandedIn = z.object({
  class: words('A turma'),
  assignment: words('A tarefa'),
  text: words('O texto entregue; null se nenhum').nullable(),
  file: words('Endereço do arquivo entregue; null se nenhum').nullable(),
  fileName: words('Nome do arquivo entregue; null se nenhum').nullable(),
  handedInAt: maybe('Quando foi entregue'),
  returnedAt: maybe('Quando foi devolvido para ser refeito'),
  comment: words('O que o professor disse; null se nada').nullable(),
  points: count('Pontos dados à mão; null se não').nullable(),
  excused: z.boolean().describe('Se foi dispensado'),
});

/** Who answers for them, and what they asked them for. */
export const Guardians = z
  .object({
    consent: z
      .object({ guardianName: words('Nome do responsável'), givenAt: at('Quando') })
      .nullable()
      .describe('O consentimento do responsável no cadastro; null sem'),
    digestMail: z
      .object({ email: words('O endereço'), confirmedAt: maybe('Quando foi confirmado') })
      .nullable()
      .describe('O email que recebe o resumo da semana; null sem'),
    purchaseRequests: z
      .array(
        z.object({
          title: words('O que pediu'),
          coins: count('Quanto custava, em moedas'),
          state: words('O que foi dele'),
          createdAt: at('Quando pediu'),
          answeredAt: maybe('Quando foi respondido'),
        }),
      )
      .describe('Compras pedidas aos responsáveis'),
  })
  .describe('Os responsáveis');

/** Whether the school may write to them, and what it wrote about them. */
export const Mails = z
  .object({
    wanted: z.boolean().describe('Se quer avisos por email'),
    about: z
      .array(
        z.object({
          subject: words('Assunto'),
          createdAt: at('Quando foi escrito'),
          sentAt: maybe('Quando foi enviado'),
        }),
      )
      .describe('Os emails dos últimos 60 dias, também os que foram aos responsáveis'),
  })
  .describe('Emails da escola');

export const PuzzleTry = z.object({
  puzzle: words('O problema'),
  moves: z.array(z.string()).describe('Os próprios lances'),
  right: z.boolean().describe('Se o resolveram'),
  at: at('Quando'),
});

export const OwnRepertoire = z.object({
  title: words('Nome'),
  side: words('Lado: white (brancas) ou black (pretas)'),
  pgn: words('A árvore em PGN'),
  createdAt: at('Desde quando'),
  updatedAt: at('Quando mudou'),
});

const place = { name: words('Nome da turma'), schoolYear: words('Ano letivo'), since: at('Desde quando') };
const written = z.object({ text: words('O texto'), createdAt: at('Quando') });

/** What somebody is in the school's classes. */
export const ClassLife = z.object({
  studied: z
    .array(z.object({ ...place, words: words('O que o professor diz no boletim') }))
    .describe('Turmas em que estuda'),
  asked: z.array(z.object(place)).describe('Turmas em que pediu para entrar'),
  taught: z.array(z.object(place)).describe('Turmas em que dá aula'),
  attendance: z
    .array(
      z.object({
        name: words('Nome da turma'),
        date: words('Dia, aaaa-mm-dd'),
        present: z.boolean().describe('Se estava na aula'),
      }),
    )
    .describe('Presença nas aulas'),
  posts: z.array(written).describe('Avisos escritos no mural'),
  comments: z.array(written).describe('Comentários escritos no mural'),
  liveLessons: z
    .array(
      z.object({
        name: words('Nome da turma'),
        startedAt: at('Quando a aula começou'),
        seenAt: at('Quando a acompanhou por último'),
      }),
    )
    .describe('Aulas ao vivo que acompanhou'),
  liveAnswers: z
    .array(z.object({ move: words('O lance, em SAN'), answeredAt: at('Quando') }))
    .describe('Lances que respondeu em aulas ao vivo'),
  tournaments: z
    .array(z.object({ name: words('Nome do torneio'), createdAt: at('Quando foi criado') }))
    .describe('Torneios da turma em que jogou'),
});
