import type { DemoLesson } from '../../types.ts';

export const caroKann: DemoLesson = {
  key: 'caro-kann',
  title: 'A Defesa Caro-Kann',
  description: `Quem gosta de posições firmes encontra na Caro-Kann uma amiga para a vida toda. A ideia de 1.e4 c6 é \
simples: no próximo lance, as pretas jogam d5 e enfrentam o peão de e4 com o apoio do peão de c6.

A vantagem sobre a sua prima, a Defesa Francesa (1.e4 e6), é o bispo de c8: aqui o caminho dele fica aberto, e ele \
sai antes que o peão de e feche a porta.

As pretas não buscam o ataque imediato. Elas trocam no centro, desenvolvem com calma e ficam com uma posição sólida, \
com poucas fraquezas. Mas atenção: sólida não quer dizer sem perigo, como mostra a armadilha do quiz!`,
  durationMinutes: 14,
  film: {
    pgn: `[Event "A Caro-Kann clássica"]
[White "Brancas"]
[Black "Pretas"]
[Result "*"]

{A Caro-Kann: uma casa firme, construída a partir do peão de c6.}
1. e4 c6 {Um lance modesto que prepara d5.}
2. d4 d5 {As pretas enfrentam e4, com o apoio do peão de c6.}
3. Nc3 {As brancas defendem o peão de e4.}
dxe4
4. Nxe4 {O cavalo recaptura e fica forte no centro.}
Bf5 {A alegria da Caro-Kann: o bispo sai com ataque ao cavalo.}
5. Ng3 {O cavalo recua e ataca o bispo.}
Bg6
6. h4 {As brancas querem jogar h5 e incomodar o bispo de g6.}
h6 {As pretas abrem para o bispo a casa h7.}
7. Nf3 Nd7 {O cavalo vigia e5: o de f3 não se instalará ali de graça.}
8. h5 {O peão ataca o bispo...}
Bh7 {...que recua em segurança. As pretas estão sólidas e prontas para e6.} *`,
    claims: [
      { ply: 4, is: 'attacks', from: 'c6', targets: ['d5'] },
      { ply: 5, is: 'attacks', from: 'c3', targets: ['e4'] },
      { ply: 8, is: 'attacks', from: 'f5', targets: ['e4'] },
      { ply: 9, is: 'attacks', from: 'g3', targets: ['f5'] },
      { ply: 13, is: 'attacks', from: 'f3', targets: ['e5'] },
      { ply: 14, is: 'attacks', from: 'd7', targets: ['e5'] },
      { ply: 15, is: 'attacks', from: 'h5', targets: ['g6'] },
      { ply: 15, is: 'legal', move: 'Bh7' },
      { ply: 16, is: 'material', balance: 0 },
    ],
  },
  quiz: {
    title: 'A Caro-Kann',
    timeLimitMinutes: 8,
    questions: [
      {
        question: 'Qual é a ideia de 1.e4 c6?',
        options: [
          'Atacar e4 imediatamente',
          'Preparar d5 com o apoio do peão de c6',
          'Desenvolver o cavalo de b8 para a casa c6',
          'Preparar o roque grande',
        ],
        correctAnswer: 'Preparar d5 com o apoio do peão de c6',
        explanation:
          'Depois de 2.d4 d5, se as brancas trocarem em d5, as pretas recapturam com o peão e mantêm um pé no centro.',
        claims: [
          {
            fen: 'rnbqkbnr/pp2pppp/2p5/3p4/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 0 3',
            is: 'attacks',
            from: 'c6',
            targets: ['d5'],
          },
          { fen: 'rnbqkbnr/pp2pppp/2p5/3P4/3P4/8/PPP2PPP/RNBQKBNR b KQkq - 0 3', is: 'legal', move: 'cxd5' },
        ],
      },
      {
        question: 'Que vantagem a Caro-Kann (1...c6) tem sobre a Francesa (1...e6)?',
        options: [
          'O rei preto roca mais depressa',
          'As pretas ganham um peão',
          'A dama preta sai logo e ataca os peões brancos do centro',
          'O bispo de c8 não fica fechado pelo peão de e6',
        ],
        correctAnswer: 'O bispo de c8 não fica fechado pelo peão de e6',
        explanation:
          'Depois de 2.d4 d5 3.e5, na Francesa o bispo de c8 só tem a casa d7; na Caro-Kann ele tem cinco casas e ' +
          'sai logo para f5.',
        claims: [
          { fen: 'rnbqkbnr/ppp2ppp/4p3/3pP3/3P4/8/PPP2PPP/RNBQKBNR b KQkq - 0 3', is: 'moves', square: 'c8', count: 1 },
          { fen: 'rnbqkbnr/pp2pppp/2p5/3pP3/3P4/8/PPP2PPP/RNBQKBNR b KQkq - 0 3', is: 'moves', square: 'c8', count: 5 },
          { fen: 'rnbqkbnr/pp2pppp/2p5/3pP3/3P4/8/PPP2PPP/RNBQKBNR b KQkq - 0 3', is: 'legal', move: 'Bf5' },
        ],
      },
      {
        question: 'Na Variante do Avanço, 1.e4 c6 2.d4 d5 3.e5, qual ordem de lances é boa para as pretas?',
        options: [
          'Primeiro Bf5, depois e6',
          'Primeiro e6, depois Bf5',
          'Primeiro f6, depois Rf7',
          'Primeiro a5, depois a4',
        ],
        correctAnswer: 'Primeiro Bf5, depois e6',
        explanation:
          'O bispo sai antes de o peão fechar a porta. Com o peão já em e6, o bispo de c8 não chegaria a f5.',
        claims: [
          { fen: 'rnbqkbnr/pp2pppp/2p5/3pP3/3P4/8/PPP2PPP/RNBQKBNR b KQkq - 0 3', is: 'legal', move: 'Bf5' },
          { fen: 'rnbqkbnr/pp3ppp/2p1p3/3pP3/3P4/5N2/PPP2PPP/RNBQKB1R b KQkq - 1 4', is: 'illegal', move: 'Bf5' },
        ],
      },
      {
        question: 'Cuidado: 1.e4 c6 2.d4 d5 3.Cc3 dxe4 4.Cxe4 Cd7 5.De2 Cgf6??. Qual lance branco dá xeque-mate?',
        options: ['Cxf6', 'Cg5', 'Cd6', 'Cc5'],
        correctAnswer: 'Cd6',
        explanation:
          'É um mate sufocado no sexto lance! O peão de e7 não pode capturar em d6, porque a dama de e2 o crava ' +
          'contra o rei.',
        claims: [
          {
            fen: 'r1bqkb1r/pp1npppp/2p2n2/8/3PN3/8/PPP1QPPP/R1B1KBNR w KQkq - 3 6',
            is: 'only-mate-in-one',
            move: 'Nd6#',
          },
          { fen: 'r1bqkb1r/pp1npppp/2pN1n2/8/3P4/8/PPP1QPPP/R1B1KBNR b KQkq - 4 6', is: 'checkmate' },
          { fen: 'r1bqkb1r/pp1npppp/2pN1n2/8/3P4/8/PPP1QPPP/R1B1KBNR b KQkq - 4 6', is: 'pinned', square: 'e7' },
        ],
      },
      {
        question:
          'Na variante clássica, com o bispo preto em g6, as brancas jogam 6.h4. Por que as pretas respondem 6...h6?',
        options: [
          'Para atacar o cavalo de g3',
          'Para abrir a casa h7 ao bispo quando vier h5',
          'Para preparar o roque pequeno na hora',
          'Para trocar as torres na coluna h',
        ],
        correctAnswer: 'Para abrir a casa h7 ao bispo quando vier h5',
        explanation:
          'A ideia das brancas é h4-h5, atacando o bispo. Com o peão em h6, ele recua a h7 e continua na sua bela ' +
          'diagonal.',
        claims: [
          {
            fen: 'rn1qkbnr/pp2ppp1/2p3bp/7P/3P4/6N1/PPP2PP1/R1BQKBNR b KQkq - 0 7',
            is: 'attacks',
            from: 'h5',
            targets: ['g6'],
          },
          { fen: 'rn1qkbnr/pp2ppp1/2p3bp/7P/3P4/6N1/PPP2PP1/R1BQKBNR b KQkq - 0 7', is: 'legal', move: 'Bh7' },
          { fen: 'rn1qkbnr/pp2pppp/2p3b1/7P/3P4/6N1/PPP2PP1/R1BQKBNR b KQkq - 0 7', is: 'illegal', move: 'Bh7' },
        ],
      },
    ],
  },
};
