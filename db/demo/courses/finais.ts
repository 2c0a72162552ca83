import type { DemoCourse } from '../types.ts';
import { damaContraPeao } from './finais/dama-contra-peao.ts';
import { lucena } from './finais/lucena.ts';
import { matesBasicos } from './finais/mates-basicos.ts';
import { oposicao } from './finais/oposicao.ts';
import { philidor } from './finais/philidor.ts';
import { quadrado } from './finais/quadrado.ts';

export const finais: DemoCourse = {
  key: 'finais',
  title: 'Finais essenciais: a técnica que decide partidas',
  description: `Quantas partidas ganhas já terminaram em empate porque faltou técnica? Os finais são a parte mais \
exata do xadrez: quem conhece algumas posições-chave joga com confiança desde o meio-jogo, pois sabe quais trocas \
levam à vitória e quais salvam meio ponto.

Este curso reúne as seis lições que todo jogador de torneio precisa dominar: oposição, regra do quadrado, Lucena, \
Philidor, dama contra peão e os mates básicos. Cada filme mostra o método completo, e cada teste confere se ele \
ficou.`,
  category: 'endgames',
  difficulty: 'advanced',
  priceCents: 29900,
  maxStudents: 40,
  objectives: [
    'Vencer e defender finais de rei e peão com a oposição',
    'Calcular corridas de peões com a regra do quadrado',
    'Construir a ponte na posição de Lucena',
    'Empatar finais de torre com a defesa de Philidor',
    'Vencer com dama contra peão e conhecer as exceções',
    'Dar os mates básicos sem cair em afogamento',
  ],
  prerequisites: [
    'Ler a notação algébrica com fluência',
    'Dar mate com duas torres',
    'Ter experiência de partidas completas',
  ],
  thumbnail: {
    fen: '1K6/1P2k3/8/8/3R4/8/8/r7 w - - 4 3',
    arrows: [
      ['b8', 'c7'],
      ['d4', 'b4'],
    ],
  },
  lessons: [oposicao, quadrado, lucena, philidor, damaContraPeao, matesBasicos],
};
