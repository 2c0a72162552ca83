/** The sentence for each event of the school's log. */
import type { AuditEvent } from './audit.service.ts';

/** What an event contains: names of people, what it was about, coins moved. */
export type EventDetails = {
  actor: string | null;
  subject: string | null;
  detail: string | null;
  coins: number | null;
};
/** The part of the sentence after the actor's name. */
type Verb = (told: { subject: string; detail: string; coins: number }) => string;

const coinsText = (coins: number): string =>
  `${Math.abs(coins).toLocaleString('pt-BR')} ${Math.abs(coins) === 1 ? 'moeda' : 'moedas'}`;
const paying = (coins: number): string => (coins === 0 ? '' : ` por ${coinsText(coins)}`);
const gaining = (coins: number): string => (coins === 0 ? '' : ` e ganhou ${coinsText(coins)}`);
const gettingBack = (coins: number): string => (coins === 0 ? '' : ` e recebeu ${coinsText(coins)} de volta`);

const ROLES: Record<string, string> = { student: 'aluno', professor: 'professor', admin: 'administrador' };
const asRole = (role: string): string => ROLES[role] ?? role;

const verbs: Record<Exclude<AuditEvent, 'sign_in_failed'>, Verb> = {
  signed_in: () => 'entrou na academia',
  signed_up: ({ detail }) => `criou uma conta${detail ? ` de ${asRole(detail)}` : ''}`,
  signed_out: () => 'saiu da academia',
  password_changed: ({ subject }) => (subject ? `trocou a senha de ${subject}` : 'trocou a própria senha'),
  password_reset: ({ subject }) => `criou um link de nova senha para ${subject}`,
  email_changed: ({ subject }) => (subject ? `trocou o email de ${subject}` : 'trocou o próprio email'),
  token_created: ({ detail }) => `criou o token de acesso “${detail}”`,
  token_revoked: ({ detail }) => `revogou o token de acesso “${detail}”`,
  role_changed: ({ subject, detail }) => `mudou o papel de ${subject} para ${asRole(detail)}`,
  user_deactivated: ({ subject }) => `desativou a conta de ${subject}`,
  user_reactivated: ({ subject }) => `reativou a conta de ${subject}`,
  professor_approved: ({ subject }) => `aprovou o cadastro de ${subject} como professor`,
  account_added: ({ subject, detail }) => `criou a conta de ${subject} (${asRole(detail)})`,
  account_erased: ({ subject }) => (subject ? `excluiu a conta de ${subject}` : 'excluiu a própria conta'),
  data_exported: ({ subject }) => (subject ? `exportou os dados de ${subject}` : 'exportou os próprios dados'),
  school_changed: () => 'mudou o nome ou a aparência da escola',
  signup_opened: () => 'abriu o cadastro a todos',
  signup_closed: () => 'fechou o cadastro',
  course_created: ({ detail }) => `criou o curso “${detail}”`,
  course_published: ({ detail }) => `publicou o curso “${detail}”`,
  course_paused: ({ detail }) => `pausou o curso “${detail}”`,
  course_deleted: ({ detail }) => `excluiu o curso “${detail}”`,
  course_shared: ({ subject, detail }) => `fez de ${subject} coautor do curso “${detail}”`,
  course_unshared: ({ subject, detail }) =>
    subject ? `tirou ${subject} dos coautores do curso “${detail}”` : `deixou de ser coautor do curso “${detail}”`,
  lesson_deleted: ({ detail }) => `excluiu a aula “${detail}”`,
  essay_graded: ({ subject, detail }) => `corrigiu uma resposta de ${subject} na aula “${detail}”`,
  enrolled: ({ detail }) => `fez a matrícula no curso “${detail}”`,
  course_unlocked: ({ detail, coins }) => `desbloqueou o curso “${detail}”${paying(coins)}`,
  lesson_completed: ({ detail }) => `concluiu a aula “${detail}”`,
  quiz_passed: ({ detail }) => `passou no quiz da aula “${detail}”`,
  course_completed: ({ detail }) => `completou o curso “${detail}”`,
  mission_claimed: ({ detail, coins }) => `resgatou a missão “${detail}”${gaining(coins)}`,
  achievement_earned: ({ detail }) => `ganhou a conquista “${detail}”`,
  order_paid: ({ detail, coins }) => `comprou “${detail}”${paying(coins)}`,
  order_delivered: ({ subject, detail }) => `entregou “${detail}” a ${subject}`,
  order_returned: ({ subject, detail, coins }) =>
    subject ? `recebeu “${detail}” de volta de ${subject}` : `devolveu “${detail}”${gettingBack(coins)}`,
  item_changed: ({ detail }) => `salvou “${detail}” na administração da escola`,
  slots_offered: ({ detail }) => `ofereceu ${detail}`,
  registration_opened: ({ detail }) => `abriu as inscrições do torneio “${detail}”`,
  registration_closed: ({ detail }) => `fechou as inscrições do torneio “${detail}”`,
  called_off: ({ detail }) => `cancelou ${detail} para todos`,
  class_created: ({ detail }) => `criou a turma “${detail}”`,
  class_changed: ({ detail }) => `mudou a turma “${detail}”`,
  class_joined: ({ subject, detail }) =>
    subject ? `pôs ${subject} na turma “${detail}”` : `entrou na turma “${detail}”`,
  class_left: ({ subject, detail }) => `tirou ${subject} da turma “${detail}”`,
  match_paused: ({ subject, detail }) => `pausou a partida ${detail} de ${subject}`,
  match_resumed: ({ subject, detail }) => `retomou a partida ${detail} de ${subject}`,
  match_adjusted: ({ subject, detail }) => `ajustou um relógio na partida ${detail} de ${subject}`,
  match_decided: ({ subject, detail }) => `encerrou a partida ${detail} de ${subject}`,
  match_unresumed: ({ subject, detail }) =>
    `encerrou sem resultado a partida ${detail} de ${subject}, que ficou um dia pausada`,
  booked: ({ detail, coins }) => `reservou “${detail}”${paying(coins)}`,
  booking_cancelled: ({ subject, detail, coins }) =>
    subject
      ? `cancelou a reserva “${detail}” de ${subject}${coins === 0 ? '' : `, que recebeu ${coinsText(coins)} de volta`}`
      : `cancelou a reserva “${detail}”${gettingBack(coins)}`,
};

/** The actor when nobody was signed in and the server itself acted. */
const NOBODY = 'O sistema';

/** The event as one Portuguese sentence, without a full stop: 'Ana Clara comprou “Caderno” por 45 moedas'. */
export const sentenceOf = (event: AuditEvent, { actor, subject, detail, coins }: EventDetails): string => {
  if (event === 'sign_in_failed')
    return `Tentativa de login recusada: ${detail ?? 'dados incorretos'}${subject ? ` (conta de ${subject})` : ''}`;
  return `${actor ?? NOBODY} ${verbs[event]({ subject: subject ?? '', detail: detail ?? '', coins: coins ?? 0 })}`;
};
