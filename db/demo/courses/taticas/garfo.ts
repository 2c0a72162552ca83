import type { DemoLesson } from '../../types.ts';

export const garfo: DemoLesson = {
  key: 'garfo',
  title: 'O garfo: dois alvos de uma vez',
  description: `Garfo é um lance que ataca dois alvos ao mesmo tempo. O adversário só tem um lance para responder: \
salva um, perde o outro. Quando um dos alvos é o rei, o garfo dá xeque, e a resposta é quase sempre obrigada.

O cavalo é o mestre dos garfos, porque ataca sem que a maioria das peças consiga atacá-lo de volta. Mas qualquer peça \
pode dar um garfo: o peão, a dama e até o rei.

No filme você vê um garfo que entrou para a história: no match pelo título mundial de 1966, Tigran Petrosian entregou \
a dama a Boris Spassky só para poder dar um garfo de cavalo no lance seguinte.`,
  durationMinutes: 12,
  film: {
    pgn: `[Event "Match pelo título mundial, 10ª partida"]
[Date "1966.??.??"]
[White "Petrosian, Tigran"]
[Black "Spassky, Boris"]
[Result "1-0"]
[SetUp "1"]
[FEN "r5k1/5r1p/p2pB3/nppP4/2P1N2q/1P2N3/PQ5P/6K1 w - - 4 27"]

{Petrosian x Spassky, match pelo título mundial, 1966. As brancas preparam um garfo.}
27. Nxd6 {O cavalo ataca a torre de f7, que está cravada pelo bispo de e6.}
Qg5+ {Spassky dá xeque e põe a dama em g5. Guarde bem essa casa!}
28. Kh1 {O rei sai da coluna g e fica seguro no canto.}
Ra7 {A outra torre defende f7 pela fileira 7.}
29. Bxf7+ {As brancas trocam em f7...}
Rxf7 {...e agora há uma torre em f7 e uma dama em g5. O que falta? O rei em h8!}
30. Qh8+ {Que lance! A dama se oferece no canto. Aqui Spassky abandonou.}
Kxh8 {Se a partida continuasse: o rei é obrigado a capturar...}
31. Nxf7+ {...e o cavalo dá o garfo: ataca o rei em h8 e a dama em g5.}
Kg7
32. Nxg5 {A dama cai. As brancas ficam com um cavalo e um peão a mais.} 1-0`,
    claims: [
      { ply: 1, is: 'attacks', from: 'd6', targets: ['f7'] },
      { ply: 1, is: 'pinned', square: 'f7' },
      { ply: 2, is: 'check' },
      { ply: 4, is: 'attacks', from: 'a7', targets: ['f7'] },
      { ply: 7, is: 'check' },
      { ply: 7, is: 'moves', count: 1 },
      { ply: 7, is: 'legal', move: 'Kxh8' },
      { ply: 9, is: 'check' },
      { ply: 9, is: 'attacks', from: 'f7', targets: ['h8', 'g5'] },
      { ply: 11, is: 'material', balance: 4 },
    ],
  },
  quiz: {
    title: 'O garfo',
    timeLimitMinutes: 7,
    questions: [
      {
        question: 'O que é um garfo?',
        options: [
          'Um lance em que duas peças suas passam a atacar a mesma casa',
          'Um lance que ataca dois ou mais alvos ao mesmo tempo',
          'Uma peça que não pode se mover',
          'Uma troca de peças de mesmo valor',
        ],
        correctAnswer: 'Um lance que ataca dois ou mais alvos ao mesmo tempo',
        explanation:
          'Como nos dentes de um garfo, dois alvos ficam espetados juntos, e o adversário só pode salvar um.',
      },
      {
        question: 'Um salto do cavalo ataca o rei e a torre das pretas de uma vez. Dê o garfo no tabuleiro.',
        fen: 'r3k3/5ppp/8/3N4/8/8/PP3PPP/4K3 w - - 0 1',
        lines: ['Nc7+'],
        explanation:
          'De c7 o cavalo ataca e8 e a8 ao mesmo tempo. O rei precisa sair do xeque, e a torre cai. Em f6 só o rei é ' +
          'atacado; em b6, só a torre.',
        claims: [
          { fen: 'r3k3/5ppp/8/3N4/8/8/PP3PPP/4K3 w - - 0 1', is: 'legal', move: 'Nc7+' },
          { fen: 'r3k3/2N2ppp/8/8/8/8/PP3PPP/4K3 b - - 1 1', is: 'check' },
          { fen: 'r3k3/2N2ppp/8/8/8/8/PP3PPP/4K3 b - - 1 1', is: 'attacks', from: 'c7', targets: ['e8', 'a8'] },
          { fen: 'r3k3/5ppp/1N6/8/8/8/PP3PPP/4K3 b - - 1 1', is: 'not-check' },
        ],
      },
      {
        question: 'Um lance de peão ataca a torre e o cavalo das pretas ao mesmo tempo. Jogue-o.',
        fen: '6k1/5ppp/8/3r1n2/8/6P1/4PPKP/8 w - - 0 1',
        lines: ['e4'],
        explanation:
          'Em e4 o peão ataca d5 e f5: um garfo de peão. Só uma das peças escapa. O lance g3-g4 ataca apenas o cavalo.',
        claims: [
          { fen: '6k1/5ppp/8/3r1n2/8/6P1/4PPKP/8 w - - 0 1', is: 'legal', move: 'e4' },
          { fen: '6k1/5ppp/8/3r1n2/4P3/6P1/5PKP/8 b - - 0 1', is: 'attacks', from: 'e4', targets: ['d5', 'f5'] },
          { fen: '6k1/5ppp/8/3r1n2/6P1/8/4PPKP/8 b - - 0 1', is: 'attacks', from: 'g4', targets: ['f5'] },
        ],
      },
      {
        question:
          'Depois de 1.e4 c5 2.d4 cxd4 3.Cf3 e5 as brancas jogam 4.Cxe5??, e o cavalo fica sem defesa em e5. Qual ' +
          'lance das pretas ataca o rei e o cavalo?',
        diagram: 'rnbqkbnr/pp1p1ppp/8/4N3/3pP3/8/PPP2PPP/RNBQKB1R b KQkq - 0 4',
        options: ['Df6', 'De7', 'Da5+', 'Dh4'],
        correctAnswer: 'Da5+',
        explanation:
          'De a5 a dama dá xeque pela diagonal até e1 e mira o cavalo pela fileira 5. As brancas saem do xeque e ' +
          'perdem o cavalo.',
        claims: [
          { fen: 'rnbqkbnr/pp1p1ppp/8/4N3/3pP3/8/PPP2PPP/RNBQKB1R b KQkq - 0 4', is: 'legal', move: 'Qa5+' },
          { fen: 'rnb1kbnr/pp1p1ppp/8/q3N3/3pP3/8/PPP2PPP/RNBQKB1R w KQkq - 1 5', is: 'check' },
          {
            fen: 'rnb1kbnr/pp1p1ppp/8/q3N3/3pP3/8/PPP2PPP/RNBQKB1R w KQkq - 1 5',
            is: 'attacks',
            from: 'a5',
            targets: ['e1', 'e5'],
          },
        ],
      },
      {
        question:
          'Seu cavalo pode saltar para c7, com xeque ao rei de e8 e ataque à torre de a8. Mas a dama preta está em ' +
          'd8 e nada seu defende c7. O que acontece?',
        diagram: 'r2qk3/pp3ppp/8/3N4/8/8/PP3PPP/4K3 w - - 0 1',
        options: [
          'Você ganha a torre',
          'Você ganha a dama',
          'As pretas são obrigadas a mover o rei',
          'A dama preta captura o cavalo em c7',
        ],
        correctAnswer: 'A dama preta captura o cavalo em c7',
        explanation:
          'Antes de dar um garfo, veja se a casa é segura. Em c7 o cavalo está pendurado: Dxc7 acaba com o garfo.',
        claims: [
          { fen: 'r2qk3/pp3ppp/8/3N4/8/8/PP3PPP/4K3 w - - 0 1', is: 'legal', move: 'Nc7+' },
          { fen: 'r2qk3/ppN2ppp/8/8/8/8/PP3PPP/4K3 b - - 1 1', is: 'hanging', square: 'c7' },
          { fen: 'r2qk3/ppN2ppp/8/8/8/8/PP3PPP/4K3 b - - 1 1', is: 'legal', move: 'Qxc7' },
        ],
      },
    ],
  },
};
