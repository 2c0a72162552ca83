import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['chapters'];
const TEACHER = 'professor@academia.demo';

export const docs = {
  ofLesson: {
    tags,
    summary: 'Capítulos de uma lição',
    description:
      'Os tabuleiros da lição, em sua ordem, com o ponto em que o aluno está. Onde ele encontra os lances por si, ' +
      'vem a posição inicial e nunca a árvore. De uma lição que ele ainda não pode estudar, nenhum.',
    example: { lessonId: 8 },
  },

  save: {
    tags,
    summary: 'Grava os capítulos de uma lição',
    description:
      'Na ordem enviada: os que têm id mudam, os outros são novos, os que faltam deixam a lição; o que os alunos ' +
      'tentaram fica, e volta com o capítulo que volta com seu id. Com version, o que outra janela gravou depois ' +
      'não se desfaz: 409. Um PGN de várias partidas faz vários capítulos. Um PGN que não se lê é recusado com a ' +
      'linha e o lance. Lances certos levam [%right] no comentário; onde nenhum leva, vale o principal.',
    example: {
      lessonId: 1,
      chapters: [
        {
          title: 'Garfo de cavalo',
          mode: 'responder',
          side: 'white',
          pgn: '[FEN "q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1"]\n\n1. Cc7+ { O garfo! [%right] } Rd7 *',
        },
      ],
    },
    exampleBy: TEACHER,
  },

  move: {
    tags,
    summary: 'Joga um lance em um capítulo',
    description:
      'Diz se é certo, responde e guarda a tentativa. Um lance errado recebe a refutação do professor ' +
      'ou a do motor; o aluno tenta de novo na mesma posição. Um lance certo que não tem continuação, onde outro ' +
      'certo a tem, vale, e o capítulo segue pelo outro. Contra o motor valem só as respostas que o servidor deu.',
  },

  read: {
    tags,
    summary: 'Guarda onde o aluno está em um capítulo que se lê',
    description:
      'Ali ele continua, em qualquer aparelho. Quem chegou ao último lance da linha principal leu o capítulo. ' +
      'Da equipe nada se guarda.',
  },

  hint: {
    tags,
    summary: 'Pede uma dica em um capítulo',
    description: 'A casa da peça; pedida de novo na mesma posição, a casa de destino; depois, o lance.',
  },

  due: {
    tags,
    summary: 'Os capítulos que voltam hoje',
    description:
      'Um capítulo resolvido volta no dia em que está para ser esquecido (FSRS): mais cedo se houve lance errado ou ' +
      'dica. Resolver de novo, na lição, marca o próximo dia.',
  },

  tries: {
    tags,
    summary: 'O que os alunos tentaram em um capítulo',
    description:
      'Por posição: cada lance, quantas vezes e por quem; quem acertou de primeira, depois ou ainda não. Num curso ' +
      'de outro professor, o que tentaram os alunos das próprias turmas que o têm.',
    exampleBy: TEACHER,
  },

  exportPgn: {
    tags,
    summary: 'Capítulos de uma lição em PGN',
    description: 'O arquivo, com os lances certos, para quem pode alterar o curso. Por RPC, o nome e o texto.',
    example: { lessonId: 8 },
    exampleBy: TEACHER,
  },
} satisfies Record<string, OperationDocs>;
