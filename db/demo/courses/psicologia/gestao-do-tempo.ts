import type { DemoLesson } from '../../types.ts';

const queenCaptured = 'rn3rk1/pbppq1pQ/1p2pb2/4N3/3PN3/3B4/PPP2PPP/R3K2R b KQ - 0 11';
const kingInTheCorner = 'rn3r1k/pbppq1p1/1p2pN2/4N3/3P4/3B4/PPP2PPP/R3K2R w KQ - 1 13';
const twoMates = 'rn3r2/pbppq1p1/1p2pN2/8/3P2NP/6P1/PPP1BP1R/R3K1k1 w Q - 5 18';

export const gestaoDoTempo: DemoLesson = {
  key: 'gestao-do-tempo',
  title: 'Gestão do tempo: gaste o relógio onde importa',
  description: `O relógio é uma peça do jogo. Quem usa o mesmo tempo em todos os lances pensa demais onde não precisa \
e de menos onde a partida se decide. O segredo é reconhecer os momentos críticos.

Pare e invista tempo quando houver sacrifícios no ar, quando a estrutura de peões vai mudar, quando se decide uma \
troca importante ou quando o lance não tem volta. Jogue com naturalidade os lances de teoria, as recapturas óbvias e \
as sequências que você já calculou.

No filme, Edward Lasker investe tudo num único lance contra George Thomas (Londres, 1912). Depois do sacrifício, \
quase todas as respostas pretas são as únicas legais: calcular uma vez, até o fim, e então jogar depressa.`,
  durationMinutes: 14,
  film: {
    pgn: `[Event "Edward Lasker x George Thomas"]
[Site "Londres"]
[Date "1912.??.??"]
[White "Lasker, Edward"]
[Black "Thomas, George"]
[SetUp "1"]
[FEN "rn3rk1/pbppq1pp/1p2pb2/4N2Q/3PN3/3B4/PPP2PPP/R3K2R w KQ - 6 11"]
[Result "1-0"]

{Momento crítico: há sacrifício no ar. É aqui que vale gastar o relógio!}
11. Qxh7+ {A dama! Um lance sem volta: foi preciso calcular antes.}
Kxh7 {Resposta única.}
12. Nxf6+ {Xeque duplo, do cavalo e do bispo de d3: o rei tem de andar.}
Kh6 {O canto perderia na hora: 12...Rh8 13.Cg6 mate.}
13. Neg4+ {As brancas não precisam mais pensar: cada lance é xeque.}
Kg5 {Único.}
14. h4+ {O peão também participa.}
Kf4 {Único.}
15. g3+ {Outro peão, outro xeque.}
Kf3 {Único de novo: o rei preto atravessa o tabuleiro.}
16. Be2+ {O bispo tira a casa e2 e continua a caçada.}
Kg2 {Único.}
17. Rh2+ {A torre fecha a porta.}
Kg1 {Único. O rei preto chegou à primeira fileira!}
18. Kd2# {Mate. Um só momento de reflexão, oito lances jogados.}
1-0`,
    claims: [
      { ply: 1, is: 'moves', count: 1 },
      { ply: 3, is: 'check' },
      { ply: 3, is: 'moves', count: 2 },
      { ply: 5, is: 'moves', count: 1 },
      { ply: 7, is: 'moves', count: 1 },
      { ply: 9, is: 'moves', count: 1 },
      { ply: 11, is: 'moves', count: 1 },
      { ply: 13, is: 'moves', count: 1 },
      { ply: 14, is: 'mate-in-one', move: 'Kd2#' },
      { ply: 15, is: 'checkmate' },
    ],
  },
  quiz: {
    title: 'Gestão do tempo',
    timeLimitMinutes: 7,
    questions: [
      {
        question: 'Em qual destas situações vale mais a pena investir tempo?',
        options: [
          'Numa recaptura óbvia',
          'Nos primeiros lances de uma abertura que você já conhece de memória',
          'Numa decisão sem volta, como um sacrifício ou uma ruptura de peões',
          'Quando só existe um lance legal',
        ],
        correctAnswer: 'Numa decisão sem volta, como um sacrifício ou uma ruptura de peões',
        explanation:
          'São os momentos críticos: a avaliação muda de vez conforme a escolha. Nos outros casos o lance sai quase ' +
          'sozinho.',
      },
      {
        question:
          'Depois de 11.Dxh7+ (rei preto em g8, peão preto em g7, torre preta em f8), quantos lances legais têm as ' +
          'pretas?',
        diagram: queenCaptured,
        options: ['Um', 'Dois', 'Três', 'Nenhum'],
        correctAnswer: 'Um',
        explanation: 'O único lance é 11...Rxh7. Lances forçados facilitam o cálculo e poupam o relógio.',
        claims: [
          { fen: queenCaptured, is: 'moves', count: 1 },
          { fen: queenCaptured, is: 'legal', move: 'Kxh7' },
        ],
      },
      {
        question:
          'O ritmo é de 10 minutos com acréscimo de 5 segundos por lance. Depois de 40 lances seus, quanto tempo ' +
          'você terá recebido no total?',
        options: ['10 minutos e 40 segundos', '15 minutos', '12 minutos', '13 minutos e 20 segundos'],
        correctAnswer: '13 minutos e 20 segundos',
        explanation:
          '40 lances × 5 segundos = 200 segundos, isto é, 3 minutos e 20 segundos além dos 10 minutos iniciais.',
      },
      {
        question: 'No filme, se as pretas jogassem 12...Rh8, como as brancas venceriam na hora?',
        options: ['13.Ch5', '13.Cg6', '13.Bg6', '13.Cf7+'],
        correctAnswer: '13.Cg6',
        explanation:
          'O cavalo de e5 vai a g6 e dá mate: o cavalo de f6 tira g8 e h7, o próprio peão ocupa g7 e ninguém captura ' +
          'em g6.',
        claims: [
          { fen: kingInTheCorner, is: 'only-mate-in-one', move: 'Ng6#' },
          { fen: kingInTheCorner, is: 'attacks', from: 'f6', targets: ['g8', 'h7'] },
        ],
      },
      {
        question: 'Na posição final, 18.Rd2 é mate. Que outro lance também dava mate?',
        options: ['18.Th1+', '18.Rf1', '18.O-O-O', '18.Ce3'],
        correctAnswer: '18.O-O-O',
        explanation:
          'O roque grande põe a torre em d1 com xeque, e o rei preto também não tem saída: mate com roque, coisa rara.',
        claims: [
          { fen: twoMates, is: 'mate-in-one', move: 'Kd2#' },
          { fen: twoMates, is: 'mate-in-one', move: 'O-O-O#' },
        ],
      },
    ],
  },
};
