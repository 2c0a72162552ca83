import type { DemoCourse } from '../types.ts';
import { bispos } from './estrategia/bispos.ts';
import { casasFracas } from './estrategia/casas-fracas.ts';
import { centro } from './estrategia/centro.ts';
import { colunasAbertas } from './estrategia/colunas-abertas.ts';
import { estruturaDePeoes } from './estrategia/estrutura-de-peoes.ts';
import { plano } from './estrategia/plano.ts';

export const estrategia: DemoCourse = {
  key: 'estrategia',
  title: 'Estratégia: do centro ao plano',
  description: `Você já conhece as regras e enxerga as táticas simples, mas às vezes olha a posição e não sabe o que \
fazer? Este curso ensina a ler o tabuleiro: quem tem o centro, quais casas estão fracas, onde as torres devem ficar, \
que bispo merece viver e o que os peões estão dizendo.

São seis lições curtas, cada uma com um filme comentado lance a lance, um texto para ler com calma e um teste. Duas \
delas trazem aulas clássicas de Smyslov e Capablanca. No fim você saberá montar um plano simples e segui-lo.`,
  category: 'strategy',
  difficulty: 'intermediate',
  priceCents: 0,
  maxStudents: 100,
  objectives: [
    'Disputar e usar o centro desde a abertura',
    'Reconhecer casas fracas e instalar peças em postos avançados',
    'Colocar as torres em colunas abertas e entrar na sétima fileira',
    'Distinguir o bispo bom do bispo mau e agir de acordo',
    'Avaliar peões isolados, dobrados e passados',
    'Montar um plano a partir da estrutura de peões',
  ],
  prerequisites: [
    'Conhecer as regras e o movimento das peças',
    'Ler a notação algébrica',
    'Reconhecer garfos, cravadas e mates simples',
  ],
  thumbnail: {
    fen: 'r3r1k1/pp3ppp/3p1b2/3NpP2/2q1P3/8/PPP3PP/R3QRK1 b - - 1 17',
    arrows: [
      ['d5', 'c7'],
      ['d5', 'f6'],
    ],
  },
  lessons: [centro, casasFracas, colunasAbertas, bispos, estruturaDePeoes, plano],
};
