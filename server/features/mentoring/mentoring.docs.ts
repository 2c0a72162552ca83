import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['mentoring'];

export const docs = {
  overview: {
    tags,
    summary: 'Os programas de mentoria e os mentores',
    description:
      'Alunos e sessões de cada mentor são contados do que já aconteceu; `available` diz se recebe alunos e tem ' +
      'horário livre.',
  },

  slots: {
    tags,
    summary: 'Os horários que podem ser reservados agora',
    description:
      'Os 100 próximos, ou os da página pedida, do mais cedo ao mais tarde, de um mentor ou de um programa, se ' +
      'pedido. Um intensivo é um só horário com oito encontros.',
  },

  book: {
    tags,
    summary: 'Reserva um horário e paga com moedas',
    description:
      'A mesma marca enviada de novo para o mesmo horário devolve a mesma reserva, sem novo pagamento; para outra ' +
      'coisa, é recusada. Recusa o que está cheio, já começou, coincide com outra sessão do aluno ou custa mais do ' +
      'que ele tem.',
  },

  managedMentors: {
    tags,
    summary: 'Os mentores para quem os administra',
    description: 'Administradores veem todos, também os inativos; um professor, o mentor que ele é.',
  },

  managedSlots: {
    tags,
    summary: 'Os horários oferecidos, com quem vem',
    description:
      'Administradores veem os de todos os mentores; um professor, os próprios. `upcoming` traz o que ainda ' +
      'acontece, `past` o que passou ou foi cancelado.',
  },

  createMentor: {
    tags,
    summary: 'Cria um mentor',
    description: 'Com o email de uma conta de professor, o mentor passa a oferecer os próprios horários.',
    example: {
      name: 'Paulo Andrade',
      title: 'Mestre Nacional',
      rating: 2_210,
      experience: 12,
      specialty: 'Finais de torre',
      pricePerHour: 100,
    },
  },

  updateMentor: {
    tags,
    summary: 'Altera um mentor',
    description:
      'O novo preço vale para as horas individuais que ainda vêm; o que já foi pago fica como está. Inativo, some ' +
      'da página; as reservas continuam.',
    example: {
      mentorId: 2,
      name: 'Marina Falcão',
      title: 'Mestra FIDE',
      rating: 2_180,
      experience: 14,
      specialty: 'Aberturas e preparação',
      pricePerHour: 125,
    },
  },

  offer: {
    tags,
    summary: 'Oferece um horário, ou um por semana',
    description:
      'Todos os horários da série ou nenhum. Um intensivo tem dois encontros por semana durante quatro semanas.',
    example: {
      mentorId: 1,
      program: 'individual',
      startsAt: '2026-12-14T14:00:00-03:00',
      weeks: 2,
      roomUrl: 'https://salas.exemplo.com.br/ricardo',
    },
  },

  setRoom: {
    tags,
    summary: 'Informa o endereço da sala',
    description: 'Um endereço https, mostrado a quem reservou; vazio apaga o anterior.',
  },

  cancelSlot: {
    tags,
    summary: 'Cancela um horário',
    description:
      'Quem reservou recebe as moedas de volta e uma notificação. Possível até o início do primeiro encontro.',
  },
} satisfies Record<string, OperationDocs>;
