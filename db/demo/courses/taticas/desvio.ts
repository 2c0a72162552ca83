import type { DemoLesson } from '../../types.ts';

export const desvio: DemoLesson = {
  key: 'desvio',
  title: 'Desvio e eliminação do defensor',
  description: `Quando um golpe não funciona, pergunte: quem está atrapalhando? Muitas vezes uma única peça segura \
toda a posição do adversário. Tire-a dali, e o golpe passa a funcionar.

Há duas maneiras. Eliminar o defensor é capturá-lo, mesmo que custe alguma coisa. Desviar é oferecer a ele algo que \
não dá para recusar, para que abandone o seu posto.

Procure as peças sobrecarregadas, aquelas que fazem dois trabalhos ao mesmo tempo: quando cumprem um, largam o outro. \
No filme, a dama preta precisa vigiar e8, e a dama branca a persegue oferecendo-se lance após lance.`,
  durationMinutes: 14,
  film: {
    pgn: `[Event "Adams x Torre"]
[Site "Nova Orleans"]
[Date "1920.??.??"]
[White "Adams, Edwin"]
[Black "Torre, Carlos"]
[Result "1-0"]
[SetUp "1"]
[FEN "2r1r1k1/1p1q1ppp/3p1b2/p2P4/3Q4/5N2/PP2RPPP/4R1K1 w - - 0 18"]

{Adams x Torre, 1920. A torre de c8 e a dama de d7 defendem e8. Vamos desviá-las!}
18. Qg4 {A dama se oferece! Se 18...Dxg4, as torres dão mate em e8.}
Qb5 {A dama preta foge, mas continua vigiando e8 pela diagonal.}
19. Qc4 {De novo! Se a dama ou a torre capturar, e8 perde um defensor.}
Qd7 {Ainda vigiando e8.}
20. Qc7 {E mais uma vez, agora entre a dama e a torre. Ninguém pode capturar.}
Qb5
21. a4 {O peão ataca a dama e quer tirá-la da diagonal.}
Qxa4 {Ela captura sem sair da diagonal de a4 a e8.}
22. Re4 {A torre ataca a dama, que está ficando sem casas.}
Qb5
23. Qxb7 {O golpe final: nenhuma casa segura defende e8. Carlos Torre abandonou.}
Qxb7 {E se a dama capturasse? Ela sairia da diagonal...}
24. Rxe8+ {...e as brancas entrariam em e8.}
Rxe8
25. Rxe8# {Xeque-mate na última fileira: o defensor foi desviado.} 1-0`,
    claims: [
      { ply: 0, is: 'attacks', from: 'd7', targets: ['e8'] },
      { ply: 0, is: 'attacks', from: 'c8', targets: ['e8'] },
      { ply: 1, is: 'legal', move: 'Qxg4' },
      { ply: 2, is: 'attacks', from: 'b5', targets: ['e8'] },
      { ply: 3, is: 'legal', move: 'Qxc4' },
      { ply: 3, is: 'legal', move: 'Rxc4' },
      { ply: 5, is: 'legal', move: 'Qxc7' },
      { ply: 5, is: 'legal', move: 'Rxc7' },
      { ply: 7, is: 'attacks', from: 'a4', targets: ['b5'] },
      { ply: 8, is: 'attacks', from: 'a4', targets: ['e8'] },
      { ply: 9, is: 'attacks', from: 'e4', targets: ['a4'] },
      { ply: 11, is: 'attacks', from: 'b7', targets: ['b5', 'c6', 'd7'] },
      { ply: 14, is: 'only-mate-in-one', move: 'Rxe8#' },
      { ply: 15, is: 'checkmate' },
    ],
  },
  quiz: {
    title: 'Desvio e eliminação do defensor',
    timeLimitMinutes: 9,
    questions: [
      {
        question: 'O que é um desvio?',
        options: [
          'Levar o próprio rei para longe das peças que o adversário ataca',
          'Trocar peças de mesmo valor',
          'Obrigar uma peça do adversário a abandonar o que ela defende',
          'Fugir de um xeque',
        ],
        correctAnswer: 'Obrigar uma peça do adversário a abandonar o que ela defende',
        explanation: 'A peça desviada larga o seu posto, e o que ela defendia fica à sua disposição.',
      },
      {
        question: 'O que é uma peça sobrecarregada?',
        options: [
          'Uma peça que precisa defender duas coisas ao mesmo tempo',
          'Uma peça atacada por duas peças do adversário ao mesmo tempo',
          'Uma peça que acabou de capturar',
          'Um peão prestes a promover',
        ],
        correctAnswer: 'Uma peça que precisa defender duas coisas ao mesmo tempo',
        explanation:
          'Quem faz dois trabalhos acaba largando um. Capture uma das coisas que ela defende e veja a outra cair.',
      },
      {
        question:
          'O rei preto está em g8, atrás dos peões f7, g7 e h7. A torre preta de d8 vigia a última fileira e defende ' +
          'o cavalo de d4. Você tem torres em d1 e e1. Qual lance ganha o cavalo?',
        diagram: '3r2k1/5ppp/8/8/3n4/8/5PPP/3RR1K1 w - - 0 1',
        options: ['Te8+', 'Rf1', 'Te4', 'Txd4'],
        correctAnswer: 'Txd4',
        explanation:
          'A torre de d8 está sobrecarregada: se capturar em d4, abandona a última fileira e Te8 é mate. Por isso o ' +
          'cavalo sai de graça.',
        claims: [
          { fen: '3r2k1/5ppp/8/8/3n4/8/5PPP/3RR1K1 w - - 0 1', is: 'legal', move: 'Rxd4' },
          { fen: '3r2k1/5ppp/8/8/3R4/8/5PPP/4R1K1 b - - 0 1', is: 'legal', move: 'Rxd4' },
          { fen: '6k1/5ppp/8/8/3r4/8/5PPP/4R1K1 w - - 0 2', is: 'only-mate-in-one', move: 'Re8#' },
          { fen: '3rR1k1/5ppp/8/8/3n4/8/5PPP/3R2K1 b - - 1 1', is: 'legal', move: 'Rxe8' },
        ],
      },
      {
        question:
          'Sua dama está em d3 e seu bispo atrás dela, em c2, mirando h7. Além do rei de g8, só o cavalo preto de f6 ' +
          'defende h7. Seu outro bispo está em g5. Qual é o melhor lance?',
        diagram: 'r4rk1/pp2qppp/5n2/6B1/8/3Q4/PPB2PPP/3R2K1 w - - 0 1',
        options: ['Dxh7+', 'Bxf6', 'Bh4', 'Dg3'],
        correctAnswer: 'Bxf6',
        explanation:
          'Eliminado o defensor, a ameaça é Dxh7 mate: se as pretas capturarem o bispo, é isso que acontece. Jogar ' +
          'Dxh7+ antes perderia a dama para o cavalo.',
        claims: [
          { fen: 'r4rk1/pp2qppp/5n2/6B1/8/3Q4/PPB2PPP/3R2K1 w - - 0 1', is: 'legal', move: 'Bxf6' },
          { fen: 'r4rk1/pp2qppp/5n2/6B1/8/3Q4/PPB2PPP/3R2K1 w - - 0 1', is: 'attacks', from: 'f6', targets: ['h7'] },
          { fen: 'r4rk1/pp2qppp/5n2/6B1/8/3Q4/PPB2PPP/3R2K1 w - - 0 1', is: 'legal', move: 'Qxh7+' },
          { fen: 'r4rk1/pp2qppQ/5n2/6B1/8/8/PPB2PPP/3R2K1 b - - 0 1', is: 'legal', move: 'Nxh7' },
          { fen: 'r4rk1/pp3ppp/5q2/8/8/3Q4/PPB2PPP/3R2K1 w - - 0 2', is: 'only-mate-in-one', move: 'Qxh7#' },
          { fen: 'r4rk1/pp2qp1p/5p2/8/8/3Q4/PPB2PPP/3R2K1 w - - 0 2', is: 'only-mate-in-one', move: 'Qxh7#' },
        ],
      },
      {
        question:
          'Seu peão de a7 quer promover, mas o bispo preto de e4, defendido pelo peão de f5, vigia a8 pela diagonal. ' +
          'Sua torre está em e1. Qual lance é o melhor?',
        diagram: '6k1/P5pp/8/5p2/4b3/8/5PPP/4R1K1 w - - 0 1',
        options: ['a8=D+', 'Txe4', 'Td1', 'f2-f3'],
        correctAnswer: 'Txe4',
        explanation:
          'A torre elimina o defensor. Se o peão de f5 capturar, a8=D vem com xeque: você deu a torre pelo bispo e ' +
          'ganhou uma dama.',
        claims: [
          { fen: '6k1/P5pp/8/5p2/4b3/8/5PPP/4R1K1 w - - 0 1', is: 'attacks', from: 'e4', targets: ['a8'] },
          { fen: '6k1/P5pp/8/5p2/4b3/8/5PPP/4R1K1 w - - 0 1', is: 'legal', move: 'Rxe4' },
          { fen: 'Q5k1/6pp/8/5p2/4b3/8/5PPP/4R1K1 b - - 0 1', is: 'legal', move: 'Bxa8' },
          { fen: '6k1/P5pp/8/8/4p3/8/5PPP/6K1 w - - 0 2', is: 'legal', move: 'a8=Q+' },
        ],
      },
    ],
  },
};
