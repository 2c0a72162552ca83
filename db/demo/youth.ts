/**
 * The demo's programme for the young: who teaches, what is offered, who is in it. Days count from the day on which the
 * demo is seeded.
 */

import type { Category } from './tournaments.ts';

export type DemoTeacher = {
  key: string;
  /** The account of the same person, if there is one. */ username?: string;
  name: string;
  title: string;
  bio: string;
};

export const demoTeachers: DemoTeacher[] = [
  {
    key: 'ricardo-nogueira',
    username: 'professor',
    name: 'Ricardo Nogueira',
    title: 'Coordenador e técnico da equipe',
    bio:
      'Há vinte anos leva o xadrez de turmas de alfabetização a equipes de competição. Prepara a equipe para os ' +
      'torneios e acompanha cada partida.',
  },
  {
    key: 'beatriz-cavalcanti',
    username: 'beatriz',
    name: 'Beatriz Cavalcanti',
    title: 'Professora da Sub-12 e da Sub-14',
    bio:
      'Ensina finais como quem conta histórias: poucas peças, muitas ideias. Na escolinha, cuida de quem já quer ' +
      'jogar o primeiro torneio.',
  },
  {
    key: 'camila-rocha',
    name: 'Camila Rocha',
    title: 'Professora da Sub-8 e da Sub-10',
    bio:
      'Pedagoga e enxadrista. Nas aulas dela as peças têm nome, o tabuleiro vira mapa e todo mundo aprende a perder ' +
      'sem medo e a ganhar sem pressa.',
  },
];

export type DemoProgram = {
  key: string;
  name: string;
  description: string;
  classesPerWeek: number | null;
  /** Coins; null on request. */ price: number | null;
  capacity: number | null;
  startsInDays: number | null;
};

export const demoPrograms: DemoProgram[] = [
  {
    key: 'xadrez-nas-escolas',
    name: 'Xadrez nas Escolas',
    description:
      'Levamos o xadrez para a sala de aula: professores, tabuleiros e um plano de ensino para cada ano, combinados ' +
      'com a direção da escola.',
    classesPerWeek: null,
    price: null,
    capacity: null,
    startsInDays: null,
  },
  {
    key: 'escolinha',
    name: 'Escolinha de Xadrez',
    description:
      'Para quem começa e para quem quer jogar melhor: regras, táticas e finais em turmas por idade, com partidas ' +
      'toda semana.',
    classesPerWeek: 2,
    price: 120,
    capacity: 40,
    startsInDays: 45,
  },
  {
    key: 'equipe-de-competicao',
    name: 'Equipe de Competição',
    description:
      'Treinos para quem joga torneios: aberturas, cálculo, finais e análise das próprias partidas com o técnico.',
    classesPerWeek: 3,
    price: 200,
    capacity: 20,
    startsInDays: 45,
  },
];

export type DemoGroup = {
  category: Category;
  program: string;
  /** In years: the youngest and the oldest of the group. */ ages: [number, number];
  names: string[];
};

const group = (category: Category, program: string, ages: [number, number], names: string): DemoGroup => ({
  category,
  program,
  ages,
  names: names.split(', '),
});

/** The children: 69, each in one programme. */
export const demoChildren: DemoGroup[] = [
  group(
    'sub8',
    'xadrez-nas-escolas',
    [6, 7],
    'Alice Barros, Bento Carvalho, Cecília Prado, Danilo Freitas, Elisa Monteiro, Felipe Rezende, Gael Martins, ' +
      'Heloísa Campos, Isis Peixoto, Joaquim Seixas',
  ),
  group(
    'sub8',
    'escolinha',
    [6, 7],
    'Laura Bittencourt, Levi Tavares, Lívia Queiroz, Lorenzo Batista, Maitê Figueira, Miguel Amorim, Noah Siqueira, ' +
      'Olívia Brandão',
  ),
  group(
    'sub10',
    'xadrez-nas-escolas',
    [8, 9],
    'Agatha Moura, Arthur Nascimento, Bernardo Coelho, Bianca Lopes, Caio Assunção, Clara Vasconcelos, Eduardo ' +
      'Pacheco, Emanuel Dias, Ester Guimarães, Francisco Leal, Gabriela Torres',
  ),
  group(
    'sub10',
    'escolinha',
    [8, 9],
    'Helena Sampaio, Henrique Bastos, Igor Meireles, Isabela Correia, João Pedro Viana, Júlia Andrade, Kauã Ferraz',
  ),
  group('sub10', 'equipe-de-competicao', [8, 9], 'Larissa Duarte, Leonardo Pinto'),
  group(
    'sub12',
    'xadrez-nas-escolas',
    [10, 11],
    'Manuela Rocha, Mateus Cardoso, Melissa Aguiar, Murilo Santana, Natália Furtado, Nicolas Braga, Otávio Neves',
  ),
  group(
    'sub12',
    'escolinha',
    [10, 11],
    'Pietra Magalhães, Rafaela Cunha, Rebeca Farias, Samuel Paiva, Sarah Mendonça, Théo Valadares',
  ),
  group('sub12', 'equipe-de-competicao', [10, 11], 'Thiago Parreira, Valentina Rios, Vicente Gouveia, Vitória Salgado'),
  group(
    'sub14',
    'xadrez-nas-escolas',
    [12, 13],
    'Yasmin Borges, Yuri Camargo, Amanda Lacerda, André Luiz Toledo, Bruna Macedo',
  ),
  group('sub14', 'escolinha', [12, 13], 'Carolina Esteves, Daniel Fontes, Enzo Pimentel'),
  group(
    'sub14',
    'equipe-de-competicao',
    [12, 13],
    'Fernanda Quintela, Guilherme Abreu, Letícia Serrano, Lucas Gabriel Matos, Mariana Veloso, Pedro Augusto Reis',
  ),
];
