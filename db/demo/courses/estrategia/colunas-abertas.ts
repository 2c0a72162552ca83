import type { DemoLesson } from '../../types.ts';

const rookOnTheSeventh = '5k2/p1p4R/1p3rp1/n2p4/P2P1P2/2PB2P1/6K1/8 b - - 3 30';
const kingSacrificesPawns = '5k2/p1p4R/1pr5/3p1pP1/P2P1P2/2P2K2/8/8 w - - 0 35';
const backRank = '6k1/5ppp/8/8/1r6/8/5PPP/3R2K1 w - - 0 1';
const twoRooks = '5rk1/R6R/8/8/8/8/6PP/6K1 w - - 0 1';

export const colunasAbertas: DemoLesson = {
  key: 'colunas-abertas',
  title: 'Colunas abertas e a sétima fileira',
  description: `Coluna aberta é a que não tem peões; semiaberta é a que só tem peões do adversário. São as estradas \
das torres: sem elas, a peça mais forte depois da dama passa a partida inteira atrás dos próprios peões.

Ocupar a coluna é só o começo. O objetivo é entrar por ela, de preferência na sétima fileira, onde costumam estar os \
peões adversários que ainda não andaram e onde a torre prende o rei na última fila.

O filme traz a aula clássica de Capablanca contra Tartakower, Nova York, 1924. A torre toma a coluna h, chega a h7 e \
fica lá; depois é o rei branco que caminha, mesmo ao preço de peões. Atividade vale mais que material.`,
  durationMinutes: 15,
  film: {
    pgn: `[Event "Capablanca x Tartakower"]
[Site "Nova York"]
[Date "1924.??.??"]
[White "Capablanca, José Raúl"]
[Black "Tartakower, Savielly"]
[SetUp "1"]
[FEN "4k3/p1p5/1p3rp1/n2p4/P2P1P2/2PB2P1/6K1/R7 w - - 0 29"]
[Result "1-0"]

{Nova York, 1924. Há duas colunas abertas, e e h: por qual a torre deve entrar?}
29. Rh1 {Pela coluna h, que leva direto à sétima fileira.}
Kf8 {O rei tenta cobrir as casas de entrada...}
30. Rh7 {...mas a torre entra na sétima: ataca c7 e prende o rei na oitava.}
Rc6 {A torre preta busca o peão fraco de c3.}
31. g4 {Os peões do lado do rei se põem em marcha.}
Nc4 {O cavalo se aproxima pelo posto c4.}
32. g5 {O peão em g5 fixa g6 e reserva f6 para o rei branco.}
Ne3+ {Xeque do cavalo.}
33. Kf3 {O rei sai do xeque e ataca o cavalo.}
Nf5 {O cavalo se planta em f5.}
34. Bxf5 {Capablanca troca: no final de torres, a torre de h7 vale ouro.}
gxf5 {Os peões de f se travam, e o de g5 agora é passado.}
35. Kg3 {O grande lance: o rei avança e deixa o peão de c3 para trás.}
Rxc3+ {As pretas ganham um peão com xeque...}
36. Kh4 {...e o rei segue por h4 e g5 até f6. O peão não importa.}
Rf3 {Rei, torre na sétima e peão de g decidem: as brancas venceram.}
1-0`,
    claims: [
      { ply: 3, is: 'attacks', from: 'h7', targets: ['c7'] },
      { ply: 3, is: 'moves', count: 2, square: 'f8' },
      { ply: 8, is: 'check' },
      { ply: 9, is: 'attacks', from: 'f3', targets: ['e3'] },
      { ply: 12, is: 'passed-pawn', square: 'g5' },
      { ply: 14, is: 'check' },
      { ply: 15, is: 'material', balance: -1 },
    ],
  },
  quiz: {
    title: 'Colunas abertas e a sétima fileira',
    timeLimitMinutes: 7,
    questions: [
      {
        question: 'O que é uma coluna semiaberta para as brancas?',
        options: [
          'Uma coluna em que só há peão preto',
          'Uma coluna sem nenhum peão',
          'Uma coluna com peões brancos dobrados',
          'Uma coluna com uma torre de cada lado',
        ],
        correctAnswer: 'Uma coluna em que só há peão preto',
        explanation:
          'Sem peão branco na coluna, a torre branca pressiona o peão preto que ficou nela. Sem peão algum, a coluna ' +
          'é aberta.',
      },
      {
        question: 'As brancas dominam a coluna d. Jogue o lance que aproveita isso.',
        fen: backRank,
        lines: ['Rd8#'],
        explanation:
          'Td8 é mate: os próprios peões prendem o rei preto, e a torre de b4 não chega a e8 nem a f8 para interpor.',
        claims: [{ fen: backRank, is: 'only-mate-in-one', move: 'Rd8#' }],
      },
      {
        question: 'No filme, depois de 30.Th7 (rei preto em f8), o que a torre na sétima fileira conseguiu?',
        diagram: rookOnTheSeventh,
        options: [
          'Deu xeque-mate',
          'Atacou o peão de c7 e deixou o rei preto preso na oitava fileira',
          'Ganhou o cavalo de a5, que ficou sem defesa e não tinha para onde ir',
          'Obrigou a troca das torres',
        ],
        correctAnswer: 'Atacou o peão de c7 e deixou o rei preto preso na oitava fileira',
        explanation:
          'De h7 a torre mira c7 ao longo da fileira, e o rei preto só pode ir a e8 ou g8: está cortado do resto do ' +
          'tabuleiro.',
        claims: [
          { fen: rookOnTheSeventh, is: 'attacks', from: 'h7', targets: ['c7'] },
          { fen: rookOnTheSeventh, is: 'moves', count: 2, square: 'f8' },
          { fen: rookOnTheSeventh, is: 'legal', move: 'Ke8' },
          { fen: rookOnTheSeventh, is: 'legal', move: 'Kg8' },
        ],
      },
      {
        question:
          'Torres brancas em a7 e h7, rei preto em g8, torre preta em f8. As brancas jogam. Qual lance dá mate?',
        diagram: twoRooks,
        options: ['Thg7+', 'Th8+', 'Ta8', 'Tag7'],
        correctAnswer: 'Tag7',
        explanation:
          'Com a torre de a7 em g7, a de h7 a protege e cobre h8; a torre preta de f8 tira a fuga do próprio rei. As ' +
          'outras capturas ou xeques não dão mate.',
        claims: [
          { fen: twoRooks, is: 'only-mate-in-one', move: 'Rag7#' },
          { fen: twoRooks, is: 'legal', move: 'Rhg7+' },
          { fen: twoRooks, is: 'legal', move: 'Rh8+' },
        ],
      },
      {
        question: 'Por que Capablanca jogou 35.Rg3, permitindo 35...Txc3+?',
        options: [
          'Porque o peão de c3 não podia ser capturado',
          'Para levar o rei a f6, onde ele apoia o peão passado e ameaça o rei preto',
          'Para forçar o empate por repetição',
          'Para trocar as torres em h3',
        ],
        correctAnswer: 'Para levar o rei a f6, onde ele apoia o peão passado e ameaça o rei preto',
        explanation:
          'Rei ativo, peão passado em g5 e torre na sétima valem mais que um ou dois peões. O rei branco passou por ' +
          'h4 e g5 e chegou a f6.',
        claims: [
          { fen: kingSacrificesPawns, is: 'legal', move: 'Kg3' },
          { fen: kingSacrificesPawns, is: 'passed-pawn', square: 'g5' },
          { fen: kingSacrificesPawns, is: 'attacks', from: 'c6', targets: ['c3'] },
        ],
      },
    ],
  },
};
