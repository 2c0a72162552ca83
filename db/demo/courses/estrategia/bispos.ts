import type { DemoLesson } from '../../types.ts';

const caged = '8/1k3K1b/p3p1p1/P2pP2p/5P1P/3B2P1/8/8 b - - 7 4';
const start = '8/2k2b2/p3p1p1/P2pP2p/3K1P1P/3B2P1/8/8 w - - 0 1';
const french = 'rn2kbnr/pp1b1ppp/1q2p3/2ppP3/3P4/2P2N2/PP2BPPP/RNBQK2R b KQkq - 4 6';

export const bispos: DemoLesson = {
  key: 'bispos',
  title: 'Bispo bom e bispo mau',
  description: `O bispo anda a vida inteira em casas de uma só cor. Se os nossos peões estão fixos nessa mesma cor, \
eles viram obstáculos: temos um bispo mau. Se os peões estão na cor oposta, o bispo respira e os peões guardam as \
casas que ele não alcança: é o bispo bom.

A regra prática: com bispo de casas claras, procure pôr os peões em casas escuras, e vice-versa. Se o bispo mau já é \
um fato, há três remédios: trocá-lo, tirá-lo para fora da cadeia de peões ou mudar a estrutura com um avanço.

No filme as pretas têm todos os peões em casas claras e um bispo de casas claras. Veja como o rei branco passeia \
pelas casas escuras, que ninguém defende, até encurralar o bispo.`,
  durationMinutes: 13,
  film: {
    pgn: `[Event "Estratégia: bispo bom e bispo mau"]
[SetUp "1"]
[FEN "${start}"]
[Result "1-0"]

{Os cinco peões pretos estão em casas claras, a cor do bispo de f7: ele é mau.}
1. Kc5 {As casas escuras não têm dono: o rei branco entra por c5.}
Kb7 {O rei preto fica perto do peão de a6, que o bispo branco ataca.}
2. Kd6 {Segunda casa escura, e já ataca o peão de e6.}
Bg8 {O bispo só sabe ficar atrás, defendendo.}
3. Ke7 {O rei avança mais: a próxima vítima é o próprio bispo.}
Bh7 {Para guardar g6 o bispo vai ao canto, preso pelos seus peões.}
4. Kf7 {Porta fechada: o bispo só tem a casa g8, ao lado do rei branco.}
Kc6 {As pretas já não têm lance útil.}
5. Kg7 {O rei ataca o bispo, que não tem salvação.}
Kc5 {O rei preto sai em busca de peões.}
6. Kxh7 {O bispo mau caiu sem que as brancas trocassem uma só peça.}
Kb4 {Resta contar os peões.}
7. Bxg6 {O bispo bom começa a colher os peões da cor errada.}
Kxa5 {Um consolo pequeno.}
8. Bxh5 {Bispo a mais e peões livres: as brancas vencem.}
1-0`,
    claims: [
      { ply: 1, is: 'attacks', from: 'd3', targets: ['a6', 'g6'] },
      { ply: 3, is: 'attacks', from: 'd6', targets: ['e6'] },
      { ply: 6, is: 'attacks', from: 'h7', targets: ['g6'] },
      { ply: 7, is: 'moves', count: 1, square: 'h7' },
      { ply: 9, is: 'attacks', from: 'g7', targets: ['h7'] },
      { ply: 9, is: 'moves', count: 1, square: 'h7' },
      { ply: 15, is: 'material', balance: 4 },
      { ply: 15, is: 'passed-pawn', square: 'h4' },
    ],
  },
  quiz: {
    title: 'Bispo bom e bispo mau',
    timeLimitMinutes: 6,
    questions: [
      {
        question: 'O que faz um bispo ser chamado de mau?',
        options: [
          'Estar na primeira fileira',
          'Ter sido desenvolvido tarde',
          'Ter os próprios peões fixos em casas da sua cor',
          'Andar em casas de cor oposta às do bispo adversário',
        ],
        correctAnswer: 'Ter os próprios peões fixos em casas da sua cor',
        explanation:
          'Peões fixos na cor do bispo tiram suas diagonais, e as casas da outra cor ficam sem quem as defenda.',
      },
      {
        question:
          'As brancas têm peões fixos em d4, e5 e f4, todos em casas escuras. Qual de seus bispos tende a ser o mau?',
        options: ['O de casas escuras', 'O de casas claras', 'Nenhum dos dois', 'Os dois'],
        correctAnswer: 'O de casas escuras',
        explanation:
          'd4, e5 e f4 são casas escuras: os peões bloqueiam o bispo que nasceu em c1. O de casas claras fica com o ' +
          'campo livre.',
      },
      {
        question:
          'No filme (peões pretos em a6, d5, e6, g6 e h5, bispo preto em f7), por quais casas o rei branco entrou?',
        diagram: start,
        options: [
          'Pelas casas claras b5, c6 e d7',
          'Pelas casas claras da ala do rei',
          'Por a6 e b7',
          'Pelas casas escuras c5, d6 e e7',
        ],
        correctAnswer: 'Pelas casas escuras c5, d6 e e7',
        explanation:
          'Nem os peões nem o bispo pretos controlam casas escuras. O rei branco atravessa por elas sem encontrar ' +
          'resistência.',
        claims: [{ fen: start, is: 'legal', move: 'Kc5' }],
      },
      {
        question:
          'Depois de 1.e4 e6 2.d4 d5 3.e5 c5 4.c3 Db6 5.Cf3 Bd7 6.Be2, que lance segue a regra de trocar o bispo mau ' +
          'das pretas?',
        diagram: french,
        options: ['6...Bc8', '6...Bb5', '6...Dxb2', '6...f6'],
        correctAnswer: '6...Bb5',
        explanation:
          'Com peões em e6 e d5, o bispo de casas claras é o problema da Defesa Francesa. Em b5 ele oferece a troca ' +
          'pelo bispo de e2, que seria um bom bispo branco.',
        claims: [
          { fen: french, is: 'legal', move: 'Bb5' },
          {
            fen: 'rn2kbnr/pp3ppp/1q2p3/1bppP3/3P4/2P2N2/PP2BPPP/RNBQK2R w KQkq - 5 7',
            is: 'attacks',
            from: 'b5',
            targets: ['e2'],
          },
        ],
      },
      {
        question:
          'Rei branco em f7, bispo preto em h7, peões pretos em a6, d5, e6, g6 e h5. Pretas jogam. Quantas casas o ' +
          'bispo preto alcança?',
        diagram: caged,
        options: ['Nenhuma', 'Três: g8, f5 e e4', 'Uma só: g8', 'Duas: g8 e g6'],
        correctAnswer: 'Uma só: g8',
        explanation:
          'O peão de g6 fecha a diagonal; resta g8, onde o rei branco de f7 captura o bispo. É o retrato do bispo mau.',
        claims: [
          { fen: caged, is: 'moves', count: 1, square: 'h7' },
          { fen: caged, is: 'legal', move: 'Bg8+' },
          { fen: caged, is: 'attacks', from: 'f7', targets: ['g8'] },
        ],
      },
    ],
  },
};
