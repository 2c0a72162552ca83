import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['bookings'];

export const docs = {
  list: {
    tags,
    summary: 'As próprias reservas: mentorias, programas e torneios',
    description: 'Da mais nova à mais antiga, também as canceladas, em páginas de 20.',
  },

  upcoming: {
    tags,
    summary: 'O que vem a seguir: mentorias, torneios, programas e aulas com data',
    description:
      'Até 50 sessões, da mais próxima à mais distante, com a que acontece agora. De um intensivo aparece o ' +
      'próximo encontro.',
  },

  cancel: {
    tags,
    summary: 'Desfaz uma reserva até 24 horas antes: as moedas voltam',
    description: 'A vaga fica livre e as moedas pagas voltam na hora, uma só vez.',
  },
} satisfies Record<string, OperationDocs>;
