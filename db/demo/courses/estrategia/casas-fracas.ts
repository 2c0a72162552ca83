import type { DemoLesson } from '../../types.ts';

const beforeTheExchange = 'r3r1k1/pp2bppp/3p1n2/4pPB1/2q1P3/2N5/PPP3PP/R3QRK1 w - - 2 16';
const knightOnD5 = 'r3r1k1/pp3ppp/3p1b2/3NpP2/2q1P3/8/PPP3PP/R3QRK1 b - - 1 17';
const stonewall = '6k1/pp4pp/2p1p3/3p1p2/3P1P2/4PN2/PP4PP/6K1 w - - 0 1';

export const casasFracas: DemoLesson = {
  key: 'casas-fracas',
  title: 'Casas fracas e postos avançados',
  description: `Uma casa é fraca quando nenhum peão do lado que a defende pode mais protegê-la. Peões não andam para \
trás: cada avanço deixa casas sem guarda, e algumas delas nunca mais serão defendidas por um peão.

Quando uma dessas casas fica à frente e pode ser apoiada pelos nossos peões ou peças, ela se torna um posto avançado. \
O cavalo é o inquilino ideal: de um posto no centro ele ataca para os dois lados e nenhum peão consegue expulsá-lo.

O filme mostra um dos exemplos mais famosos do tema: Smyslov contra Rudakovsky, Moscou, 1945. Observe o método em \
três passos: fixar a casa d5, trocar as peças que a defendem e só então instalar o cavalo.`,
  durationMinutes: 14,
  film: {
    pgn: `[Event "Smyslov x Rudakovsky"]
[Site "Moscou"]
[Date "1945.??.??"]
[White "Smyslov, Vasily"]
[Black "Rudakovsky, Iosif"]
[SetUp "1"]
[FEN "r4rk1/ppq1bppp/3pbn2/4p3/4PP2/2N1B3/PPP1B1PP/R3QRK1 w - - 2 13"]
[Result "1-0"]

{Moscou, 1945. Nenhum peão preto pode mais defender d5: eis a casa fraca.}
13. f5 {Smyslov ataca o bispo de e6, um dos defensores de d5.}
Bc4 {As pretas oferecem a troca de bispos...}
14. Bxc4 {...e as brancas aceitam: um defensor a menos.}
Qxc4 {Agora só o cavalo de f6 e a dama olham para d5.}
15. Bg5 {O próximo alvo: o cavalo de f6, o guardião que resta.}
Rfe8 {As pretas completam o desenvolvimento, mas d5 pedia cuidado.}
16. Bxf6 {O bispo se troca pelo defensor de d5.}
Bxf6 {Sobra um bispo de casas escuras: d5, casa clara, ele nunca defenderá.}
17. Nd5 {O cavalo chega ao posto avançado. Nenhum peão o expulsa.}
Bd8 {O bispo recua e tira a casa c7 do cavalo.}
18. c3 {Sem pressa: o peão sai da mira da dama e controla d4.}
b5 {As pretas procuram espaço na ala da dama.}
19. b3 {A dama preta é expulsa.}
Qc5+ {Um xeque passageiro.}
20. Kh1 {O cavalo domina. Smyslov atacou o rei e venceu no lance 28.}
1-0`,
    claims: [
      { ply: 1, is: 'attacks', from: 'f5', targets: ['e6'] },
      { ply: 4, is: 'attacks', from: 'f6', targets: ['d5'] },
      { ply: 4, is: 'attacks', from: 'c4', targets: ['d5'] },
      { ply: 5, is: 'attacks', from: 'g5', targets: ['f6'] },
      { ply: 9, is: 'attacks', from: 'd5', targets: ['c7', 'e7', 'f6', 'b6'] },
      { ply: 10, is: 'attacks', from: 'd8', targets: ['c7'] },
      { ply: 13, is: 'attacks', from: 'b3', targets: ['c4'] },
      { ply: 14, is: 'check' },
    ],
  },
  quiz: {
    title: 'Casas fracas e postos avançados',
    timeLimitMinutes: 7,
    questions: [
      {
        question: 'Quando dizemos que uma casa é fraca para as pretas?',
        options: [
          'Quando há uma peça preta nela',
          'Quando ela é da cor do bispo preto',
          'Quando está na primeira ou na segunda fileira das pretas',
          'Quando nenhum peão preto pode mais defendê-la',
        ],
        correctAnswer: 'Quando nenhum peão preto pode mais defendê-la',
        explanation:
          'Peças vão e voltam; peões não recuam. Por isso a fraqueza que conta é a da casa que os peões já não podem ' +
          'guardar.',
      },
      {
        question: 'No filme, com cavalo preto em f6 e bispo branco em g5, por que Smyslov jogou 16.Bxf6?',
        diagram: beforeTheExchange,
        options: [
          'Para dobrar os peões pretos',
          'Para eliminar um defensor da casa d5',
          'Porque ganhava uma peça',
          'Para dar xeque ao rei preto',
        ],
        correctAnswer: 'Para eliminar um defensor da casa d5',
        explanation:
          'O cavalo de f6 guardava d5. Depois da troca resta às pretas um bispo de casas escuras, que jamais poderá ' +
          'disputar d5.',
        claims: [
          { fen: beforeTheExchange, is: 'attacks', from: 'f6', targets: ['d5'] },
          { fen: beforeTheExchange, is: 'legal', move: 'Bxf6' },
          { fen: beforeTheExchange, is: 'attacks', from: 'e7', targets: ['f6'] },
        ],
      },
      {
        question: 'Um cavalo branco está no posto avançado d5. Quais destas casas do campo preto ele ataca?',
        diagram: knightOnD5,
        options: ['b6, c7, e7 e f6', 'c6, d6, e6 e d7', 'a8, d8, g8 e h7', 'b7, d7, f7 e h6'],
        correctAnswer: 'b6, c7, e7 e f6',
        explanation:
          'De d5 o cavalo atinge b6, c7, e7 e f6 (e ainda b4, c3, e3 e f4 na outra direção): é um polvo no meio do ' +
          'tabuleiro.',
        claims: [
          { fen: knightOnD5, is: 'attacks', from: 'd5', targets: ['b6', 'c7', 'e7', 'f6'] },
          { fen: knightOnD5, is: 'attacks', from: 'd5', targets: ['b4', 'c3', 'e3', 'f4'] },
        ],
      },
      {
        question:
          'Peões pretos em a7, b7, c6, d5, e6, f5, g7 e h7; peões brancos em a2, b2, d4, e3, f4, g2 e h2; cavalo ' +
          'branco em f3. Qual é o melhor posto para o cavalo?',
        diagram: stonewall,
        options: ['g5', 'h4', 'e5', 'd2'],
        correctAnswer: 'e5',
        explanation:
          'Os peões pretos de d e de f já passaram: nenhum deles pode atacar e5, e os peões brancos de d4 e f4 ' +
          'apoiam o cavalo ali.',
        claims: [
          { fen: stonewall, is: 'legal', move: 'Ne5' },
          { fen: stonewall, is: 'attacks', from: 'd4', targets: ['e5'] },
          { fen: stonewall, is: 'attacks', from: 'f4', targets: ['e5'] },
        ],
      },
      {
        question: 'Qual peça costuma tirar mais proveito de um posto avançado no centro?',
        options: ['A torre', 'O rei, ainda no meio-jogo', 'O bispo da cor oposta à casa', 'O cavalo'],
        correctAnswer: 'O cavalo',
        explanation:
          'O cavalo tem alcance curto: precisa estar perto do adversário. Um posto que nenhum peão ataca dá a ele ' +
          'casa fixa e raio de ação máximo.',
      },
    ],
  },
};
