/**
 * The tournaments of the demo's young players. Days count from the day on which the demo is seeded.
 */

export type Category = 'sub8' | 'sub10' | 'sub12' | 'sub14';

export type DemoTournament = {
  key: string;
  name: string;
  description: string;
  /** Days from the seeding day, and the hour in Brasília: negative days are past. */
  inDays: number;
  hour: number;
  location: string;
  categories: string;
  /** The age groups from which its players came. */
  groups: Category[];
  prize: string;
  registration: 'open' | 'soon' | 'qualifiers';
  rules?: string;
  /** Coins. */
  price: number;
  capacity: number | null;
  /** How many of the demo's children play, or played; the school entered them. */
  players?: number;
  /** The programme they come from, where it is one. */
  team?: string;
};

const ALL: Category[] = ['sub8', 'sub10', 'sub12', 'sub14'];
const HOME = 'Sede da academia, São Paulo';

const past = (
  tournament: Pick<DemoTournament, 'key' | 'name' | 'description' | 'inDays' | 'groups' | 'categories' | 'players'> &
    Partial<DemoTournament>,
): DemoTournament => ({
  hour: 9,
  location: HOME,
  prize: 'Medalhas para os três primeiros de cada categoria',
  registration: 'open',
  price: 0,
  capacity: 60,
  ...tournament,
});

export const demoTournaments: DemoTournament[] = [
  {
    key: 'copa-jovem',
    name: 'Copa Jovem Academia',
    description:
      'Cinco rodadas no ritmo rápido, 15 minutos para cada lado, com emparceiramento suíço. Uma tarde para jogar, ' +
      'conhecer gente e aprender.',
    inDays: 20,
    hour: 13,
    location: HOME,
    categories: 'Sub-8 a Sub-14',
    groups: ALL,
    prize: 'Troféus, medalhas e livros de xadrez',
    registration: 'open',
    price: 30,
    capacity: 40,
    players: 12,
    team: 'equipe-de-competicao',
  },
  {
    key: 'festival-primeiros-lances',
    name: 'Festival Primeiros Lances',
    description:
      'O primeiro torneio de muita gente: quatro rodadas, 10 minutos para cada lado, e professores por perto para ' +
      'tirar dúvidas sobre as regras.',
    inDays: 48,
    hour: 9,
    location: 'Parque da Água Branca, São Paulo',
    categories: 'Sub-8 e Sub-10',
    groups: ['sub8', 'sub10'],
    prize: 'Medalha para todos os participantes',
    registration: 'soon',
    price: 0,
    capacity: 60,
  },
  {
    key: 'final-do-circuito',
    name: 'Final do Circuito Escolar',
    description: 'Os melhores das etapas do ano, em sete rodadas no ritmo de 30 minutos para cada lado.',
    inDays: 76,
    hour: 9,
    location: 'Ginásio do Ibirapuera, São Paulo',
    categories: 'Sub-12 e Sub-14',
    groups: ['sub12', 'sub14'],
    prize: 'Troféu do circuito e vaga na equipe de competição',
    registration: 'qualifiers',
    rules:
      'Classificam-se os oito primeiros de cada categoria na soma das três melhores etapas do circuito.\n\n' +
      'Cada etapa vale 10 pontos para o primeiro, 8 para o segundo, 6 para o terceiro e um ponto a menos a cada ' +
      'posição, até o oitavo.\n\n' +
      'Em caso de empate, vale a melhor colocação na última etapa. Quem se classifica recebe o convite pela escola ' +
      'e confirma a presença até uma semana antes.',
    price: 0,
    capacity: 16,
  },
  past({
    key: 'etapa-4',
    name: 'Circuito Escolar · 4ª etapa',
    description: 'Seis rodadas, 20 minutos para cada lado.',
    inDays: -15,
    categories: 'Sub-12 e Sub-14',
    groups: ['sub12', 'sub14'],
    players: 22,
  }),
  past({
    key: 'relampago-da-base',
    name: 'Relâmpago da Base',
    description: 'Nove rodadas de 3 minutos, com 2 segundos por lance.',
    inDays: -43,
    hour: 14,
    categories: 'Sub-10 a Sub-14',
    groups: ['sub10', 'sub12', 'sub14'],
    players: 31,
  }),
  past({
    key: 'dia-das-familias',
    name: 'Torneio das Famílias',
    description: 'Duplas de uma criança e um adulto, um lance de cada.',
    inDays: -70,
    hour: 10,
    location: 'Parque da Água Branca, São Paulo',
    categories: 'Sub-8 e Sub-10',
    groups: ['sub8', 'sub10'],
    players: 26,
    prize: 'Medalha para todas as duplas',
  }),
  past({
    key: 'etapa-3',
    name: 'Circuito Escolar · 3ª etapa',
    description: 'Seis rodadas, 20 minutos para cada lado.',
    inDays: -99,
    categories: 'Sub-12 e Sub-14',
    groups: ['sub12', 'sub14'],
    players: 24,
  }),
  past({
    key: 'copa-dos-finais',
    name: 'Copa dos Finais',
    description: 'Partidas que começam em finais sorteados: quem sabe a técnica vence.',
    inDays: -127,
    categories: 'Sub-12 e Sub-14',
    groups: ['sub12', 'sub14'],
    players: 18,
    prize: 'Livros de finais',
  }),
  past({
    key: 'festival-sub-8',
    name: 'Festival Sub-8',
    description: 'Quatro rodadas e um tabuleiro gigante no intervalo.',
    inDays: -155,
    categories: 'Sub-8',
    groups: ['sub8'],
    players: 17,
    prize: 'Medalha para todos os participantes',
  }),
  past({
    key: 'etapa-2',
    name: 'Circuito Escolar · 2ª etapa',
    description: 'Seis rodadas, 20 minutos para cada lado.',
    inDays: -190,
    categories: 'Sub-12 e Sub-14',
    groups: ['sub12', 'sub14'],
    players: 21,
  }),
  past({
    key: 'torneio-de-duplas',
    name: 'Torneio de Duplas',
    description: 'Duas pessoas, dois tabuleiros, um resultado.',
    inDays: -218,
    hour: 14,
    categories: 'Sub-8 a Sub-14',
    groups: ALL,
    players: 36,
  }),
  past({
    key: 'etapa-1',
    name: 'Circuito Escolar · 1ª etapa',
    description: 'Seis rodadas, 20 minutos para cada lado.',
    inDays: -246,
    categories: 'Sub-12 e Sub-14',
    groups: ['sub12', 'sub14'],
    players: 23,
  }),
];
