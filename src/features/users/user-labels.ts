import type { ManagedUser, UserRole, UserState } from '../../../server/features/users/users.schema.ts';
import { plural } from '../../lib/plural.ts';
import { roleLabels } from '../../shared/session/role-labels.ts';
import type { Tone } from '../../ui/tones.ts';

export const roleTones: Record<UserRole, Tone> = { student: 'info', professor: 'brand', admin: 'gold' };
export const stateLabels: Record<UserState, string> = {
  active: 'Ativa',
  waiting: 'Aguarda aprovação',
  deactivated: 'Desativada',
};
export const stateTones: Record<UserState, Tone> = { active: 'brand', waiting: 'gold', deactivated: 'danger' };

export const fixedReasons: Record<NonNullable<ManagedUser['fixed']>, string> = {
  own: 'Esta é a sua conta: outro administrador pode mudá-la.',
  demo: 'Conta de demonstração: não muda.',
};

/** What becomes of what somebody made in the school. */
const whatStays = ({ role, courses, enrollments }: ManagedUser): string[] => [
  ...(courses > 0
    ? [
        `${plural(courses, 'curso')} ${courses === 1 ? 'continua' : 'continuam'} no ar com o nome da ` +
          'pessoa; administradores podem editar, pausar e corrigir respostas.',
      ]
    : []),
  ...(enrollments > 0 ? [`${plural(enrollments, 'matrícula')}, as moedas e os certificados ficam guardados.`] : []),
  ...(role === 'student' ? ['Reservas do que ainda não começou são desfeitas.'] : []),
];

const MENTORS_HOURS =
  'Se ela dá mentorias, o que foi reservado e ainda não começou é cancelado, com as moedas de volta e ' +
  'um aviso aos alunos; horários livres deixam de ser oferecidos.';

export const deactivationText = (user: ManagedUser): string =>
  [
    'A pessoa sai agora de todos os lugares e não consegue mais entrar.',
    ...whatStays(user),
    ...(user.role === 'student' ? [] : [MENTORS_HOURS]),
    'Você pode reativar a conta quando quiser.',
  ].join(' ');

export const roleText = (user: ManagedUser, role: UserRole): string =>
  [
    `${user.fullName} passa de ${roleLabels[user.role]} para ${roleLabels[role]}, sai de todos os ` +
      'lugares e precisa entrar de novo.',
    role === 'admin' && 'Administradores podem ver e mudar tudo na escola.',
    ...whatStays(user),
    role === 'student' && MENTORS_HOURS,
  ]
    .filter(Boolean)
    .join(' ');

export const RESET_TEXT =
  'A senha atual deixa de valer e a pessoa sai de todos os lugares agora. Você recebe um link, que ' +
  'vale uma vez e por 30 minutos, para entregar a ela.';
