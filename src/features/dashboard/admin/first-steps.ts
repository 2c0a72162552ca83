/** One step of a new school. */
export type FirstStep = {
  title: string;
  text: string;
  isDone: boolean;
  /** Where it is done; missing if somebody else does it. */ link?: { href: string; label: string };
};

type Beginnings = { isNamed: boolean; professors: number };

/** The steps of a new school to its first course. */
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
