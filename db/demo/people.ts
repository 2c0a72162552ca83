/** The people of the demo school, and what its students have studied so far. */
import type { DemoCourse } from './types.ts';

export const DEMO_PASSWORD = 'demo1234';

export type DemoPerson = {
  fullName: string;
  username: string;
  email: string;
  location?: string;
  bio?: string;
  dateOfBirth?: string;
};

/** How far a student came in a course: so many lessons with their quizzes, one every other day since the start. */
export type DemoStudy = {
  course: DemoCourse['key'];
  lessons: number;
  startedDaysAgo: number;
  stars?: 1 | 2 | 3 | 4 | 5;
};
export type DemoStudent = DemoPerson & { rating: number; studies: DemoStudy[] };

export const demoAdmin: DemoPerson = {
  fullName: 'Helena Duarte',
  username: 'admin',
  email: 'admin@academia.demo',
  location: 'Belo Horizonte, MG',
};

export const demoProfessors: (DemoPerson & { courses: DemoCourse['key'][] })[] = [
  {
    fullName: 'Ricardo Nogueira',
    username: 'professor',
    email: 'professor@academia.demo',
    location: 'São Paulo, SP',
    bio: 'Ensina xadrez há vinte anos, de turmas de alfabetização a equipes de competição.',
    courses: ['fundamentos', 'taticas', 'aberturas', 'psicologia'],
  },
  {
    fullName: 'Beatriz Cavalcanti',
    username: 'beatriz',
    email: 'beatriz@academia.demo',
    location: 'Recife, PE',
    bio: 'Apaixonada por finais: acredita que quem entende poucas peças entende todas.',
    courses: ['estrategia', 'finais'],
  },
];

/** The demo student, partway: one course finished with its certificate, two in progress, one just begun. */
const ana: DemoStudent = {
  fullName: 'Ana Clara Moreira',
  username: 'aluno',
  email: 'aluno@academia.demo',
  location: 'Campinas, SP',
  bio: 'Aprendi a jogar com meu avô e agora quero ganhar dele.',
  dateOfBirth: '2013-04-18',
  rating: 1245,
  studies: [
    { course: 'fundamentos', lessons: 4, startedDaysAgo: 24, stars: 5 },
    { course: 'taticas', lessons: 3, startedDaysAgo: 12 },
    { course: 'estrategia', lessons: 2, startedDaysAgo: 5 },
    { course: 'aberturas', lessons: 0, startedDaysAgo: 1 },
  ],
};

const classmate = (
  fullName: string,
  username: string,
  location: string,
  rating: number,
  studies: DemoStudy[],
): DemoStudent => ({
  fullName,
  username,
  email: `${username}@academia.demo`,
  location,
  rating,
  studies,
});

export const demoStudents: DemoStudent[] = [
  ana,
  classmate('Pedro Henrique Lima', 'pedro.lima', 'Salvador, BA', 1310, [
    { course: 'fundamentos', lessons: 4, startedDaysAgo: 60, stars: 5 },
    { course: 'taticas', lessons: 6, startedDaysAgo: 40, stars: 5 },
    { course: 'aberturas', lessons: 2, startedDaysAgo: 8 },
  ]),
  classmate('Júlia Fernandes', 'julia.fernandes', 'Curitiba, PR', 1405, [
    { course: 'taticas', lessons: 6, startedDaysAgo: 75, stars: 4 },
    { course: 'estrategia', lessons: 6, startedDaysAgo: 55, stars: 5 },
    { course: 'finais', lessons: 4, startedDaysAgo: 14, stars: 5 },
  ]),
  classmate('Davi Araújo', 'davi.araujo', 'Fortaleza, CE', 1180, [
    { course: 'fundamentos', lessons: 2, startedDaysAgo: 9 },
  ]),
  classmate('Marina Souza', 'marina.souza', 'Porto Alegre, RS', 1520, [
    { course: 'aberturas', lessons: 6, startedDaysAgo: 50, stars: 4 },
    { course: 'finais', lessons: 6, startedDaysAgo: 35, stars: 5 },
    { course: 'psicologia', lessons: 2, startedDaysAgo: 6, stars: 5 },
  ]),
  classmate('Lucas Teixeira', 'lucas.teixeira', 'Rio de Janeiro, RJ', 1260, [
    { course: 'fundamentos', lessons: 4, startedDaysAgo: 33, stars: 4 },
    { course: 'estrategia', lessons: 3, startedDaysAgo: 11 },
  ]),
  classmate('Sofia Ribeiro', 'sofia.ribeiro', 'Manaus, AM', 1215, [
    { course: 'fundamentos', lessons: 3, startedDaysAgo: 10, stars: 5 },
    { course: 'taticas', lessons: 1, startedDaysAgo: 4 },
  ]),
  classmate('Antônio Carlos Pires', 'antonio.pires', 'Ouro Preto, MG', 1340, [
    { course: 'psicologia', lessons: 4, startedDaysAgo: 28, stars: 4 },
    { course: 'aberturas', lessons: 3, startedDaysAgo: 13 },
  ]),
];
