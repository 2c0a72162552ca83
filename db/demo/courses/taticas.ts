import type { DemoCourse } from '../types.ts';
import { ataqueDescoberto } from './taticas/ataque-descoberto.ts';
import { cravada } from './taticas/cravada.ts';
import { desvio } from './taticas/desvio.ts';
import { espeto } from './taticas/espeto.ts';
import { garfo } from './taticas/garfo.ts';
import { padroesDeMate } from './taticas/padroes-de-mate.ts';

export const taticas: DemoCourse = {
  key: 'taticas',
  title: 'Táticas Essenciais',
  description:
    'A maioria das partidas entre iniciantes se decide por um golpe tático. Em seis aulas, com partidas famosas de ' +
    'Morphy, Réti e Petrosian, você aprende a ver garfos, cravadas, espetos, ataques descobertos, desvios e os mates ' +
    'que todo jogador precisa reconhecer de longe.',
  category: 'tactics',
  difficulty: 'beginner',
  priceCents: 0,
  maxStudents: 200,
  objectives: [
    'Encontrar garfos de cavalo, peão e dama',
    'Ganhar material com cravadas e espetos',
    'Usar ataques descobertos e o xeque duplo',
    'Desviar ou eliminar a peça que defende',
    'Reconhecer o mate do corredor, o sufocado e outros padrões',
  ],
  prerequisites: ['Saber mover as peças e reconhecer o xeque-mate'],
  thumbnail: {
    fen: '6k1/5r1p/p2N4/nppP2q1/2P5/1P2N3/PQ5P/7K w - - 0 30',
    arrows: [
      ['b2', 'h8'],
      ['d6', 'f7'],
    ],
  },
  lessons: [garfo, cravada, espeto, ataqueDescoberto, desvio, padroesDeMate],
};
