import type { DemoLesson } from '../../types.ts';

export const cravada: DemoLesson = {
  key: 'cravada',
  title: 'A cravada: a peça presa',
  description: `Uma peça está cravada quando protege, na mesma linha, outra mais valiosa que está atrás dela. Só \
torre, bispo e dama podem cravar, porque só elas atacam em linha.

Se atrás está o rei, a cravada é absoluta: a peça não pode sair da linha, pois deixaria o rei em xeque. Se atrás está \
outra peça, como a dama, a cravada é relativa: sair é permitido, mas costuma custar caro.

O segredo é não ter pressa de capturar. A peça cravada não foge: ataque-a de novo, de preferência com um peão. Veja \
no filme como Paul Morphy, em 1858, jogando num camarote da ópera de Paris, empilhou atacantes sobre as peças \
cravadas.`,
  durationMinutes: 14,
  film: {
    pgn: `[Event "Partida da Ópera"]
[Site "Paris"]
[Date "1858.??.??"]
[White "Morphy, Paul"]
[Black "Duque de Brunswick e Conde Isouard"]
[Result "1-0"]
[SetUp "1"]
[FEN "rn2kb1r/p3qppp/2p2n2/1p2p1B1/2B1P3/1QN5/PPP2PPP/R3K2R w KQkq - 0 10"]

{A Partida da Ópera: Paul Morphy, de brancas, em Paris, 1858. Procure as cravadas!}
10. Nxb5 {Morphy dá o cavalo por dois peões para abrir linhas contra o rei preto.}
cxb5
11. Bxb5+ {Xeque! O bispo chega à diagonal do rei.}
Nbd7 {O cavalo bloqueia e fica cravado: se sair de d7, o rei fica em xeque.}
12. O-O-O {Roque e ataque num lance só: a torre também mira o cavalo cravado.}
Rd8
13. Rxd7 {Morphy captura a peça cravada para trazer a outra torre.}
Rxd7 {Agora é a torre de d7 que está cravada. A história se repete!}
14. Rd1 {Mais um ataque à peça que não pode fugir.}
Qe6
15. Bxd7+ Nxd7 {O cavalo de f6 captura, e agora só ele tapa a coluna d.}
16. Qb8+ {A dama se entrega! O cavalo é obrigado a capturá-la...}
Nxb8 {...e abre a coluna d.}
17. Rd8# {Xeque-mate, com a torre e o bispo de g5. Uma obra-prima!} 1-0`,
    claims: [
      { ply: 3, is: 'check' },
      { ply: 5, is: 'pinned', square: 'd7' },
      { ply: 5, is: 'moves', square: 'd7', count: 0 },
      { ply: 5, is: 'attacks', from: 'd1', targets: ['d7'] },
      { ply: 6, is: 'attacks', from: 'd8', targets: ['d7'] },
      { ply: 9, is: 'pinned', square: 'd7' },
      { ply: 9, is: 'moves', square: 'd7', count: 0 },
      { ply: 13, is: 'check' },
      { ply: 13, is: 'moves', count: 1 },
      { ply: 13, is: 'legal', move: 'Nxb8' },
      { ply: 14, is: 'only-mate-in-one', move: 'Rd8#' },
      { ply: 15, is: 'checkmate' },
      { ply: 15, is: 'attacks', from: 'g5', targets: ['d8'] },
    ],
  },
  quiz: {
    title: 'A cravada',
    timeLimitMinutes: 8,
    questions: [
      {
        question: 'O que é uma cravada absoluta?',
        options: [
          'A peça cravada tem a própria dama atrás de si e sai da linha só se quiser perdê-la',
          'A peça cravada é atacada por duas peças',
          'A peça cravada é um peão',
          'A peça cravada tem o próprio rei atrás de si e não pode sair da linha',
        ],
        correctAnswer: 'A peça cravada tem o próprio rei atrás de si e não pode sair da linha',
        explanation:
          'Sair da linha deixaria o rei em xeque, e isso a regra não permite. Por isso a cravada é absoluta.',
      },
      {
        question:
          'O rei preto está em e8, um cavalo preto em c6 e um bispo branco em b5. A casa d7 está vazia. Quantos ' +
          'lances legais tem o cavalo?',
        diagram: '4k3/8/2n5/1B6/8/8/8/4K3 b - - 0 1',
        options: ['8', '4', '2', 'Nenhum'],
        correctAnswer: 'Nenhum',
        explanation:
          'O cavalo está cravado na diagonal de b5 a e8. Como ele nunca anda em diagonal, não pode se mover de jeito ' +
          'nenhum.',
        claims: [
          { fen: '4k3/8/2n5/1B6/8/8/8/4K3 b - - 0 1', is: 'pinned', square: 'c6' },
          { fen: '4k3/8/2n5/1B6/8/8/8/4K3 b - - 0 1', is: 'moves', square: 'c6', count: 0 },
        ],
      },
      {
        question:
          'Seu rei branco está em e1 e sua torre em e3. A torre preta de e8 crava a sua pela coluna e, vazia entre ' +
          'elas. O que sua torre pode fazer?',
        diagram: '4r1k1/8/8/8/8/4R3/8/4K3 w - - 0 1',
        options: [
          'Nada: está cravada',
          'Mover-se pela coluna e, e até capturar a torre de e8',
          'Mover-se só pela fileira 3',
          'Mover-se a qualquer casa da fileira 3 ou da coluna e, como sempre',
        ],
        correctAnswer: 'Mover-se pela coluna e, e até capturar a torre de e8',
        explanation:
          'Na própria linha da cravada a torre se move à vontade, pois o rei continua coberto. Sair da coluna e é ' +
          'que é proibido.',
        claims: [
          { fen: '4r1k1/8/8/8/8/4R3/8/4K3 w - - 0 1', is: 'pinned', square: 'e3' },
          { fen: '4r1k1/8/8/8/8/4R3/8/4K3 w - - 0 1', is: 'legal', move: 'Rxe8+' },
          { fen: '4r1k1/8/8/8/8/4R3/8/4K3 w - - 0 1', is: 'illegal', move: 'Rd3' },
          { fen: '4r1k1/8/8/8/8/4R3/8/4K3 w - - 0 1', is: 'moves', square: 'e3', count: 6 },
        ],
      },
      {
        question:
          'Sua torre de e1 crava o cavalo preto de e5 contra o rei de e8, e o peão preto de d6 defende o cavalo. ' +
          'Você tem um peão em f2. Qual lance ganha o cavalo?',
        diagram: '4k3/pp3ppp/3p4/4n3/8/8/PPP2PPP/4R1K1 w - - 0 1',
        options: ['f2-f4', 'Txe5+', 'Rf1', 'g2-g4'],
        correctAnswer: 'f2-f4',
        explanation:
          'O peão ataca o cavalo cravado, que não pode fugir, e o captura no lance seguinte. Capturar com a torre ' +
          'daria 5 pontos por 3, pois d6 captura de volta.',
        claims: [
          { fen: '4k3/pp3ppp/3p4/4n3/8/8/PPP2PPP/4R1K1 w - - 0 1', is: 'legal', move: 'f4' },
          { fen: '4k3/pp3ppp/3p4/4n3/8/8/PPP2PPP/4R1K1 w - - 0 1', is: 'legal', move: 'Rxe5+' },
          { fen: '4k3/pp3ppp/3p4/4n3/8/8/PPP2PPP/4R1K1 w - - 0 1', is: 'attacks', from: 'd6', targets: ['e5'] },
          { fen: '4k3/pp3ppp/3p4/4n3/5P2/8/PPP3PP/4R1K1 b - - 0 1', is: 'pinned', square: 'e5' },
          { fen: '4k3/pp3ppp/3p4/4n3/5P2/8/PPP3PP/4R1K1 b - - 0 1', is: 'moves', square: 'e5', count: 0 },
          { fen: '4k3/pp3ppp/3p4/4n3/5P2/8/PPP3PP/4R1K1 b - - 0 1', is: 'attacks', from: 'f4', targets: ['e5'] },
        ],
      },
      {
        question:
          'O bispo branco de g5 crava o cavalo preto de f6 contra a dama preta de d8; e7 está vazia, e o rei preto ' +
          'está em e8. O que é verdade sobre o cavalo?',
        diagram: '3qk3/5ppp/5n2/6B1/8/8/5PPP/6K1 b - - 0 1',
        options: [
          'Ele não pode se mover pelas regras',
          'Ele pode se mover sem risco algum, porque o rei de e8 defende a dama de d8',
          'Ele pode se mover pelas regras, mas a dama fica atacada pelo bispo',
          'Ele só pode capturar o bispo',
        ],
        correctAnswer: 'Ele pode se mover pelas regras, mas a dama fica atacada pelo bispo',
        explanation:
          'Atrás do cavalo está a dama, não o rei: a cravada é relativa. O cavalo pode sair, mas então o bispo ataca ' +
          'a dama em d8.',
        claims: [
          { fen: '3qk3/5ppp/5n2/6B1/8/8/5PPP/6K1 b - - 0 1', is: 'legal', move: 'Nd5' },
          { fen: '3qk3/5ppp/8/3n2B1/8/8/5PPP/6K1 w - - 1 2', is: 'attacks', from: 'g5', targets: ['d8'] },
          { fen: '3qk3/5ppp/8/3n2B1/8/8/5PPP/6K1 w - - 1 2', is: 'legal', move: 'Bxd8' },
        ],
      },
    ],
  },
};
