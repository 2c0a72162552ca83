import type { DemoLesson } from '../../types.ts';

const sixthRank = '4k3/R7/6r1/3KP3/8/8/8/8 w - - 4 3';
const pawnAdvanced = '4k3/R7/4P1r1/3K4/8/8/8/8 b - - 0 3';
const threat = '4k3/R7/3KP3/8/8/8/8/6r1 w - - 0 1';

export const philidor: DemoLesson = {
  key: 'philidor',
  title: 'Torre e peão: a defesa de Philidor',
  description: `Se a posição de Lucena é a vitória que se deve conhecer, a de Philidor é o empate. Quem defende tem o \
rei na frente do peão e a torre na sexta fileira (a terceira, vista por quem defende). Dali a torre impede o rei \
adversário de avançar.

A defesa tem duas fases. Enquanto o peão não chega à sexta, a torre passeia de um lado ao outro por essa fileira, sem \
pressa. Assim que o peão avança, o rei atacante perde o seu abrigo: é o sinal para a torre descer à primeira fileira \
e dar xeques por trás.

O erro mais comum é descer cedo demais ou ficar parado quando o peão avança. Guarde a frase: espere na sexta; peão na \
sexta, xeque por trás.`,
  durationMinutes: 14,
  film: {
    pgn: `[Event "Finais: a defesa de Philidor"]
[SetUp "1"]
[FEN "4k3/7R/r7/3KP3/8/8/8/8 w - - 0 1"]
[Result "1/2-1/2"]

{Pretas defendem: rei na frente do peão e torre na sexta fileira. É empate!}
1. Rb7 {As brancas procuram uma brecha.}
Rh6 {A torre preta fica na sexta: o rei branco não entra em d6 nem em e6.}
2. Ra7 {Outra tentativa de espera.}
Rg6 {As pretas esperam também, sempre na sexta fileira.}
3. e6 {O peão avança e ameaça abrir caminho para o rei em d6.}
Rg1 {O sinal! A torre desce para dar xeques por trás.}
4. Kd6 {Ameaça Ta8 mate...}
Rd1+ {...mas o xeque chega antes.}
5. Ke5 {O rei já não tem o abrigo de e6: o peão está lá.}
Re1+ {Outro xeque por trás.}
6. Kf6 {O rei tenta o outro lado, de novo com ameaça de mate.}
Rf1+ {E mais um xeque.}
7. Ke5 {De volta: não há onde se esconder.}
Re1+ {Xeque sem fim ou perda do peão: o empate está garantido.}
1/2-1/2`,
    claims: [
      { ply: 2, is: 'illegal', move: 'Kd6' },
      { ply: 2, is: 'illegal', move: 'Ke6' },
      { ply: 4, is: 'illegal', move: 'Kd6' },
      { ply: 7, is: 'not-check' },
      { ply: 8, is: 'check' },
      { ply: 10, is: 'check' },
      { ply: 12, is: 'check' },
      { ply: 14, is: 'check' },
      { ply: 14, is: 'material', balance: 1 },
    ],
  },
  quiz: {
    title: 'A defesa de Philidor',
    timeLimitMinutes: 6,
    questions: [
      {
        question:
          'Peão branco em e5, rei preto em e8. Em que fileira a torre preta deve esperar, na defesa de Philidor?',
        options: ['Na primeira', 'Na sexta', 'Na oitava', 'Na quarta'],
        correctAnswer: 'Na sexta',
        explanation:
          'Na sexta fileira a torre impede o rei branco de chegar a d6, e6 ou f6, e assim as brancas não progridem.',
      },
      {
        question:
          'Torre preta em g6, rei branco em d5, peão branco em e5. Brancas jogam. Para onde o rei branco não pode ir?',
        diagram: sixthRank,
        options: ['c5 e d4', 'c4 e e4', 'd4 e e4', 'd6 e e6'],
        correctAnswer: 'd6 e e6',
        explanation:
          'A torre de g6 controla toda a sexta fileira. O rei só entraria ali se o peão avançasse e fechasse a linha.',
        claims: [
          { fen: sixthRank, is: 'illegal', move: 'Kd6' },
          { fen: sixthRank, is: 'illegal', move: 'Ke6' },
          { fen: sixthRank, is: 'legal', move: 'Kd4' },
        ],
      },
      {
        question: 'As brancas acabam de jogar 3.e6. O que as pretas devem fazer com a torre de g6?',
        diagram: pawnAdvanced,
        options: [
          'Levá-la à primeira fileira para dar xeques por trás',
          'Trazê-la a g8, ao lado do rei',
          'Deixá-la na sexta e mover o rei',
          'Trocá-la imediatamente pelo peão de e6, antes que ele avance',
        ],
        correctAnswer: 'Levá-la à primeira fileira para dar xeques por trás',
        explanation: 'Com o peão em e6, o rei branco não tem mais abrigo contra os xeques de longe. 3...Tg1 empata.',
        claims: [{ fen: pawnAdvanced, is: 'legal', move: 'Rg1' }],
      },
      {
        question:
          'Rei branco em d6, peão branco em e6, torre branca em a7; rei preto em e8. Se fosse a vez das brancas, que ' +
          'ameaça elas teriam?',
        diagram: threat,
        options: ['Te7+, ganhando o rei', 'Td7, ganhando um tempo', 'Ta8, mate', 'e7, com afogamento'],
        correctAnswer: 'Ta8, mate',
        explanation:
          'Ta8 é mate: d7, e7 e f7 estão tomadas pelo rei e pelo peão. Por isso as pretas precisam dar xeque já, com ' +
          '...Td1+.',
        claims: [
          { fen: threat, is: 'mate-in-one', move: 'Ra8#' },
          { fen: '4k3/R7/3KP3/8/8/8/8/6r1 b - - 0 1', is: 'legal', move: 'Rd1+' },
        ],
      },
      {
        question: 'Por que o avanço do peão à sexta fileira ajuda quem defende?',
        options: [
          'Porque o peão fica sem defesa e pode ser capturado na mesma hora',
          'Porque o rei atacante perde a casa que o abrigaria dos xeques',
          'Porque o rei preto pode fugir para o canto',
          'Porque muda a cor do bispo',
        ],
        correctAnswer: 'Porque o rei atacante perde a casa que o abrigaria dos xeques',
        explanation:
          'Se o rei branco estivesse em e6, com o peão atrás em e5, ele estaria protegido dos xeques pela coluna. ' +
          'Com o peão em e6, não há abrigo.',
      },
    ],
  },
};
