import type { DemoCourse } from '../types.ts';
import { caroKann } from './aberturas/caro-kann.ts';
import { gambitoDaDama } from './aberturas/gambito-da-dama.ts';
import { italiana } from './aberturas/italiana.ts';
import { principios } from './aberturas/principios.ts';
import { ruyLopez } from './aberturas/ruy-lopez.ts';
import { siciliana } from './aberturas/siciliana.ts';

export const aberturas: DemoCourse = {
  key: 'aberturas',
  title: 'Aberturas Clássicas',
  description:
    'Decorar lances não basta: é preciso saber o que eles querem. Este curso apresenta os princípios da abertura e ' +
    'cinco sistemas jogados há séculos, a Italiana, a Ruy López, o Gambito da Dama, a Siciliana e a Caro-Kann, com o ' +
    'plano de cada lado e as armadilhas que você precisa conhecer.',
  category: 'openings',
  difficulty: 'intermediate',
  priceCents: 0,
  maxStudents: 200,
  objectives: [
    'Aplicar os princípios da abertura em qualquer posição',
    'Jogar com um plano as primeiras jogadas de cinco aberturas clássicas',
    'Reconhecer e evitar as armadilhas mais comuns',
    'Montar um repertório simples de brancas e de pretas',
  ],
  prerequisites: ['Conhecer as regras e a notação das jogadas', 'Reconhecer garfos e cravadas'],
  thumbnail: {
    fen: 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3',
    arrows: [
      ['c4', 'f7'],
      ['f3', 'e5'],
    ],
  },
  lessons: [principios, italiana, ruyLopez, gambitoDaDama, siciliana, caroKann],
};
