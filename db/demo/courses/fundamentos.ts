import type { DemoCourse } from '../types.ts';
import { lancesEspeciais } from './fundamentos/lances-especiais.ts';
import { tabuleiroEPecas } from './fundamentos/tabuleiro-e-pecas.ts';
import { valorEPrimeiroMate } from './fundamentos/valor-e-primeiro-mate.ts';
import { xequeEMate } from './fundamentos/xeque-e-mate.ts';

export const fundamentos: DemoCourse = {
  key: 'fundamentos',
  title: 'Fundamentos do Xadrez',
  description:
    'Nunca moveu um peão? Comece aqui. Em quatro aulas curtas você conhece o tabuleiro, aprende como cada peça anda, ' +
    'entende xeque, mate e empate e dá o seu primeiro xeque-mate. Um curso para crianças e adultos, de preferência ' +
    'jogado a dois na mesa da cozinha.',
  category: 'beginners',
  difficulty: 'beginner',
  priceCents: 0,
  maxStudents: 200,
  objectives: [
    'Mover todas as peças e ler as coordenadas do tabuleiro',
    'Distinguir xeque, xeque-mate e afogamento',
    'Usar o roque, o en passant e a promoção',
    'Comparar trocas pelo valor das peças',
    'Dar mate com duas torres',
  ],
  prerequisites: ['Nenhum conhecimento de xadrez: basta a vontade de jogar'],
  thumbnail: {
    fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    arrows: [
      ['e2', 'e4'],
      ['g1', 'f3'],
    ],
  },
  lessons: [tabuleiroEPecas, xequeEMate, lancesEspeciais, valorEPrimeiroMate],
};
