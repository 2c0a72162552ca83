import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['courses'];
const PROFESSOR = 'professor@academia.demo';

export const docs = {
  addCoAuthor: {
    tags,
    exampleBy: PROFESSOR,
    summary: 'Faz de outro professor coautor do curso',
    description:
      'Pelo número da conta ou pelo email; são até 10. Coautores escrevem o curso, suas lições e capítulos e ' +
      'acompanham os alunos como quem o criou; preço, coautores e exclusão ficam com quem o criou e a administração.',
  },

  removeCoAuthor: {
    tags,
    exampleBy: PROFESSOR,
    summary: 'Tira um coautor do curso',
    description: 'O que ele escreveu fica. Um coautor também pode tirar a si mesmo.',
  },
} satisfies Record<string, OperationDocs>;
