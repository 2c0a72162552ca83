import type { DemoLesson } from '../../types.ts';

const blackToMove = '8/8/8/8/P4k2/8/8/7K b - - 0 1';
const whiteToMove = '8/8/8/8/P4k2/8/8/7K w - - 0 1';
const retiAfterCapture = '8/8/2k5/4K3/7p/8/8/8 w - - 0 4';

export const quadrado: DemoLesson = {
  key: 'quadrado',
  title: 'A regra do quadrado e a ideia de Réti',
  description: `Um peão passado corre sozinho para a promoção. O rei adversário o alcança? Em vez de contar lance por \
lance, desenhe um quadrado: um lado vai do peão até a casa de promoção; o outro tem o mesmo número de casas na \
direção do rei. Se o rei, na sua vez, entra no quadrado (ou já está nele), alcança o peão.

Dois cuidados. Um peão ainda na segunda fileira pode andar duas casas: conte como se ele estivesse na terceira. E \
verifique se o caminho do rei não está bloqueado por alguma peça.

O filme mostra o estudo mais famoso do tema, publicado por Richard Réti em 1921. O rei branco está fora do quadrado, \
longe demais para alcançar o peão de h e longe demais para ajudar o seu. Andando pela diagonal ele faz as duas coisas \
ao mesmo tempo.`,
  durationMinutes: 13,
  film: {
    pgn: `[Event "Estudo de Richard Réti"]
[Date "1921.??.??"]
[SetUp "1"]
[FEN "7K/8/k1P5/7p/8/8/8/8 w - - 0 1"]
[Result "1/2-1/2"]

{Estudo de Réti, 1921: brancas jogam e empatam. O rei está fora do quadrado de h5!}
1. Kg7 {Pela diagonal: o rei se aproxima dos dois peões ao mesmo tempo.}
h4 {O peão preto corre.}
2. Kf6 {O rei continua na diagonal; ainda está fora do quadrado.}
Kb6 {As pretas param para cuidar do peão de c6. Se 2...h3, então 3.Re7 e o peão de c promove.}
3. Ke5 {Dupla ideia: Rf4 entra no quadrado; Rd6 apoia o peão.}
h3 {Se 3...Rxc6, vem 4.Rf4 e o rei alcança o peão de h.}
4. Kd6 {Agora vale o outro plano: apoiar o próprio peão.}
h2 {O peão preto está a um passo.}
5. c7 {O branco também.}
Kb7 {O rei preto tenta segurar a casa c8.}
6. Kd7 {O rei branco garante a promoção.}
h1=Q {As pretas promovem primeiro...}
7. c8=Q+ {...mas as brancas promovem com xeque: empate. Uma obra-prima!}
1/2-1/2`,
    claims: [
      { ply: 3, is: 'legal', move: 'h3' },
      { ply: 5, is: 'legal', move: 'Kxc6' },
      { ply: 11, is: 'attacks', from: 'd7', targets: ['c8'] },
      { ply: 12, is: 'material', balance: -8 },
      { ply: 13, is: 'check' },
      { ply: 13, is: 'material', balance: 0 },
    ],
  },
  quiz: {
    title: 'A regra do quadrado',
    timeLimitMinutes: 7,
    questions: [
      {
        question: 'Peão branco em a4, longe do seu rei. Quais são os cantos do quadrado desse peão?',
        options: ['a4, a7, d7 e d4', 'a4, a8, d8 e d4', 'a4, a8, e8 e e4', 'a1, a8, h8 e h1'],
        correctAnswer: 'a4, a8, e8 e e4',
        explanation:
          'De a4 a a8 são cinco casas contando as duas pontas. O outro lado também tem cinco: a, b, c, d, e.',
      },
      {
        question: 'Peão branco em a4, rei branco em h1, rei preto em f4. Pretas jogam. O rei preto alcança o peão?',
        diagram: blackToMove,
        options: [
          'Sim: ele entra no quadrado com Re5',
          'Não: o peão está longe demais',
          'Sim, mas só se as brancas errarem',
          'Não: o rei branco protege o peão',
        ],
        correctAnswer: 'Sim: ele entra no quadrado com Re5',
        explanation:
          'O quadrado vai de a4 a e8. Com a vez, o rei preto pisa na coluna e (Re5) e alcança o peão: empate.',
        claims: [{ fen: blackToMove, is: 'legal', move: 'Ke5' }],
      },
      {
        question: 'A mesma posição (peão em a4, rei branco em h1, rei preto em f4), mas jogam as brancas. E agora?',
        diagram: whiteToMove,
        options: [
          'Empate, pois o rei preto captura em a5',
          'Empate por afogamento',
          'O rei branco precisa ajudar primeiro',
          '1.a5 vence: o rei preto fica fora do novo quadrado',
        ],
        correctAnswer: '1.a5 vence: o rei preto fica fora do novo quadrado',
        explanation:
          'Depois de 1.a5 o quadrado encolhe para a5-a8-d8-d5. De f4 o rei preto só chega à coluna e: fica de fora, ' +
          'e o peão promove.',
        claims: [
          { fen: whiteToMove, is: 'legal', move: 'a5' },
          { fen: '8/8/8/P7/5k2/8/8/7K b - - 0 1', is: 'legal', move: 'Ke5' },
        ],
      },
      {
        question: 'Como aplicar a regra a um peão branco que ainda está em h2, com as brancas a jogar?',
        options: [
          'Como se estivesse em h2',
          'Como se estivesse em h3, pois pode avançar duas casas',
          'De nenhum modo: a regra do quadrado não vale para peões de torre',
          'Como se já estivesse em h4',
        ],
        correctAnswer: 'Como se estivesse em h3, pois pode avançar duas casas',
        explanation: 'O avanço duplo economiza um tempo. Desenhe o quadrado a partir da terceira fileira.',
        claims: [{ fen: '8/8/8/8/1k6/8/K6P/8 w - - 0 1', is: 'legal', move: 'h4' }],
      },
      {
        question:
          'No estudo de Réti, depois de 3.Re5, as pretas capturam: 3...Rxc6 (peão preto em h4). Como as brancas ' +
          'empatam?',
        diagram: retiAfterCapture,
        options: [
          '4.Rf4, e o rei entra no quadrado do peão',
          '4.Rd4, cortando o rei preto',
          '4.Re6, tomando a oposição',
          'Não empatam: o peão promove',
        ],
        correctAnswer: '4.Rf4, e o rei entra no quadrado do peão',
        explanation: 'O quadrado do peão de h4 vai de h4 a e1. Com 4.Rf4 o rei branco entra nele e captura o peão.',
        claims: [{ fen: retiAfterCapture, is: 'legal', move: 'Kf4' }],
      },
    ],
  },
};
