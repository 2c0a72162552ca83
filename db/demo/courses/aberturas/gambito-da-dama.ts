import type { DemoLesson } from '../../types.ts';

export const gambitoDaDama: DemoLesson = {
  key: 'gambito-da-dama',
  title: 'O Gambito da Dama',
  description: `Famoso até em série de televisão, o Gambito da Dama começa com 1.d4 d5 2.c4. As brancas oferecem o \
peão de c4 para desviar o peão de d5 e dominar o centro.

É um gambito de mentira: se as pretas capturam, as brancas quase sempre recuperam o peão, e quem insiste em segurá-lo \
costuma se dar mal. Por isso há três respostas principais: aceitar (2...dxc4), recusar com 2...e6 ou defender d5 com \
2...c6, a Defesa Eslava.

No Gambito da Dama Recusado, que o filme mostra, as pretas têm um centro firme e um problema: o bispo de c8, preso \
atrás do peão de e6. Boa parte da luta gira em torno dele.`,
  durationMinutes: 14,
  film: {
    pgn: `[Event "O Gambito da Dama Recusado"]
[White "Brancas"]
[Black "Pretas"]
[Result "*"]

{O Gambito da Dama: um peão lateral desafia o peão central de d5.}
1. d4 d5
2. c4 {O gambito: se as pretas tomarem c4, deixam o centro.}
e6 {Recusado! O peão de e6 apoia d5, mas fecha o bispo de c8.}
3. Nc3 {O cavalo aumenta a pressão sobre d5.}
Nf6 {E o cavalo preto defende d5.}
4. Bg5 {O bispo crava o cavalo de f6 contra a dama de d8.}
Be7 {O bispo entra no meio e desfaz a cravada.}
5. e3 {Abre a diagonal do bispo de f1 e defende c4 através dele.}
O-O
6. Nf3 Nbd7 {As pretas desenvolvem e preparam o avanço c5.}
7. Rc1 {A torre se antecipa: a coluna c vai se abrir.}
c6 {Mais um apoio para d5.}
8. Bd3 {As brancas vão rocar; o plano das pretas é tomar c4 e libertar o jogo.} *`,
    claims: [
      { ply: 3, is: 'attacks', from: 'c4', targets: ['d5'] },
      { ply: 4, is: 'attacks', from: 'e6', targets: ['d5'] },
      { ply: 5, is: 'attacks', from: 'c3', targets: ['d5'] },
      { ply: 5, is: 'moves', square: 'c8', count: 1 },
      { ply: 6, is: 'attacks', from: 'f6', targets: ['d5'] },
      { ply: 7, is: 'attacks', from: 'g5', targets: ['f6'] },
      { ply: 9, is: 'attacks', from: 'f1', targets: ['c4'] },
      { ply: 14, is: 'attacks', from: 'c6', targets: ['d5'] },
      { ply: 15, is: 'legal', move: 'dxc4' },
    ],
  },
  quiz: {
    title: 'O Gambito da Dama',
    timeLimitMinutes: 9,
    questions: [
      {
        question: 'Depois de 1.d4 d5 2.c4 dxc4 3.e3, o que as brancas ameaçam?',
        options: ['Recuperar o peão com Bxc4', 'Dar mate em f7', 'Capturar a dama preta', 'Avançar e3-e4-e5 com xeque'],
        correctAnswer: 'Recuperar o peão com Bxc4',
        explanation: 'O lance e3 abre a diagonal do bispo de f1 até c4. O gambito não custa um peão de verdade.',
        claims: [
          {
            fen: 'rnbqkbnr/ppp1pppp/8/8/2pP4/4P3/PP3PPP/RNBQKBNR b KQkq - 0 3',
            is: 'attacks',
            from: 'f1',
            targets: ['c4'],
          },
        ],
      },
      {
        question:
          'As pretas tentam segurar o peão: 1.d4 d5 2.c4 dxc4 3.e3 b5? 4.a4 c6? 5.axb5 cxb5. Qual lance branco ' +
          'castiga?',
        diagram: 'rnbqkbnr/p3pppp/8/1p6/2pP4/4P3/1P3PPP/RNBQKBNR w KQkq - 0 6',
        options: ['Dh5', 'Bxc4', 'Df3', 'Txa7'],
        correctAnswer: 'Df3',
        explanation:
          'A dama ataca a torre de a8 pela diagonal aberta, e as pretas precisam entregar uma peça para salvá-la. ' +
          'Bxc4 e Txa7 só perderiam material.',
        claims: [
          { fen: 'rnbqkbnr/p3pppp/8/1p6/2pP4/4P3/1P3PPP/RNBQKBNR w KQkq - 0 6', is: 'legal', move: 'Qf3' },
          {
            fen: 'rnbqkbnr/p3pppp/8/1p6/2pP4/4PQ2/1P3PPP/RNB1KBNR b KQkq - 1 6',
            is: 'attacks',
            from: 'f3',
            targets: ['a8'],
          },
          {
            fen: 'rnbqkbnr/p3pppp/8/1p6/2pP4/4P3/1P3PPP/RNBQKBNR w KQkq - 0 6',
            is: 'attacks',
            from: 'b5',
            targets: ['c4'],
          },
          {
            fen: 'rnbqkbnr/p3pppp/8/1p6/2pP4/4P3/1P3PPP/RNBQKBNR w KQkq - 0 6',
            is: 'attacks',
            from: 'a8',
            targets: ['a7'],
          },
        ],
      },
      {
        question:
          'A armadilha do elefante: 1.d4 d5 2.c4 e6 3.Cc3 Cf6 4.Bg5 Cbd7 5.cxd5 exd5 6.Cxd5? Cxd5! 7.Bxd8. As ' +
          'brancas tomaram a dama. Jogue o melhor lance das pretas.',
        fen: 'r1bBkb1r/pppn1ppp/8/3n4/3P4/8/PP2PPPP/R2QKBNR b KQkq - 0 7',
        lines: ['Bb4+'],
        explanation:
          'É xeque, e o único lance legal é 8.Dd2: a dama volta! Depois de 8...Bxd2+ 9.Rxd2 Rxd8 as pretas têm uma ' +
          'peça por um peão. A cravada de f6 era só relativa.',
        claims: [
          { fen: 'r1bBkb1r/pppn1ppp/8/3n4/3P4/8/PP2PPPP/R2QKBNR b KQkq - 0 7', is: 'legal', move: 'Bb4+' },
          { fen: 'r1bBk2r/pppn1ppp/8/3n4/1b1P4/8/PP2PPPP/R2QKBNR w KQkq - 1 8', is: 'check' },
          { fen: 'r1bBk2r/pppn1ppp/8/3n4/1b1P4/8/PP2PPPP/R2QKBNR w KQkq - 1 8', is: 'moves', count: 1 },
          { fen: 'r1bBk2r/pppn1ppp/8/3n4/1b1P4/8/PP2PPPP/R2QKBNR w KQkq - 1 8', is: 'legal', move: 'Qd2' },
          { fen: 'r1bk3r/pppn1ppp/8/3n4/3P4/8/PP1KPPPP/R4BNR w - - 0 10', is: 'material', balance: -2 },
        ],
      },
      {
        question: 'No Gambito da Dama Recusado, com 2...e6, qual peça preta costuma dar trabalho?',
        options: ['O cavalo de g8', 'O bispo de c8', 'O bispo de f8', 'A torre de h8'],
        correctAnswer: 'O bispo de c8',
        explanation:
          'O próprio peão de e6 fecha a diagonal do bispo: depois de 3.Cc3 ele só tem a casa d7. Já o bispo de f8 ' +
          'ganhou caminho.',
        claims: [
          {
            fen: 'rnbqkbnr/ppp2ppp/4p3/3p4/2PP4/2N5/PP2PPPP/R1BQKBNR b KQkq - 1 3',
            is: 'moves',
            square: 'c8',
            count: 1,
          },
          {
            fen: 'rnbqkbnr/ppp2ppp/4p3/3p4/2PP4/2N5/PP2PPPP/R1BQKBNR b KQkq - 1 3',
            is: 'moves',
            square: 'f8',
            count: 5,
          },
        ],
      },
      {
        question: 'Como se chama a resposta 1.d4 d5 2.c4 c6?',
        options: ['Defesa Francesa', 'Defesa Siciliana', 'Defesa Eslava', 'Defesa Índia do Rei'],
        correctAnswer: 'Defesa Eslava',
        explanation: 'Na Eslava o peão de c6 defende d5 sem fechar o bispo de c8, que ainda pode sair para f5 ou g4.',
        claims: [
          {
            fen: 'rnbqkbnr/pp2pppp/2p5/3p4/2PP4/2N5/PP2PPPP/R1BQKBNR b KQkq - 1 3',
            is: 'attacks',
            from: 'c6',
            targets: ['d5'],
          },
          {
            fen: 'rnbqkbnr/pp2pppp/2p5/3p4/2PP4/2N5/PP2PPPP/R1BQKBNR b KQkq - 1 3',
            is: 'attacks',
            from: 'c8',
            targets: ['f5', 'g4'],
          },
        ],
      },
    ],
  },
};
