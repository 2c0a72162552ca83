import type { DemoLesson } from '../../types.ts';

export const lancesEspeciais: DemoLesson = {
  key: 'lances-especiais',
  title: 'Lances especiais: roque, en passant e promoção',
  description: `O roque é o único lance em que duas peças andam juntas: o rei dá dois passos em direção à torre, e \
ela pula para o outro lado dele. Vale se nenhum dos dois ainda se moveu, se não há peças entre eles e se o rei não \
está em xeque, não passa por casa atacada e não termina em xeque. Com a torre de h1 é o roque pequeno (O-O); com a de \
a1, o grande (O-O-O).

O en passant, "de passagem" em francês, é a captura mais curiosa do jogo. Se um peão avança duas casas e para ao lado \
do seu, você pode capturá-lo como se ele tivesse andado só uma. Mas é agora ou nunca: só vale no lance seguinte.

E o sonho de todo peão: quem chega ao outro lado do tabuleiro se transforma, na mesma hora, em dama, torre, bispo ou \
cavalo. É a promoção. Quase sempre escolhemos a dama, mesmo que a primeira ainda esteja no jogo.`,
  durationMinutes: 12,
  film: {
    pgn: `[Event "Roque, en passant e promoção"]
[White "Brancas"]
[Black "Pretas"]
[Result "1-0"]
[SetUp "1"]
[FEN "6k1/p2p1ppp/8/4P3/8/8/5PPP/4K2R w K - 0 1"]

{Três lances especiais numa só partida. O rei branco e a torre ainda não se moveram.}
1. O-O {Roque pequeno: o rei anda duas casas até g1, e a torre salta para f1.}
d5 {O peão preto avança duas casas e para bem ao lado do peão de e5.}
2. exd6 {En passant! O peão branco captura como se o preto tivesse parado em d6.}
Kf8 {O rei preto corre para segurar o peão, que agora é passado.}
3. Re1 {A torre do roque entra em jogo: ela fecha a coluna e. O rei não passa!}
a5 {Sem outro plano, as pretas também tentam promover.}
4. d7 {Falta só um passo. As casas e7 e e8 são da torre.}
a4 {O peão preto chegou tarde: ainda está a três casas de a1.}
5. d8=Q# {Promoção! O peão vira dama, e é xeque-mate. Viva o peão!} 1-0`,
    claims: [
      { ply: 0, is: 'legal', move: 'O-O' },
      { ply: 2, is: 'legal', move: 'exd6' },
      { ply: 3, is: 'passed-pawn', square: 'd6' },
      { ply: 5, is: 'attacks', from: 'e1', targets: ['e7', 'e8'] },
      { ply: 7, is: 'illegal', move: 'Ke7' },
      { ply: 7, is: 'illegal', move: 'Ke8' },
      { ply: 8, is: 'mate-in-one', move: 'd8=Q#' },
      { ply: 9, is: 'checkmate' },
    ],
  },
  quiz: {
    title: 'Lances especiais',
    timeLimitMinutes: 7,
    questions: [
      {
        question: 'As brancas fazem o roque pequeno. Onde terminam o rei e a torre?',
        options: [
          'Rei em h1, torre em g1',
          'Rei em f1, torre em g1',
          'Rei em c1, torre em d1',
          'Rei em g1, torre em f1',
        ],
        correctAnswer: 'Rei em g1, torre em f1',
        explanation:
          'O rei dá dois passos, de e1 a g1, e a torre de h1 pula por cima dele até f1. Rei em c1 e torre em d1 é o ' +
          'roque grande.',
        claims: [
          { fen: '4k3/8/8/8/8/8/5PPP/4K2R w K - 0 1', is: 'legal', move: 'O-O' },
          { fen: '4k3/8/8/8/8/8/PPP5/R3K3 w Q - 0 1', is: 'legal', move: 'O-O-O' },
        ],
      },
      {
        question:
          'Rei branco em e1 e torre branca em h1 nunca se moveram, e f1 e g1 estão vazias. Mas a torre preta de f8 ' +
          'ataca f1 pela coluna f, aberta. As brancas podem rocar?',
        diagram: '5rk1/8/8/8/8/8/6PP/4K2R w K - 0 1',
        options: [
          'Sim: o rei não está em xeque',
          'Não: o rei passaria por uma casa atacada',
          'Sim: a torre pode passar por casas atacadas',
          'Não: só se pode rocar com a dama no tabuleiro',
        ],
        correctAnswer: 'Não: o rei passaria por uma casa atacada',
        explanation:
          'De e1 a g1 o rei passa por f1, que a torre preta ataca. O rei não pode sair de xeque, passar por xeque ' +
          'nem chegar em xeque ao rocar.',
        claims: [
          { fen: '5rk1/8/8/8/8/8/6PP/4K2R w K - 0 1', is: 'not-check' },
          { fen: '5rk1/8/8/8/8/8/6PP/4K2R w K - 0 1', is: 'attacks', from: 'f8', targets: ['f1'] },
          { fen: '5rk1/8/8/8/8/8/6PP/4K2R w K - 0 1', is: 'illegal', move: 'O-O' },
        ],
      },
      {
        question:
          'Seu peão branco está em e5. As pretas avançam um peão de d7 para d5. Se você capturar en passant, em que ' +
          'casa seu peão termina?',
        options: ['d6', 'd5', 'e6', 'f6'],
        correctAnswer: 'd6',
        explanation:
          'Você captura como se o peão preto tivesse andado só uma casa: seu peão vai para d6, e o peão preto sai de ' +
          'd5.',
        claims: [
          { fen: '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2', is: 'legal', move: 'exd6' },
          { fen: '4k3/8/3P4/8/8/8/8/4K3 b - - 0 2', is: 'material', balance: 1 },
        ],
      },
      {
        question: 'Até quando se pode capturar um peão en passant?',
        options: [
          'Até o fim da partida',
          'A qualquer momento, enquanto os dois peões estiverem lado a lado',
          'Só no lance logo depois do avanço de duas casas',
          'Só nos dez primeiros lances',
        ],
        correctAnswer: 'Só no lance logo depois do avanço de duas casas',
        explanation:
          'É agora ou nunca: se você fizer outro lance, perde o direito àquela captura, mesmo que os peões continuem ' +
          'lado a lado.',
        claims: [{ fen: '4k3/8/8/3pP3/8/8/8/4K3 w - - 2 3', is: 'illegal', move: 'exd6' }],
      },
      {
        question:
          'Um peão branco em f7 vai promover em f8, vazia. O rei preto está em h7 e a dama preta em d7. Qual ' +
          'promoção ataca o rei e a dama ao mesmo tempo?',
        diagram: '8/3q1P1k/8/8/8/8/PP6/1K6 w - - 0 1',
        options: ['Dama', 'Torre', 'Cavalo', 'Bispo'],
        correctAnswer: 'Cavalo',
        explanation:
          'De f8 o cavalo salta sobre h7 e d7: é xeque, e a dama cai no lance seguinte. Às vezes vale a pena não ' +
          'pedir dama!',
        claims: [
          { fen: '8/3q1P1k/8/8/8/8/PP6/1K6 w - - 0 1', is: 'legal', move: 'f8=N+' },
          { fen: '5N2/3q3k/8/8/8/8/PP6/1K6 b - - 0 1', is: 'attacks', from: 'f8', targets: ['h7', 'd7'] },
          { fen: '5N2/3q3k/8/8/8/8/PP6/1K6 b - - 0 1', is: 'check' },
          { fen: '5Q2/3q3k/8/8/8/8/PP6/1K6 b - - 0 1', is: 'not-check' },
          { fen: '5R2/3q3k/8/8/8/8/PP6/1K6 b - - 0 1', is: 'not-check' },
          { fen: '5B2/3q3k/8/8/8/8/PP6/1K6 b - - 0 1', is: 'not-check' },
        ],
      },
    ],
  },
};
