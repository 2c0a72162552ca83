import type { DemoLesson } from '../../types.ts';

export const ataqueDescoberto: DemoLesson = {
  key: 'ataque-descoberto',
  title: 'Ataque descoberto e xeque duplo',
  description: `Imagine uma torre atrás de um bispo seu, na mesma coluna. Quando o bispo sai, a linha se abre e a \
torre ataca: é o ataque descoberto. Num só lance trabalham duas peças, a que sai e a que fica.

Se a peça de trás ataca o rei, é o xeque descoberto. O adversário precisa cuidar do rei, e a peça que saiu pode fazer \
estragos quase à vontade.

E se a peça que sai também dá xeque? É o xeque duplo, o mais forte de todos: não adianta bloquear um nem capturar o \
outro. O rei tem de andar! Foi assim que Richard Réti venceu Savielly Tartakower em apenas onze lances.`,
  durationMinutes: 12,
  film: {
    pgn: `[Event "Partida amistosa"]
[Site "Viena"]
[Date "1910.??.??"]
[White "Réti, Richard"]
[Black "Tartakower, Savielly"]
[Result "1-0"]
[SetUp "1"]
[FEN "rnbqkb1r/pp2pppp/2p2n2/8/3PN3/8/PPP2PPP/R1BQKBNR w KQkq - 1 5"]

{Réti x Tartakower, Viena, 1910. Fique de olho na coluna d!}
5. Qd3 {Réti desenvolve a dama e defende o cavalo de e4.}
e5 {Tartakower abre o jogo com o seu rei ainda no centro.}
6. dxe5 Qa5+ {Xeque, e a dama vai recuperar o peão de e5.}
7. Bd2 {O bispo bloqueia o xeque e ataca a dama.}
Qxe5
8. O-O-O {Roque grande: a torre fica em d1, atrás do bispo e da dama. Que fila!}
Nxe4 {As pretas capturam o cavalo e acham que ganharam uma peça.}
9. Qd8+ {A bomba! A dama se oferece para atrair o rei à coluna d.}
Kxd8 {Obrigado. Agora o bispo de d2 está entre a torre e o rei.}
10. Bg5+ {Xeque duplo: o bispo sai com xeque e descobre o xeque da torre.}
Kc7 {Só o rei pode andar. Em e8 também não escaparia: Td8 seria mate.}
11. Bd8# {Xeque-mate! O bispo, protegido pela torre, fecha o cerco.} 1-0`,
    claims: [
      { ply: 1, is: 'attacks', from: 'd3', targets: ['e4'] },
      { ply: 5, is: 'attacks', from: 'd2', targets: ['a5'] },
      { ply: 9, is: 'check' },
      { ply: 9, is: 'moves', count: 1 },
      { ply: 11, is: 'attacks', from: 'g5', targets: ['d8'] },
      { ply: 11, is: 'attacks', from: 'd1', targets: ['d8'] },
      { ply: 11, is: 'moves', count: 2 },
      { ply: 11, is: 'moves', square: 'd8', count: 2 },
      { ply: 12, is: 'mate-in-one', move: 'Bd8#' },
      { ply: 13, is: 'checkmate' },
      { ply: 13, is: 'attacks', from: 'd1', targets: ['d8'] },
    ],
  },
  quiz: {
    title: 'Ataque descoberto e xeque duplo',
    timeLimitMinutes: 8,
    questions: [
      {
        question: 'O que é um ataque descoberto?',
        options: [
          'Um ataque que o adversário não viu e que por isso não pode defender',
          'Uma peça sai e abre a linha de ataque de outra peça sua',
          'Um ataque a uma peça sem defesa',
          'Um ataque do peão à peça ao lado',
        ],
        correctAnswer: 'Uma peça sai e abre a linha de ataque de outra peça sua',
        explanation: 'A peça que sai "descobre" a linha de trás. Quem estava escondido passa a atacar.',
      },
      {
        question: 'Como se responde a um xeque duplo?',
        options: [
          'Capturando uma das peças que dão xeque com um peão',
          'Bloqueando um dos xeques com outra peça',
          'Rocando',
          'Só movendo o rei',
        ],
        correctAnswer: 'Só movendo o rei',
        explanation:
          'Capturar ou bloquear só resolve um dos dois xeques. O rei precisa andar, e às vezes anda capturando.',
      },
      {
        question: 'O bispo está na frente da sua torre. Jogue o lance de bispo que descobre o ataque e ganha a dama.',
        fen: '6k1/pp1q1ppp/8/8/8/3B4/PP3PPP/3R2K1 w - - 0 1',
        lines: ['Bxh7+'],
        explanation:
          'O bispo captura com xeque e descobre a torre contra a dama. As pretas têm de cuidar do rei, e Txd7 vem em ' +
          'seguida.',
        claims: [
          { fen: '6k1/pp1q1ppp/8/8/8/3B4/PP3PPP/3R2K1 w - - 0 1', is: 'legal', move: 'Bxh7+' },
          { fen: '6k1/pp1q1ppB/8/8/8/8/PP3PPP/3R2K1 b - - 0 1', is: 'check' },
          { fen: '6k1/pp1q1ppB/8/8/8/8/PP3PPP/3R2K1 b - - 0 1', is: 'attacks', from: 'd1', targets: ['d7'] },
          { fen: '6k1/pp1q1ppB/8/8/8/8/PP3PPP/3R2K1 b - - 0 1', is: 'moves', square: 'd7', count: 0 },
          { fen: '8/pp1q1ppk/8/8/8/8/PP3PPP/3R2K1 w - - 0 2', is: 'hanging', square: 'd7' },
        ],
      },
      {
        question:
          'Sua torre está em e1 e seu cavalo em e4; o rei preto está em e8, com a coluna e livre entre o cavalo e ' +
          'ele. Qual destes lances dá xeque duplo?',
        diagram: '4k3/pp3p1p/8/8/4N3/8/PP3PPP/4R1K1 w - - 0 1',
        options: ['Cg5+', 'Cc5+', 'Cf6+', 'Cg3+'],
        correctAnswer: 'Cf6+',
        explanation:
          'De f6 o cavalo também ataca e8: são dois xeques, da torre e do cavalo. Nos outros lances só a torre dá ' +
          'xeque.',
        claims: [
          { fen: '4k3/pp3p1p/8/8/4N3/8/PP3PPP/4R1K1 w - - 0 1', is: 'legal', move: 'Nf6+' },
          { fen: '4k3/pp3p1p/8/8/4N3/8/PP3PPP/4R1K1 w - - 0 1', is: 'legal', move: 'Ng5+' },
          { fen: '4k3/pp3p1p/8/8/4N3/8/PP3PPP/4R1K1 w - - 0 1', is: 'legal', move: 'Nc5+' },
          { fen: '4k3/pp3p1p/8/8/4N3/8/PP3PPP/4R1K1 w - - 0 1', is: 'legal', move: 'Ng3+' },
          { fen: '4k3/pp3p1p/5N2/8/8/8/PP3PPP/4R1K1 b - - 1 1', is: 'attacks', from: 'f6', targets: ['e8'] },
          { fen: '4k3/pp3p1p/5N2/8/8/8/PP3PPP/4R1K1 b - - 1 1', is: 'attacks', from: 'e1', targets: ['e8'] },
          { fen: '4k3/pp3p1p/5N2/8/8/8/PP3PPP/4R1K1 b - - 1 1', is: 'moves', count: 2 },
        ],
      },
      {
        question:
          'Depois de 1.e4 e5 2.Cf3 Cf6 3.Cxe5 Cxe4 4.De2 Cf6?? a dama branca está atrás do cavalo de e5, na coluna ' +
          'do rei preto. Qual lance ganha a dama preta?',
        diagram: 'rnbqkb1r/pppp1ppp/5n2/4N3/8/8/PPPPQPPP/RNB1KB1R w KQkq - 2 5',
        options: ['Cxf7', 'Cc6+', 'Cg4+', 'Cd3+'],
        correctAnswer: 'Cc6+',
        explanation: 'O cavalo sai com xeque descoberto e ataca a dama em d8. As pretas cuidam do rei e perdem a dama.',
        claims: [
          { fen: 'rnbqkb1r/pppp1ppp/5n2/4N3/8/8/PPPPQPPP/RNB1KB1R w KQkq - 2 5', is: 'legal', move: 'Nc6+' },
          { fen: 'rnbqkb1r/pppp1ppp/2N2n2/8/8/8/PPPPQPPP/RNB1KB1R b KQkq - 3 5', is: 'check' },
          {
            fen: 'rnbqkb1r/pppp1ppp/2N2n2/8/8/8/PPPPQPPP/RNB1KB1R b KQkq - 3 5',
            is: 'attacks',
            from: 'e2',
            targets: ['e8'],
          },
          {
            fen: 'rnbqkb1r/pppp1ppp/2N2n2/8/8/8/PPPPQPPP/RNB1KB1R b KQkq - 3 5',
            is: 'attacks',
            from: 'c6',
            targets: ['d8'],
          },
        ],
      },
    ],
  },
};
