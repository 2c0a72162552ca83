import type { SessionUser } from '../shared/session/session.tsx';
import { isTeacher } from '../shared/session/teaching.ts';

export type NavigationLink = { href: string; label: string };
export type NavigationItem = NavigationLink & { links?: NavigationLink[] };

/** The links in the header, by role. */
const navigationOf: Record<SessionUser['role'], NavigationItem[]> = {
  student: [
    { href: '/dashboard', label: 'Dashboard' },
    { href: '/courses', label: 'Cursos' },
    { href: '/turmas', label: 'Turmas' },
    { href: '/treino', label: 'Treino' },
    { href: '/practice', label: 'Prática' },
    { href: '/partidas', label: 'Partidas' },
    { href: '/tournaments', label: 'Torneios' },
    { href: '/missoes', label: 'Missões' },
    { href: '/loja', label: 'Loja' },
  ],
  professor: [
    { href: '/dashboard', label: 'Dashboard' },
    {
      href: '/professor/cursos',
      label: 'Meus Cursos',
      links: [
        { href: '/professor/cursos', label: 'Ver Cursos' },
        { href: '/create-course', label: 'Criar Curso' },
      ],
    },
    {
      href: '/professor/aulas',
      label: 'Ver Aulas',
      links: [
        { href: '/professor/aulas/anteriores', label: 'Aulas Anteriores' },
        { href: '/professor/aulas/futuras', label: 'Planejamento Futuras' },
      ],
    },
    { href: '/turmas', label: 'Turmas' },
    { href: '/partidas/mural', label: 'Mural de Partidas' },
    { href: '/professor/manage-students', label: 'Gerenciar Usuários' },
    { href: '/professor/relatorios', label: 'Relatórios' },
  ],
  admin: [
    { href: '/dashboard', label: 'Dashboard' },
    { href: '/turmas', label: 'Turmas' },
    { href: '/partidas/mural', label: 'Mural de Partidas' },
  ],
};

/** The links of a professor who still waits for the school's approval. */
const waitingNavigation: NavigationItem[] = [
  { href: '/dashboard', label: 'Dashboard' },
  { href: '/courses', label: 'Cursos' },
];

/** The links in a user's header. */
export const navigationFor = (user: Pick<SessionUser, 'role' | 'awaitingApproval' | 'alsoTeaches'>): NavigationItem[] =>
  user.awaitingApproval ? waitingNavigation : navigationOf[isTeacher(user) ? 'professor' : user.role];

/** What `aria-current` says of a link to the current page, or to one that contains it; tasks are of a class. */
export const currentOf = (href: string, location: string): 'page' | undefined =>
  `${location.replace('/tarefas', '/turmas')}/`.startsWith(`${href}/`) ? 'page' : undefined;

export const footerColumns: { title: string; links: NavigationLink[] }[] = [
  {
    title: 'Aprender',
    links: [
      { href: '/courses', label: 'Cursos' },
      { href: '/treino', label: 'Treino' },
      { href: '/practice', label: 'Prática' },
      { href: '/analise', label: 'Análise' },
      { href: '/mentoria', label: 'Mentoria' },
      { href: '/categoria-base', label: 'Categoria de Base' },
    ],
  },
  {
    title: 'Jogar',
    links: [
      { href: '/partidas', label: 'Partidas Online' },
      { href: '/tournaments', label: 'Torneios' },
      { href: '/missoes', label: 'Missões' },
    ],
  },
  {
    title: 'Comunidade',
    links: [
      { href: '/loja', label: 'Loja Virtual' },
      { href: '/premium', label: 'Premium' },
      { href: '/help', label: 'Ajuda' },
    ],
  },
];
