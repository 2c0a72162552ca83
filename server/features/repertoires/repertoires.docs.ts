import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['puzzles'];

export const docs = {
  list: {
    tags,
    summary: 'Os repertórios de aberturas',
    description: 'Os próprios e os que vieram de um professor, com quantas linhas voltam hoje (FSRS).',
  },
  gaps: {
    tags,
    summary: 'Onde as últimas partidas saíram do repertório',
    description:
      'Cada partida é comparada, posição por posição, com o repertório do seu lado que a acompanha por mais lances. ' +
      'As que ficaram nele até ele acabar não aparecem.',
  },
  get: {
    tags,
    summary: 'Um repertório com as suas linhas',
    description: 'Uma linha vai da posição inicial até o último lance próprio; cada uma volta no seu dia.',
  },
  create: {
    tags,
    summary: 'Cria um repertório',
    description:
      'De uma árvore em PGN: a sua, a de um capítulo, a de um arquivo. Até 30 próprios, com até 400.000 caracteres ' +
      'ao todo.',
    example: { title: 'Italiana', side: 'white', pgn: '1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 3. Bc4' },
  },
  save: {
    tags,
    summary: 'Muda um repertório',
    description: 'As linhas que ficam guardam o seu dia; as que saem são esquecidas.',
    example: { title: 'Italiana', side: 'white', pgn: '1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3' },
  },
  remove: { tags, summary: 'Exclui um repertório', description: 'Com as suas linhas. As cópias de alunos ficam.' },
  train: {
    tags,
    summary: 'Diz como foi uma linha',
    description:
      'A linha volta no dia em que estiver para ser esquecida (FSRS); a segunda vez do mesmo dia não muda esse dia. ' +
      'Nada se ganha por ela.',
  },
  give: {
    tags,
    summary: 'Dá um repertório a uma turma',
    description:
      'Cada aluno recebe uma cópia. Dado outra vez, o novo toma o lugar do antigo, menos onde o aluno mudou a sua ' +
      'cópia.',
  },
} satisfies Record<string, OperationDocs>;
