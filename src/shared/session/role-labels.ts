import type { SessionUser } from './session.tsx';

export const roleLabels: Record<SessionUser['role'], string> = {
  student: 'Aluno',
  professor: 'Professor',
  admin: 'Administrador',
};
