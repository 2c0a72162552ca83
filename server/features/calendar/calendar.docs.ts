import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['calendar'];

export const docs = {
  week: {
    tags,
    summary: 'As datas de uma semana',
    description:
      'De segunda a domingo, no horário de São Paulo: prazos de tarefas, aulas com data, torneios das turmas, ' +
      'mentorias e o que se reservou. Quem ensina recebe o que é das suas turmas e dos seus cursos.',
  },
  address: {
    tags,
    summary: 'O próprio endereço de calendário',
    description: 'Desde quando há um endereço que vale. O endereço mesmo só é dito quando se faz.',
  },
  makeAddress: {
    tags,
    summary: 'Faz um endereço de calendário',
    description:
      'Um endereço próprio, com um segredo, que outros calendários leem em iCalendar. O anterior deixa de valer, e ' +
      'este também quando se troca a senha.',
  },
  revokeAddress: {
    tags,
    summary: 'Revoga o endereço de calendário',
    description: 'O endereço deixa de valer: quem o lê recebe 404.',
  },
  feed: {
    tags,
    summary: 'O calendário de uma pessoa, em iCalendar',
    description:
      'Para programas de calendário, sem conta: quem tem o endereço lê as datas de quatro semanas atrás até um ano ' +
      'adiante.',
  },
} satisfies Record<string, OperationDocs>;
