import type { DemoCourse } from '../types.ts';
import { gestaoDoTempo } from './psicologia/gestao-do-tempo.ts';
import { rotinaDePensamento } from './psicologia/rotina-de-pensamento.ts';
import { torneioEDerrotas } from './psicologia/torneio-e-derrotas.ts';
import { vantagemEDesvantagem } from './psicologia/vantagem-e-desvantagem.ts';

export const psicologia: DemoCourse = {
  key: 'psicologia',
  title: 'Psicologia do enxadrista: pensar, decidir, resistir',
  description: `Duas pessoas sabem a mesma teoria; uma vence mais. A diferença está em como pensam durante a partida: \
que perguntas fazem, onde gastam o relógio, como reagem quando estão ganhando e quando estão perdendo.

Em quatro lições, com partidas célebres de Chigorin, Edward Lasker e Evans, você vai construir uma rotina contra \
descuidos, aprender a administrar o tempo, converter vantagens, salvar posições perdidas e transformar cada derrota \
em estudo.`,
  category: 'psychology',
  difficulty: 'advanced',
  priceCents: 19900,
  maxStudents: 30,
  objectives: [
    'Adotar uma rotina de pensamento que evita descuidos',
    'Reconhecer os momentos críticos e administrar o relógio',
    'Converter vantagens e resistir em posições difíceis',
    'Preparar-se para torneios e analisar as próprias derrotas',
  ],
  prerequisites: [
    'Ler a notação algébrica com fluência',
    'Ter o hábito de anotar e guardar as próprias partidas',
    'Jogar partidas com relógio',
  ],
  thumbnail: {
    fen: '2Q5/5Rpk/8/1p2p2p/1P2Pn1P/5Pq1/4r3/7K w - - 0 49',
    arrows: [
      ['c8', 'g8'],
      ['f7', 'g7'],
    ],
  },
  lessons: [rotinaDePensamento, gestaoDoTempo, vantagemEDesvantagem, torneioEDerrotas],
};
