import type { SessionUser } from '../session/session.tsx';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';

const LABELS: Record<string, string> = {
  professor: 'Professor',
  cursos: 'Cursos',
  criar: 'Criar',
  editar: 'Editar',
  edit: 'Editar',
  lessons: 'Lições',
  new: 'Nova Lição',
  tentativas: 'Tentativas',
  aulas: 'Aulas',
  anteriores: 'Anteriores',
  futuras: 'Futuras',
  cronograma: 'Cronograma',
  'manage-students': 'Gerenciar Alunos',
  relatorios: 'Relatórios',
  revisoes: 'Revisões',
  'create-course': 'Criar Curso',
};

/**
 * The breadcrumbs of one of the professor's screens. Those of an administrator begin at the dashboard.
 */
export const crumbsOf = (path: string, role: SessionUser['role']): Crumb[] => {
  const parts = path.split('/').filter(Boolean);
  const crumbs = parts.flatMap((part, index) => {
    const label = LABELS[part];
    return label ? [{ label, href: `/${parts.slice(0, index + 1).join('/')}` }] : [];
  });
  return role === 'admin'
    ? [{ label: 'Dashboard', href: '/dashboard' }, ...crumbs.filter(({ href }) => href !== '/professor')]
    : crumbs;
};
