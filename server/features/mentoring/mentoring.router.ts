import { admin, professor, router, signedIn, student } from '../../trpc/init.ts';
import { BookingOutput } from '../bookings/bookings.schema.ts';
import {
  ManagedMentorOutput,
  ManagedMentorsOutput,
  ManagedSlotOutput,
  ManagedSlotsInput,
  ManagedSlotsOutput,
  MentorForm,
  OfferedOutput,
  OfferForm,
  OneSlotInput,
  RoomInput,
  UpdateMentorInput,
} from './manage.schema.ts';
import {
  cancelSlot,
  changeMentor,
  createMentor,
  listManagedMentors,
  listManagedSlots,
  offerSlots,
  setRoom,
} from './manage.service.ts';
import { BookSlotInput, MentoringOutput, SlotsInput, SlotsOutput } from './mentoring.schema.ts';
import { bookSlot, getMentoring, listSlots } from './mentoring.service.ts';

const tags = ['mentoring'];

export const mentoringRouter = router({
  overview: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/mentoring',
        tags,
        summary: 'Os programas de mentoria e os mentores',
        description:
          'Alunos e sessões de cada mentor são contados do que já aconteceu; `available` diz se recebe alunos e tem horário livre.',
      },
    })
    .output(MentoringOutput)
    .query(({ ctx }) => getMentoring(ctx.db)),

  slots: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/mentoring/slots',
        tags,
        summary: 'Os horários que podem ser reservados agora',
        description:
          'Os 200 próximos, do mais cedo ao mais tarde, de um mentor ou de um programa, se pedido. Um intensivo é um só horário com oito encontros.',
      },
    })
    .input(SlotsInput)
    .output(SlotsOutput)
    .query(async ({ ctx, input }) => ({ slots: await listSlots(ctx.db, ctx.viewer, input) })),

  book: student
    .meta({
      openapi: {
        method: 'POST',
        path: '/mentoring/slots/{slotId}/book',
        tags,
        summary: 'Reserva um horário e paga com moedas',
        description:
          'A mesma marca enviada de novo para o mesmo horário devolve a mesma reserva, sem novo pagamento; para outra coisa, é recusada. Recusa o que está cheio, já começou, coincide com outra sessão do aluno ou custa mais do que ele tem.',
        errorResponses: [404, 409],
      },
    })
    .input(BookSlotInput)
    .output(BookingOutput)
    .mutation(({ ctx, input }) => bookSlot(ctx.db, ctx.viewer, input)),

  managedMentors: professor
    .meta({
      openapi: {
        method: 'GET',
        path: '/mentoring/managed/mentors',
        tags,
        summary: 'Os mentores para quem os administra',
        description: 'Administradores veem todos, também os inativos; um professor, o mentor que ele é.',
      },
    })
    .output(ManagedMentorsOutput)
    .query(async ({ ctx }) => ({ mentors: await listManagedMentors(ctx.db, ctx.viewer) })),

  managedSlots: professor
    .meta({
      openapi: {
        method: 'GET',
        path: '/mentoring/managed/slots',
        tags,
        summary: 'Os horários oferecidos, com quem vem',
        description:
          'Administradores veem os de todos os mentores; um professor, os próprios. `upcoming` traz o que ainda acontece, `past` o que passou ou foi cancelado.',
      },
    })
    .input(ManagedSlotsInput)
    .output(ManagedSlotsOutput)
    .query(({ ctx, input }) => listManagedSlots(ctx.db, ctx.viewer, input)),

  createMentor: admin
    .meta({
      openapi: {
        method: 'POST',
        path: '/mentoring/mentors',
        tags,
        summary: 'Cria um mentor',
        description: 'Com o email de uma conta de professor, o mentor passa a oferecer os próprios horários.',
        errorResponses: [404, 409],
      },
      example: {
        name: 'Paulo Andrade',
        title: 'Mestre Nacional',
        rating: 2_210,
        experience: 12,
        specialty: 'Finais de torre',
        pricePerHour: 100,
      },
    })
    .input(MentorForm)
    .output(ManagedMentorOutput)
    .mutation(async ({ ctx, input }) => ({ mentor: await createMentor(ctx.db, ctx.viewer, input) })),

  updateMentor: admin
    .meta({
      openapi: {
        method: 'PUT',
        path: '/mentoring/mentors/{mentorId}',
        tags,
        summary: 'Altera um mentor',
        description:
          'O novo preço vale para as horas individuais que ainda vêm; o que já foi pago fica como está. Inativo, some da página; as reservas continuam.',
        errorResponses: [404, 409],
      },
      example: {
        mentorId: 2,
        name: 'Marina Falcão',
        title: 'Mestra FIDE',
        rating: 2_180,
        experience: 14,
        specialty: 'Aberturas e preparação',
        pricePerHour: 125,
      },
    })
    .input(UpdateMentorInput)
    .output(ManagedMentorOutput)
    .mutation(async ({ ctx, input }) => ({ mentor: await changeMentor(ctx.db, ctx.viewer, input) })),

  offer: professor
    .meta({
      openapi: {
        method: 'POST',
        path: '/mentoring/slots',
        tags,
        summary: 'Oferece um horário, ou um por semana',
        description:
          'Todos os horários da série ou nenhum. Um intensivo tem dois encontros por semana durante quatro semanas.',
        errorResponses: [404, 409],
      },
      example: {
        mentorId: 1,
        program: 'individual',
        startsAt: '2026-12-14T14:00:00-03:00',
        weeks: 2,
        roomUrl: 'https://salas.exemplo.com.br/ricardo',
      },
    })
    .input(OfferForm)
    .output(OfferedOutput)
    .mutation(async ({ ctx, input }) => ({ slots: await offerSlots(ctx.db, ctx.viewer, input) })),

  setRoom: professor
    .meta({
      openapi: {
        method: 'PUT',
        path: '/mentoring/slots/{slotId}/room',
        tags,
        summary: 'Informa o endereço da sala',
        description: 'Um endereço https, mostrado a quem reservou; vazio apaga o anterior.',
        errorResponses: [404, 409],
      },
    })
    .input(RoomInput)
    .output(ManagedSlotOutput)
    .mutation(async ({ ctx, input }) => ({ slot: await setRoom(ctx.db, ctx.viewer, input.slotId, input.roomUrl) })),

  cancelSlot: professor
    .meta({
      openapi: {
        method: 'POST',
        path: '/mentoring/slots/{slotId}/cancel',
        tags,
        summary: 'Cancela um horário',
        description:
          'Quem reservou recebe as moedas de volta e uma notificação. Possível até o início do primeiro encontro.',
        errorResponses: [404, 409],
      },
    })
    .input(OneSlotInput)
    .output(ManagedSlotOutput)
    .mutation(async ({ ctx, input }) => ({ slot: await cancelSlot(ctx.db, ctx.viewer, input.slotId) })),
});
