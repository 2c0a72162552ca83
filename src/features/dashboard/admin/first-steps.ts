/** One thing that a new school still needs. */
export type FirstStep = {
  title: string;
  text: string;
  isDone: boolean;
  /** Where it is done; missing where somebody else does it. */ link?: { href: string; label: string };
};

type Beginnings = { isNamed: boolean; professors: number };

/** What leads a new school, until it has a course, to its first one. */
export const firstStepsOf = ({ isNamed, professors }: Beginnings): FirstStep[] => [
  {
    title: 'Nome da escola',
    text: 'Com a cor e o logotipo que todos veem.',
    isDone: isNamed,
    link: { href: '/admin/escola', label: 'Dar nome à escola' },
  },
  {
    title: 'Conta de professor',
    text: 'Cursos são de professores: faça uma conta para quem ensina. Se é você, uma segunda, com outro email.',
    isDone: professors > 0,
    link: { href: '/admin/usuarios?nova', label: 'Nova conta' },
  },
  {
    title: 'Primeiro curso',
    text: 'Quem ensina entra com a própria conta e escolhe Criar Primeiro Curso.',
    isDone: false,
    ...(professors > 0 && { link: { href: '/login', label: 'Entrar como professor' } }),
  },
];
