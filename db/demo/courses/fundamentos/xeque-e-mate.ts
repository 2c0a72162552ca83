import type { DemoLesson } from '../../types.ts';

export const xequeEMate: DemoLesson = {
  key: 'xeque-e-mate',
  title: 'Xeque, xeque-mate e afogamento',
  description: `Quando uma peça ataca o rei, dizemos xeque. Não dá para ignorar: no lance seguinte o rei precisa \
estar a salvo. Há três remédios: fugir com o rei para uma casa segura, bloquear o ataque com outra peça no meio do \
caminho ou capturar quem dá o xeque. Contra o xeque do cavalo não há bloqueio, porque ele pula.

Se nenhum remédio serve, é xeque-mate, e a partida acaba ali. O rei nunca chega a ser capturado, e nenhum lance pode \
deixar o próprio rei atacado.

E se o rei não está em xeque, mas o jogador não tem nenhum lance legal? Então é afogamento: empate! Muita partida \
ganha já terminou assim. Quando você estiver com uma dama a mais, pergunte antes de cada lance: o rei adversário \
ainda pode se mexer?`,
  durationMinutes: 12,
  film: {
    pgn: `[Event "Xeque, defesa e mate"]
[White "Brancas"]
[Black "Pretas"]
[Result "0-1"]

{Três remédios contra o xeque: fugir, bloquear ou capturar. E se nenhum servir?}
1. f4 {Este lance abre uma diagonal perigosa para o rei branco: de e1 até h4.}
e5 {As pretas oferecem um peão para abrir o jogo depressa.}
2. fxe5 d6
3. exd6 Bxd6 {O bispo sai com força: de d6 ele mira a casa g3 e o peão de h2.}
4. Nc3 {Um lance natural, mas as brancas não viram o perigo.}
Qh4+ {Xeque! A dama ataca o rei pela diagonal. Fugir não dá; capturar, também não.}
5. g3 {Só resta bloquear: o peão entra no meio do caminho.}
Qxg3+ {As pretas dão a dama! Xeque outra vez, e agora não há casa nem bloqueio.}
6. hxg3 {Só resta capturar quem dá o xeque. Parece ótimo, mas...}
Bxg3# {Xeque-mate! Sem fuga, bloqueio ou captura. Sem xeque, seria afogamento: empate.} 0-1`,
    claims: [
      { ply: 6, is: 'attacks', from: 'd6', targets: ['g3', 'h2'] },
      { ply: 8, is: 'check' },
      { ply: 8, is: 'moves', count: 1 },
      { ply: 8, is: 'legal', move: 'g3' },
      { ply: 8, is: 'illegal', move: 'Kf2' },
      { ply: 10, is: 'check' },
      { ply: 10, is: 'moves', count: 1 },
      { ply: 10, is: 'legal', move: 'hxg3' },
      { ply: 11, is: 'only-mate-in-one', move: 'Bxg3#' },
      { ply: 12, is: 'checkmate' },
    ],
  },
  quiz: {
    title: 'Xeque, mate e afogamento',
    timeLimitMinutes: 7,
    questions: [
      {
        question: 'Seu rei está em xeque. Qual destas saídas NÃO é permitida?',
        options: [
          'Capturar a peça que dá o xeque',
          'Deixar o rei em xeque e atacar o rei adversário',
          'Mover o rei para uma casa segura',
          'Pôr uma peça entre o rei e a peça que dá o xeque',
        ],
        correctAnswer: 'Deixar o rei em xeque e atacar o rei adversário',
        explanation:
          'Fugir, bloquear ou capturar: são os três remédios. Nenhum lance pode deixar o próprio rei em xeque, nem ' +
          'para atacar o do outro.',
      },
      {
        question:
          'O rei preto está em h8, a dama branca em g7 e o rei branco em g6. É a vez das pretas. O que aconteceu?',
        diagram: '7k/6Q1/6K1/8/8/8/8/8 b - - 0 1',
        options: [
          'Só xeque: o rei captura a dama',
          'Só xeque: o rei foge para g8',
          'Xeque-mate',
          'Empate por afogamento',
        ],
        correctAnswer: 'Xeque-mate',
        explanation:
          'A dama dá xeque e controla g8 e h7. O rei não pode capturá-la, porque o rei branco a protege. Sem ' +
          'remédio: xeque-mate!',
        claims: [
          { fen: '7k/6Q1/6K1/8/8/8/8/8 b - - 0 1', is: 'checkmate' },
          { fen: '7k/6Q1/6K1/8/8/8/8/8 b - - 0 1', is: 'attacks', from: 'g7', targets: ['h8', 'g8', 'h7'] },
          { fen: '7k/6Q1/6K1/8/8/8/8/8 b - - 0 1', is: 'attacks', from: 'g6', targets: ['g7'] },
          { fen: '7k/6Q1/6K1/8/8/8/8/8 b - - 0 1', is: 'illegal', move: 'Kxg7' },
          { fen: '7k/6Q1/6K1/8/8/8/8/8 b - - 0 1', is: 'illegal', move: 'Kg8' },
        ],
      },
      {
        question:
          'As pretas só têm o rei, em h8. As brancas têm a dama em f7 e o rei em g3. É a vez das pretas. Qual é o ' +
          'resultado?',
        diagram: '7k/5Q2/8/8/8/6K1/8/8 b - - 0 1',
        options: [
          'Empate por afogamento',
          'Vitória das brancas por xeque-mate',
          'A partida segue: o rei vai para g8',
          'A partida segue: o rei captura a dama',
        ],
        correctAnswer: 'Empate por afogamento',
        explanation:
          'O rei não está em xeque, mas a dama controla g7, g8 e h7: não há lance legal. Isso é afogamento, e a ' +
          'partida empata.',
        claims: [
          { fen: '7k/5Q2/8/8/8/6K1/8/8 b - - 0 1', is: 'stalemate' },
          { fen: '7k/5Q2/8/8/8/6K1/8/8 b - - 0 1', is: 'not-check' },
          { fen: '7k/5Q2/8/8/8/6K1/8/8 b - - 0 1', is: 'attacks', from: 'f7', targets: ['g7', 'g8', 'h7'] },
        ],
      },
      {
        question: 'Um cavalo dá xeque ao seu rei. Qual defesa é impossível?',
        options: [
          'Capturar o cavalo com um peão',
          'Fugir com o rei',
          'Capturar o cavalo com uma torre',
          'Bloquear o xeque com outra peça',
        ],
        correctAnswer: 'Bloquear o xeque com outra peça',
        explanation:
          'O cavalo salta por cima das peças, então não há caminho para bloquear. Ou o rei foge, ou alguém captura o ' +
          'cavalo.',
      },
      {
        question:
          'O rei branco está em e1, entre torres em d1 e f1, com peões em d2 e f2 e um bispo em a6. A torre preta de ' +
          'e8 dá xeque pela coluna e. Qual é o único lance legal?',
        diagram: '4r1k1/5ppp/B7/8/8/8/3P1P2/3RKR2 w - - 0 1',
        options: ['O rei vai para e2', 'A torre de d1 vai para c1', 'O peão de f2 vai para f3', 'O bispo vai para e2'],
        correctAnswer: 'O bispo vai para e2',
        explanation:
          'O bispo bloqueia a coluna em e2. Ir com o rei para e2 não adianta: a torre também ataca essa casa. Os ' +
          'outros lances deixam o rei em xeque.',
        claims: [
          { fen: '4r1k1/5ppp/B7/8/8/8/3P1P2/3RKR2 w - - 0 1', is: 'check' },
          { fen: '4r1k1/5ppp/B7/8/8/8/3P1P2/3RKR2 w - - 0 1', is: 'moves', count: 1 },
          { fen: '4r1k1/5ppp/B7/8/8/8/3P1P2/3RKR2 w - - 0 1', is: 'legal', move: 'Be2' },
          { fen: '4r1k1/5ppp/B7/8/8/8/3P1P2/3RKR2 w - - 0 1', is: 'illegal', move: 'Ke2' },
          { fen: '4r1k1/5ppp/B7/8/8/8/3P1P2/3RKR2 w - - 0 1', is: 'illegal', move: 'Rc1' },
          { fen: '4r1k1/5ppp/B7/8/8/8/3P1P2/3RKR2 w - - 0 1', is: 'illegal', move: 'f3' },
        ],
      },
    ],
  },
};
