import type { DemoLesson } from '../../types.ts';

export const espeto: DemoLesson = {
  key: 'espeto',
  title: 'O espeto: quem está na frente precisa sair',
  description: `O espeto, também chamado de raio X, é a cravada ao contrário. Desta vez a peça mais valiosa está na \
frente: ela é atacada, precisa sair, e a peça de trás fica para você.

O espeto mais forte é o que dá xeque, porque o rei é obrigado a sair da linha. Se atrás dele houver uma dama ou uma \
torre sem defesa, ela cai.

Espetos aparecem muito nos finais, quando o tabuleiro está vazio e as linhas estão abertas. Crie um hábito: sempre \
que o rei e outra peça do adversário estiverem na mesma coluna, fileira ou diagonal, procure um xeque nessa linha. No \
filme, as duas damas nascem quase juntas, mas a preta nasce na linha errada.`,
  durationMinutes: 10,
  film: {
    pgn: `[Event "O espeto"]
[White "Brancas"]
[Black "Pretas"]
[Result "*"]
[SetUp "1"]
[FEN "8/8/8/P7/3k2p1/1K6/8/8 w - - 0 1"]

{Corrida de peões! Cada lado está a três lances de uma nova dama. Brancas jogam.}
1. a6 {O peão de a corre. O rei preto está longe demais para alcançá-lo.}
g3 {As pretas também correm.}
2. a7 {Falta uma casa.}
g2 {Falta uma casa para as pretas também.}
3. a8=Q {Dama! De a8 ela já mira o peão de g2 pela diagonal mais longa.}
g1=Q {Dama também. Tudo igual? Olhe para o rei em d4 e a dama em g1.}
4. Qa7+ {Espeto! O rei está na frente e a dama atrás, na diagonal de a7 a g1.}
Ke4 {O rei é obrigado a sair da diagonal. Nenhuma peça pode entrar no meio.}
5. Qxg1 {E a dama preta cai. Com uma dama a mais, as brancas vão vencer.} *`,
    claims: [
      { ply: 5, is: 'attacks', from: 'a8', targets: ['g2'] },
      { ply: 6, is: 'material', balance: 0 },
      { ply: 7, is: 'check' },
      { ply: 7, is: 'attacks', from: 'a7', targets: ['d4'] },
      { ply: 7, is: 'moves', count: 4 },
      { ply: 7, is: 'moves', square: 'd4', count: 4 },
      { ply: 7, is: 'moves', square: 'g1', count: 0 },
      { ply: 8, is: 'hanging', square: 'g1' },
      { ply: 9, is: 'material', balance: 9 },
    ],
  },
  quiz: {
    title: 'O espeto',
    timeLimitMinutes: 8,
    questions: [
      {
        question: 'Qual é a diferença entre o espeto e a cravada?',
        options: [
          'No espeto, a peça mais valiosa está na frente; na cravada, está atrás',
          'O espeto só acontece com o cavalo',
          'Na cravada, a peça da frente é sempre o rei; no espeto, é sempre a dama do adversário',
          'Não há diferença',
        ],
        correctAnswer: 'No espeto, a peça mais valiosa está na frente; na cravada, está atrás',
        explanation:
          'No espeto a peça valiosa sai da linha e descobre a de trás. Na cravada, a peça da frente fica presa para ' +
          'proteger a valiosa.',
      },
      {
        question: 'Com um xeque, o rei preto tem de sair e deixar cair a torre que está atrás dele. Jogue o espeto.',
        fen: '7R/r4k2/8/8/8/6K1/8/8 w - - 0 1',
        lines: ['Rh7+'],
        explanation:
          'O xeque em h7 espeta o rei e a torre na fileira 7: o rei sai, e a torre de a7 cai. Em f8 o rei capturaria ' +
          'a sua torre.',
        claims: [
          { fen: '7R/r4k2/8/8/8/6K1/8/8 w - - 0 1', is: 'legal', move: 'Rh7+' },
          { fen: '8/r4k1R/8/8/8/6K1/8/8 b - - 1 1', is: 'check' },
          { fen: '8/r4k1R/8/8/8/6K1/8/8 b - - 1 1', is: 'moves', square: 'a7', count: 0 },
          { fen: '8/r6R/6k1/8/8/6K1/8/8 w - - 2 2', is: 'legal', move: 'Rxa7' },
          { fen: '5R2/r4k2/8/8/8/6K1/8/8 b - - 1 1', is: 'hanging', square: 'f8' },
        ],
      },
      {
        question: 'Seu bispo pode espetar o rei e a dama das pretas na mesma diagonal. Jogue o lance que ganha a dama.',
        fen: '6q1/6pp/8/3k4/8/8/P4PPP/3B2K1 w - - 0 1',
        lines: ['Bb3+'],
        explanation:
          'O bispo dá xeque na diagonal de a2 a g8. O rei tem de sair, e Bxg8 ganha a dama. Em f3 também há xeque, ' +
          'mas não há nada atrás do rei.',
        claims: [
          { fen: '6q1/6pp/8/3k4/8/8/P4PPP/3B2K1 w - - 0 1', is: 'legal', move: 'Bb3+' },
          { fen: '6q1/6pp/8/3k4/8/8/P4PPP/3B2K1 w - - 0 1', is: 'legal', move: 'Bf3+' },
          { fen: '6q1/6pp/8/3k4/8/1B6/P4PPP/6K1 b - - 1 1', is: 'check' },
          { fen: '6q1/6pp/8/3k4/8/1B6/P4PPP/6K1 b - - 1 1', is: 'moves', square: 'g8', count: 0 },
          { fen: '6q1/6pp/8/2k5/8/1B6/P4PPP/6K1 w - - 2 2', is: 'hanging', square: 'g8' },
        ],
      },
      {
        question:
          'Sua torre de a1 dá xeque em e1 ao rei preto de e5, e a torre preta está atrás dele, em e8. Se o rei preto ' +
          'estivesse em e6, o espeto falharia. Por quê?',
        diagram: '4r3/8/8/4k3/8/8/5PPP/R5K1 w - - 0 1',
        options: [
          'Porque o xeque em e1 seria ilegal',
          'Porque a torre preta capturaria a sua em e1',
          'Porque o rei poderia capturar a sua torre',
          'Porque o rei iria a d7 ou f7 e defenderia a torre de e8',
        ],
        correctAnswer: 'Porque o rei iria a d7 ou f7 e defenderia a torre de e8',
        explanation:
          'De e5 o rei não alcança casa que defenda e8. De e6 ele alcança d7 ou f7, e a troca seria igual: torre por ' +
          'torre.',
        claims: [
          { fen: '4r3/8/8/4k3/8/8/5PPP/R5K1 w - - 0 1', is: 'legal', move: 'Re1+' },
          { fen: '4r3/8/3k4/8/8/8/5PPP/4R1K1 w - - 2 2', is: 'hanging', square: 'e8' },
          { fen: '4r3/8/4k3/8/8/8/5PPP/4R1K1 b - - 1 1', is: 'legal', move: 'Kd7' },
          { fen: '4r3/8/4k3/8/8/8/5PPP/4R1K1 b - - 1 1', is: 'legal', move: 'Kf7' },
          { fen: '4r3/3k4/8/8/8/8/5PPP/4R1K1 w - - 2 2', is: 'attacks', from: 'd7', targets: ['e8'] },
          { fen: '4r3/5k2/8/8/8/8/5PPP/4R1K1 w - - 2 2', is: 'attacks', from: 'f7', targets: ['e8'] },
        ],
      },
      {
        question:
          'O rei preto está em c6 e a dama preta em c1. Sua dama branca está em h8 e seu rei em g2. Qual lance ganha ' +
          'a dama preta?',
        diagram: '7Q/8/2k5/8/8/8/6K1/2q5 w - - 0 1',
        options: ['Dh6+', 'Da8+', 'Dc8+', 'Dc3+'],
        correctAnswer: 'Dc8+',
        explanation:
          'Na coluna c o rei está na frente da dama: ele sai do xeque, e Dxc1 ganha. Em h6 ou c3 a dama preta ' +
          'capturaria a sua.',
        claims: [
          { fen: '7Q/8/2k5/8/8/8/6K1/2q5 w - - 0 1', is: 'legal', move: 'Qc8+' },
          { fen: '2Q5/8/2k5/8/8/8/6K1/2q5 b - - 1 1', is: 'check' },
          { fen: '2Q5/8/2k5/8/8/8/6K1/2q5 b - - 1 1', is: 'moves', square: 'c1', count: 0 },
          { fen: '2Q5/8/1k6/8/8/8/6K1/2q5 w - - 2 2', is: 'hanging', square: 'c1' },
          { fen: '8/8/2k4Q/8/8/8/6K1/2q5 b - - 1 1', is: 'hanging', square: 'h6' },
          { fen: '8/8/2k5/8/8/2Q5/6K1/2q5 b - - 1 1', is: 'hanging', square: 'c3' },
        ],
      },
    ],
  },
};
