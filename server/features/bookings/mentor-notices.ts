/**
 * Notifications to a mentor with an account about their hours. They contain no names, so that no name outlives its
 * deleted account. The linked page shows who comes.
 */
import { momentInSentence } from '../../common/days.ts';
import type { News } from '../notifications/notifications.service.ts';

const href = '/mentoria/administrar';

export const noticeOfBooking = (startsAt: Date): News => ({
  title: 'Nova reserva de mentoria',
  text: `Um aluno reservou o seu horário de ${momentInSentence(startsAt)}.`,
  href,
});

export const noticeOfCancellation = (startsAt: Date): News => ({
  title: 'Reserva de mentoria cancelada',
  text: `Um aluno desistiu do seu horário de ${momentInSentence(startsAt)}. A vaga está livre de novo.`,
  href,
});
