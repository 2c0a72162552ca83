/** The demo school's class: who teaches and studies in it, its course, an announcement, and work that is due. */
import type { DemoCourse } from './types.ts';

export type DemoClass = {
  name: string;
  /** By username; all of them are enrolled in the course. */
  professor: string;
  students: string[];
  course: DemoCourse['key'];
  post: string;
  /** On the announcement, each by the username of a student. */
  comments: { by: string; text: string }[];
  assignment: {
    title: string;
    instructions: string;
    /** Of the course's lessons, from the first of these up to the second, which is left out. */
    lessons: [from: number, to: number];
    dueInDays: number;
  };
};

export const demoClass: DemoClass = {
  name: 'Turma Demo',
  professor: 'professor',
  students: ['aluno', 'pedro.lima', 'julia.fernandes', 'sofia.ribeiro'],
  course: 'taticas',
  post:
    'Esta semana vemos ataques descobertos e desvios. Antes de resolver no tabuleiro, procure sempre os **xeques** e ' +
    'as **capturas**.\n\nQuem travar numa posição pode pedir uma dica: ela não tira pontos da tarefa.',
  comments: [
    { by: 'julia.fernandes', text: 'Achei o desvio na posição 3 sem pedir dica!' },
    { by: 'pedro.lima', text: 'Professor, vamos ver mais ataques descobertos na terça?' },
  ],
  assignment: {
    title: 'Descobertos e desvios',
    instructions: 'Assista às duas aulas, resolva as posições e faça o quiz de cada uma.',
    lessons: [3, 5],
    dueInDays: 5,
  },
};
