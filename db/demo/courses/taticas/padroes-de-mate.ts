import type { DemoLesson } from '../../types.ts';

export const padroesDeMate: DemoLesson = {
  key: 'padroes-de-mate',
  title: 'Padrões de mate',
  description: `Mestres não calculam todo mate do zero: eles reconhecem desenhos. Quem já viu um padrão o encontra de \
novo em segundos.

No mate do corredor, uma torre ou dama entra na última fileira, e os próprios peões prendem o rei. No mate árabe, \
torre e cavalo fecham o canto. No beijo da morte, a dama encosta no rei, protegida por outra peça. E no mate \
sufocado, o rei está cercado pelas próprias peças e um cavalo, sozinho, dá o golpe.

O filme mostra o mais belo caminho até o mate sufocado, conhecido como legado de Philidor, que já aparece no livro de \
Lucena, de 1497. Ele junta duas ideias das aulas anteriores: o xeque duplo e o sacrifício da dama.`,
  durationMinutes: 12,
  film: {
    pgn: `[Event "O mate sufocado"]
[White "Brancas"]
[Black "Pretas"]
[Result "1-0"]
[SetUp "1"]
[FEN "5rk1/pp4pp/8/6N1/Q7/8/1q3PPP/6K1 w - - 0 1"]

{As pretas têm uma torre contra um cavalo. Mas as brancas jogam e dão mate!}
1. Qc4+ {Xeque na diagonal. Se a torre bloquear em f7, as brancas a capturam.}
Kh8 {O rei se esconde no canto.}
2. Nf7+ {Xeque de cavalo. Se a torre o captura, Dc8+ leva ao mate do corredor.}
Kg8 {O rei volta, e o cavalo está entre ele e a dama. Lembra da aula passada?}
3. Nh6+ {Xeque duplo: o cavalo sai com xeque e descobre a dama. O rei tem de andar.}
Kh8 {Em f7 não há abrigo: o cavalo e a dama atacam essa casa.}
4. Qg8+ {A dama se sacrifica! O rei não pode capturar: o cavalo a protege.}
Rxg8 {A torre é obrigada a capturar, e agora o rei está preso entre os seus.}
5. Nf7# {Mate sufocado! Um cavalo sozinho vence o rei cercado pelos amigos.} 1-0`,
    claims: [
      { ply: 0, is: 'material', balance: -3 },
      { ply: 1, is: 'check' },
      { ply: 3, is: 'check' },
      { ply: 5, is: 'check' },
      { ply: 5, is: 'attacks', from: 'h6', targets: ['g8', 'f7'] },
      { ply: 5, is: 'attacks', from: 'c4', targets: ['g8', 'f7'] },
      { ply: 5, is: 'moves', count: 1 },
      { ply: 7, is: 'illegal', move: 'Kxg8' },
      { ply: 7, is: 'moves', count: 1 },
      { ply: 8, is: 'only-mate-in-one', move: 'Nf7#' },
      { ply: 9, is: 'checkmate' },
    ],
  },
  quiz: {
    title: 'Padrões de mate',
    timeLimitMinutes: 8,
    questions: [
      {
        question: 'O rei preto está preso atrás dos próprios peões. Dê o mate do corredor.',
        fen: '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1',
        lines: ['Rd8#'],
        explanation:
          'Na última fileira a torre dá xeque, e os próprios peões tapam a fuga do rei. Para se prevenir, abra a ' +
          'tempo uma saída, como h7-h6.',
        claims: [
          { fen: '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', is: 'only-mate-in-one', move: 'Rd8#' },
          { fen: '6k1/5pp1/7p/8/8/8/5PPP/3R2K1 w - - 0 1', is: 'legal', move: 'Rd8+' },
        ],
      },
      {
        question:
          'O rei preto está em h8, com a torre em g8 e peões em g7 e h7. Seu cavalo está em g5. Por que Cf7 é ' +
          'xeque-mate?',
        diagram: '6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1',
        options: [
          'As próprias peças pretas ocupam todas as casas de fuga',
          'O cavalo de f7 ataca sozinho todas as casas em volta do rei preto',
          'O rei branco está muito perto',
          'A torre de g8 está cravada',
        ],
        correctAnswer: 'As próprias peças pretas ocupam todas as casas de fuga',
        explanation:
          'É o mate sufocado: g8, g7 e h7 estão ocupadas por peças pretas, o xeque do cavalo não se bloqueia e ' +
          'ninguém captura em f7.',
        claims: [
          { fen: '6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1', is: 'only-mate-in-one', move: 'Nf7#' },
          { fen: '6rk/5Npp/8/8/8/8/8/6K1 b - - 1 1', is: 'moves', count: 0 },
        ],
      },
      {
        question:
          'O rei preto, sozinho, está em h8. Seu rei está em g6 e sua dama em a7. Qual destes lances dá xeque-mate?',
        diagram: '7k/Q7/6K1/8/8/8/8/8 w - - 0 1',
        options: ['Df7', 'Dg7', 'Rf7', 'Da1+'],
        correctAnswer: 'Dg7',
        explanation:
          'Em g7 a dama encosta no rei, protegida pelo seu: é o beijo da morte. Cuidado com Df7, que afoga o rei ' +
          'preto e dá empate!',
        claims: [
          { fen: '7k/Q7/6K1/8/8/8/8/8 w - - 0 1', is: 'mate-in-one', move: 'Qg7#' },
          { fen: '7k/Q7/6K1/8/8/8/8/8 w - - 0 1', is: 'stalemating', move: 'Qf7' },
          { fen: '7k/Q4K2/8/8/8/8/8/8 b - - 1 1', is: 'legal', move: 'Kh7' },
          { fen: '7k/8/6K1/8/8/8/8/Q7 b - - 1 1', is: 'legal', move: 'Kg8' },
        ],
      },
      {
        question: 'Torre e cavalo se ajudam no canto. Dê o mate árabe.',
        fen: '7k/R7/5N2/8/8/8/8/6K1 w - - 0 1',
        lines: ['Rh7#'],
        explanation: 'O cavalo de f6 protege a torre em h7 e tira a casa g8 do rei. Com Ta8+ o rei escaparia por g7.',
        claims: [
          { fen: '7k/R7/5N2/8/8/8/8/6K1 w - - 0 1', is: 'only-mate-in-one', move: 'Rh7#' },
          { fen: '7k/R7/5N2/8/8/8/8/6K1 w - - 0 1', is: 'attacks', from: 'f6', targets: ['h7', 'g8'] },
          { fen: 'R6k/8/5N2/8/8/8/8/6K1 b - - 1 1', is: 'legal', move: 'Kg7' },
        ],
      },
      {
        question:
          'No mate de Légal, depois de 1.e4 e5 2.Cf3 d6 3.Bc4 Bg4 4.Cc3 g6? 5.Cxe5! Bxd1 6.Bxf7+ Re7, as brancas ' +
          'estão sem dama. Qual lance dá mate?',
        diagram: 'rn1q1bnr/ppp1kB1p/3p2p1/4N3/4P3/2N5/PPPP1PPP/R1BbK2R w KQ - 1 7',
        options: ['Cd5', 'Cxg6+', 'Cxd1', 'Rxd1'],
        correctAnswer: 'Cd5',
        explanation:
          'Os dois cavalos e o bispo cercam o rei no meio do tabuleiro. O cavalo de f3 parecia cravado, mas a ' +
          'cravada era só relativa!',
        claims: [
          {
            fen: 'rn1q1bnr/ppp1kB1p/3p2p1/4N3/4P3/2N5/PPPP1PPP/R1BbK2R w KQ - 1 7',
            is: 'only-mate-in-one',
            move: 'Nd5#',
          },
        ],
      },
    ],
  },
};
