type Link = { href: string; label: string };

/** One step of a new school. */
export type FirstStep = {
  title: string;
  text: string;
  isDone: boolean;
  /** Where it is done; missing if somebody else does it. */
  link?: Link;
  /** Whether who administers can say here that they also teach. */
  asksWhetherTeaching?: true;
};

type Beginnings = { isNamed: boolean; professors: number; teaches: boolean; classes: number };

const courseOf = ({ professors, teaches }: Beginnings): Pick<FirstStep, 'text' | 'link'> =>
  teaches
    ? {
        text: 'Escreva o primeiro curso e dê-o à turma. Problemas e partidas podem ser dados como tarefa já agora.',
        link: { href: '/create-course', label: 'Criar Primeiro Curso' },
      }
    : {
        text: 'Quem ensina entra com a própria conta e escolhe Criar Primeiro Curso.',
        ...(professors > 0 && { link: { href: '/login', label: 'Entrar como professor' } }),
      };

/** The steps of a new school to its first course. */
export const firstStepsOf = (beginnings: Beginnings): FirstStep[] => [
  {
    title: 'Nome da escola',
    text: 'Com a cor e o logotipo que todos veem.',
    isDone: beginnings.isNamed,
    link: { href: '/admin/escola', label: 'Dar nome à escola' },
  },
  {
    title: 'Quem ensina',
    text: 'Se você também dá aulas, esta mesma conta basta. Para os outros professores, faça uma conta.',
    isDone: beginnings.teaches || beginnings.professors > 0,
    link: { href: '/admin/usuarios?nova', label: 'Nova conta' },
    asksWhetherTeaching: true,
  },
  {
    title: 'Primeira turma',
    text: 'Crie a sua primeira turma: cole os nomes dos alunos e imprima os cartões com que eles entram.',
    isDone: beginnings.classes > 0,
    link: { href: '/turmas?nova', label: 'Criar a primeira turma' },
  },
  { title: 'Primeiro curso', isDone: false, ...courseOf(beginnings) },
];
