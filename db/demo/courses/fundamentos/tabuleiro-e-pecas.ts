import type { DemoLesson } from '../../types.ts';

export const tabuleiroEPecas: DemoLesson = {
  key: 'tabuleiro-e-pecas',
  title: 'O tabuleiro e o movimento das peças',
  description: `O tabuleiro tem 64 casas, metade claras e metade escuras. As colunas têm letras, de a até h, e as \
fileiras têm números, de 1 a 8: por isso cada casa tem nome e sobrenome, como e4 ou g7. Ao montar o jogo, confira: \
cada jogador tem uma casa clara no canto à sua direita.

Na primeira fileira ficam, de fora para dentro, torre, cavalo e bispo; no meio, a dama começa na casa da sua própria \
cor (a branca em d1, a preta em d8) e o rei, ao lado dela. Na frente de todos, oito peões.

A torre anda em linha reta, o bispo na diagonal e a dama das duas maneiras, quantas casas quiser. O rei também vai \
para todos os lados, mas só uma casa por vez. O cavalo salta em L e é o único que pula sobre as outras peças. O peão \
anda para a frente e captura na diagonal. Para capturar, a peça ocupa a casa da peça adversária, que sai do \
tabuleiro.`,
  durationMinutes: 12,
  film: {
    pgn: `[Event "O movimento das peças"]
[White "Brancas"]
[Black "Pretas"]
[Result "*"]

{As brancas começam. Vamos ver as seis peças em ação, uma de cada vez.}
1. e4 {O peão anda para a frente. Da casa inicial, ele pode avançar duas casas.}
d6 {Ou uma casa só, como fazem as pretas. Para trás, o peão nunca anda.}
2. d4 e5 {As pretas oferecem uma troca: o peão de e5 pode ser capturado.}
3. dxe5 {O peão anda reto, mas captura na diagonal, uma casa à frente.}
dxe5
4. Qxd8+ {A dama anda em todas as direções: pela coluna d ela captura a dama preta.}
Kxd8 {O rei anda uma casa para qualquer lado. E também captura!}
5. Nf3 {O cavalo salta em L: duas casas e uma para o lado. Ele ataca o peão de e5.}
Bd6 {O bispo anda na diagonal. De d6 ele defende o peão de e5.}
6. Be3 Nf6
7. Nc3 {O outro cavalo pula por cima dos peões e defende o peão de e4.}
a6
8. Rd1 {A torre anda em linha reta. Na coluna d ela mira o bispo e, atrás dele, o rei.} *`,
    claims: [
      { ply: 0, is: 'moves', count: 20 },
      { ply: 4, is: 'legal', move: 'dxe5' },
      { ply: 4, is: 'attacks', from: 'd4', targets: ['e5'] },
      { ply: 7, is: 'check' },
      { ply: 7, is: 'moves', count: 1 },
      { ply: 9, is: 'attacks', from: 'f3', targets: ['e5'] },
      { ply: 10, is: 'attacks', from: 'd6', targets: ['e5'] },
      { ply: 13, is: 'attacks', from: 'c3', targets: ['e4'] },
      { ply: 15, is: 'attacks', from: 'd1', targets: ['d6'] },
      { ply: 15, is: 'pinned', square: 'd6' },
    ],
  },
  quiz: {
    title: 'O tabuleiro e as peças',
    timeLimitMinutes: 6,
    questions: [
      {
        question: 'Quantas casas tem o tabuleiro de xadrez?',
        options: ['32', '48', '64', '100'],
        correctAnswer: '64',
        explanation: 'São 8 colunas (de a até h) e 8 fileiras (de 1 a 8): 8 vezes 8 dá 64 casas.',
      },
      {
        question: 'No começo da partida, em que casa fica a dama branca?',
        options: ['d1', 'e1', 'd8', 'c1'],
        correctAnswer: 'd1',
        explanation:
          'A dama começa na casa da sua cor: a branca na casa clara d1, a preta na casa escura d8. O rei branco fica ' +
          'ao lado, em e1.',
        claims: [
          {
            fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
            is: 'attacks',
            from: 'd1',
            targets: ['c1', 'e1', 'c2', 'd2', 'e2'],
          },
          {
            fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
            is: 'attacks',
            from: 'e1',
            targets: ['d1', 'f1'],
          },
        ],
      },
      {
        question:
          'Um cavalo branco está em d4, no meio do tabuleiro. Só há mais dois reis, longe dali, em a1 e h8. Para ' +
          'quantas casas o cavalo pode saltar?',
        diagram: '7k/8/8/8/3N4/8/8/K7 w - - 0 1',
        options: ['2', '4', '6', '8'],
        correctAnswer: '8',
        explanation:
          'Do centro o cavalo alcança oito casas: b3, b5, c2, c6, e2, e6, f3 e f5. Num canto ele alcança só duas; ' +
          'por isso o cavalo gosta do centro.',
        claims: [
          { fen: '7k/8/8/8/3N4/8/8/K7 w - - 0 1', is: 'moves', square: 'd4', count: 8 },
          {
            fen: '7k/8/8/8/3N4/8/8/K7 w - - 0 1',
            is: 'attacks',
            from: 'd4',
            targets: ['b3', 'b5', 'c2', 'c6', 'e2', 'e6', 'f3', 'f5'],
          },
          { fen: '7k/8/8/8/8/8/8/N3K3 w - - 0 1', is: 'moves', square: 'a1', count: 2 },
        ],
      },
      {
        question:
          'Um peão branco está em e4. Há peões pretos em e5, bem à frente dele, e em d5. O que o peão branco pode ' +
          'fazer?',
        diagram: '4k3/8/8/3pp3/4P3/8/8/4K3 w - - 0 1',
        options: ['Avançar para e5', 'Capturar o peão de d5', 'Capturar o peão de e5', 'Voltar para e3'],
        correctAnswer: 'Capturar o peão de d5',
        explanation:
          'O peão captura na diagonal, uma casa à frente: e4 captura d5. O peão de e5 bloqueia o caminho, e andar ' +
          'para trás o peão nunca pode.',
        claims: [
          { fen: '4k3/8/8/3pp3/4P3/8/8/4K3 w - - 0 1', is: 'legal', move: 'exd5' },
          { fen: '4k3/8/8/3pp3/4P3/8/8/4K3 w - - 0 1', is: 'illegal', move: 'e5' },
          { fen: '4k3/8/8/3pp3/4P3/8/8/4K3 w - - 0 1', is: 'illegal', move: 'e3' },
          { fen: '4k3/8/8/3pp3/4P3/8/8/4K3 w - - 0 1', is: 'moves', square: 'e4', count: 1 },
        ],
      },
      {
        question: 'No primeiro lance da partida, quais peças brancas podem se mover?',
        options: ['Todas', 'Só os peões', 'Os peões e os cavalos', 'Os peões, as torres e a dama'],
        correctAnswer: 'Os peões e os cavalos',
        explanation:
          'Torres, bispos, dama e rei estão fechados atrás dos peões. Só o cavalo pula: são 16 lances de peão e 4 de ' +
          'cavalo, 20 ao todo.',
        claims: [
          { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', is: 'moves', count: 20 },
          { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', is: 'moves', square: 'b1', count: 2 },
          { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', is: 'moves', square: 'a1', count: 0 },
          { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', is: 'moves', square: 'd1', count: 0 },
          { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', is: 'moves', square: 'f1', count: 0 },
        ],
      },
    ],
  },
};
