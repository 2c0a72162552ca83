import type { DemoLesson } from '../../types.ts';

const start = '8/5p2/3k4/3p1p1p/P2K1P1P/6P1/8/8 w - - 0 1';
const ruyExchange = 'r1bqkbnr/1pp2ppp/p1p5/4p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 5';
const breakthrough = '7k/ppp5/8/PPP5/8/8/8/7K w - - 0 1';
const queensIsolani = '6k1/pp3ppp/4p3/8/3P4/8/PP3PPP/6K1 w - - 0 1';

export const estruturaDePeoes: DemoLesson = {
  key: 'estrutura-de-peoes',
  title: 'Estrutura de peões: isolados, dobrados e passados',
  description: `Os peões são o esqueleto da posição. Peão isolado é o que não tem companheiro nas colunas vizinhas: \
nenhum peão pode defendê-lo. Peões dobrados dividem a mesma coluna e custam a se proteger. Peão passado é o que não \
tem peão adversário à frente, nem na sua coluna nem nas vizinhas.

Nenhuma dessas marcas decide sozinha. O peão isolado dá colunas semiabertas e postos aos cavalos; peões dobrados \
podem vir com o par de bispos. No final, porém, as fraquezas pesam mais, e o peão passado vale cada vez mais.

O filme reúne os três tipos em um final de peões. O peão passado de a4 está longe dos demais: ele atrai o rei preto \
para a borda enquanto o rei branco almoça do outro lado.`,
  durationMinutes: 15,
  film: {
    pgn: `[Event "Estratégia: estrutura de peões"]
[SetUp "1"]
[FEN "${start}"]
[Result "1-0"]

{Quatro peões de cada lado. Mas que peões! As brancas têm um passado distante em a4.}
1. a5 {O peão passado avança: o rei preto terá de ir atrás dele.}
Kc6 {O rei preto vai atrás dele, ainda agarrado à defesa de d5.}
2. a6 {O peão continua atraindo o rei para a borda.}
Kb6 {Para pegar o peão, o rei larga a defesa de d5.}
3. Kxd5 {Cai o peão isolado: nenhum companheiro podia defendê-lo.}
Kxa6 {Peões iguais de novo, mas o rei preto está longe de tudo.}
4. Ke5 {O rei branco vai buscar os peões dobrados da coluna f.}
Kb6 {O rei preto volta correndo...}
5. Kxf5 {...tarde demais: cai o da frente.}
Kc6 {Ainda faltam várias casas.}
6. Kg5 {Agora é a vez do peão de h5, também isolado.}
Kd6 {O rei preto chega só para assistir.}
7. Kxh5 {Três peões contra um: o final está ganho.}
1-0`,
    claims: [
      { ply: 0, is: 'passed-pawn', square: 'a4' },
      { ply: 0, is: 'isolated-pawn', square: 'd5' },
      { ply: 0, is: 'doubled-pawn', square: 'f5' },
      { ply: 0, is: 'doubled-pawn', square: 'f7' },
      { ply: 0, is: 'isolated-pawn', square: 'h5' },
      { ply: 0, is: 'material', balance: 0 },
      { ply: 6, is: 'material', balance: 0 },
      { ply: 13, is: 'material', balance: 2 },
    ],
  },
  quiz: {
    title: 'Estrutura de peões',
    timeLimitMinutes: 7,
    questions: [
      {
        question: 'Peões brancos em a4, f4, g3 e h4; peões pretos em d5, f5, f7 e h5. Qual peão branco é passado?',
        diagram: start,
        options: ['O de a4', 'O de f4', 'O de g3', 'O de h4'],
        correctAnswer: 'O de a4',
        explanation: 'Não há peão preto nas colunas a e b: nada pode deter nem capturar o peão de a4 a não ser o rei.',
        claims: [{ fen: start, is: 'passed-pawn', square: 'a4' }],
      },
      {
        question: 'Depois de 1.e4 e5 2.Cf3 Cc6 3.Bb5 a6 4.Bxc6 dxc6, como ficam os peões pretos de c6 e c7?',
        diagram: ruyExchange,
        options: ['Isolados', 'Passados', 'Dobrados', 'Unidos na mesma fileira'],
        correctAnswer: 'Dobrados',
        explanation:
          'Os dois estão na coluna c: são dobrados. Em troca, as pretas ganharam o par de bispos e linhas abertas ' +
          'para eles.',
        claims: [
          { fen: ruyExchange, is: 'doubled-pawn', square: 'c6' },
          { fen: ruyExchange, is: 'doubled-pawn', square: 'c7' },
        ],
      },
      {
        question: 'As brancas têm um peão isolado em d4. Onde as pretas devem pôr uma peça para bloqueá-lo?',
        options: ['Em e4', 'Em c4', 'Em d6', 'Em d5'],
        correctAnswer: 'Em d5',
        explanation:
          'A casa de bloqueio é a que fica logo à frente do peão. Em d5, um cavalo preto não pode ser expulso por ' +
          'peões brancos, pois não há peões brancos em c ou e.',
        claims: [{ fen: queensIsolani, is: 'isolated-pawn', square: 'd4' }],
      },
      {
        question: 'Três peões contra três, e os reis estão longe. Jogue o lance que rompe a barreira e faz dama.',
        fen: breakthrough,
        lines: ['b6'],
        explanation:
          'Se 1...axb6, segue 2.c6 bxc6 3.a6; se 1...cxb6, segue 2.a6 bxa6 3.c6. Em ambos os casos um peão branco ' +
          'passa e ninguém o alcança.',
        claims: [
          { fen: breakthrough, is: 'legal', move: 'b6' },
          { fen: '7k/1pp5/1pP5/P7/8/8/8/7K b - - 0 2', is: 'legal', move: 'bxc6' },
          { fen: '7k/2p5/Ppp5/8/8/8/8/7K b - - 0 3', is: 'passed-pawn', square: 'a6' },
          { fen: '7k/p7/ppP5/8/8/8/8/7K b - - 0 3', is: 'passed-pawn', square: 'c6' },
        ],
      },
      {
        question: 'Qual é a grande vantagem de um peão passado distante em um final de peões?',
        options: [
          'Ele não pode ser capturado',
          'Ele vale o mesmo que uma torre',
          'Ele atrai o rei adversário para longe dos outros peões',
          'Ele impede o rei adversário de dar oposição',
        ],
        correctAnswer: 'Ele atrai o rei adversário para longe dos outros peões',
        explanation:
          'Enquanto o rei adversário cuida do peão distante, o nosso rei captura os peões da outra ala. Foi ' +
          'exatamente o que o filme mostrou.',
      },
    ],
  },
};
