import type { DemoLesson } from '../../types.ts';

export const principios: DemoLesson = {
  key: 'principios',
  title: 'Os princípios da abertura',
  description: `A abertura é uma corrida com três tarefas: ocupar o centro (as casas d4, e4, d5 e e5), desenvolver as \
peças e pôr o rei a salvo com o roque. Quem termina primeiro ataca primeiro.

Daí saem bons conselhos: comece com um peão central, desenvolva cavalos e bispos antes da dama, não mova a mesma peça \
duas vezes sem motivo e não perca tempo com peões da borda.

E a dama? Se ela sai cedo demais, vira alvo, e cada ataque a ela dá ao adversário um lance de desenvolvimento. O \
filme mostra como responder com calma à tentativa mais famosa dos principiantes: o mate do pastor.`,
  durationMinutes: 12,
  film: {
    pgn: `[Event "Como responder ao mate do pastor"]
[White "Brancas"]
[Black "Pretas"]
[Result "*"]

{Centro, desenvolvimento, rei a salvo. O que acontece com quem sai cedo com a dama?}
1. e4 {Um bom começo: o peão ocupa o centro e abre caminho ao bispo e à dama.}
e5
2. Qh5 {A dama sai cedo demais. Ela ataca o peão de e5.}
Nc6 {As pretas defendem o peão desenvolvendo uma peça.}
3. Bc4 {Atenção: dama e bispo miram f7. A ameaça é Dxf7, mate!}
g6 {O peão fecha o caminho da dama e a ataca. Ela perde um tempo.}
4. Qf3 {A dama insiste: de novo a ameaça é mate em f7.}
Nf6 {O cavalo se desenvolve e fecha a coluna f. Ameaça resolvida!}
5. Ne2 {A dama tomou f3, a melhor casa do cavalo.}
Bg7 {Mais uma peça em jogo, de olho no centro.}
6. O-O O-O
7. d3 {As pretas já rocaram, com três peças em jogo: estão muito bem.} *`,
    claims: [
      { ply: 3, is: 'attacks', from: 'h5', targets: ['e5'] },
      { ply: 4, is: 'attacks', from: 'c6', targets: ['e5'] },
      { ply: 5, is: 'attacks', from: 'h5', targets: ['f7'] },
      { ply: 5, is: 'attacks', from: 'c4', targets: ['f7'] },
      { ply: 6, is: 'attacks', from: 'g6', targets: ['h5'] },
      { ply: 6, is: 'illegal', move: 'Qxf7' },
      { ply: 7, is: 'attacks', from: 'f3', targets: ['f7'] },
      { ply: 8, is: 'illegal', move: 'Qxf7' },
      { ply: 13, is: 'material', balance: 0 },
    ],
  },
  quiz: {
    title: 'Os princípios da abertura',
    timeLimitMinutes: 7,
    questions: [
      {
        question: 'Quais são as quatro casas do centro?',
        options: ['c3, c6, f3 e f6', 'd4, e4, d5 e e5', 'd1, e1, d8 e e8', 'c4, f4, c5 e f5'],
        correctAnswer: 'd4, e4, d5 e e5',
        explanation: 'Do centro as peças alcançam mais casas e chegam depressa aos dois lados do tabuleiro.',
      },
      {
        question: 'Depois de 1.e4 e5, qual lance das brancas desenvolve uma peça e ataca o peão de e5?',
        options: ['Ce2', 'a3', 'h4', 'Cf3'],
        correctAnswer: 'Cf3',
        explanation:
          'O cavalo vai à sua melhor casa e ataca e5: desenvolver com ameaça é ganhar tempo. Em e2 ele não ataca ' +
          'nada e tapa o bispo.',
        claims: [
          {
            fen: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2',
            is: 'attacks',
            from: 'f3',
            targets: ['e5', 'd4'],
          },
          { fen: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPPNPPP/RNBQKB1R w KQkq - 0 3', is: 'moves', square: 'f1', count: 0 },
        ],
      },
      {
        question: 'Por que costumamos rocar cedo?',
        options: [
          'Para pôr o rei a salvo e trazer uma torre ao jogo',
          'Para o rei atacar no centro',
          'Para ganhar um peão',
          'Porque depois do décimo lance da partida o roque é proibido',
        ],
        correctAnswer: 'Para pôr o rei a salvo e trazer uma torre ao jogo',
        explanation: 'No centro as linhas se abrem e o rei corre perigo. O roque resolve dois problemas num lance só.',
      },
      {
        question:
          'Depois de 1.e4 e5 2.Dh5 Cc6 3.Bc4, as brancas ameaçam mate em f7. Qual destas respostas perde na hora?',
        options: ['g6', 'De7', 'Cf6', 'Df6'],
        correctAnswer: 'Cf6',
        explanation:
          'Atacar a dama não basta: depois de 3...Cf6?? vem 4.Dxf7 mate, com o bispo protegendo a dama. As outras ' +
          'respostas defendem f7 ou fecham o caminho.',
        claims: [
          {
            fen: 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4',
            is: 'only-mate-in-one',
            move: 'Qxf7#',
          },
          { fen: 'r1bqkbnr/pppp1p1p/2n3p1/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 4', is: 'illegal', move: 'Qxf7' },
          {
            fen: 'r1b1kbnr/ppppqppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4',
            is: 'attacks',
            from: 'e7',
            targets: ['f7'],
          },
          {
            fen: 'r1b1kbnr/pppp1ppp/2n2q2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4',
            is: 'attacks',
            from: 'f6',
            targets: ['f7'],
          },
        ],
      },
      {
        question:
          'As brancas começaram com 1.f3 e5 2.g4 e abriram o caminho até o próprio rei. Jogue a melhor resposta ' +
          'das pretas.',
        fen: 'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2',
        lines: ['Qh4#'],
        explanation:
          'É o mate do louco, o mais rápido do xadrez: Dh4 dá mate pela diagonal de h4 a e1. Cuidado com os peões ' +
          'que cobrem o rei!',
        claims: [
          {
            fen: 'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2',
            is: 'only-mate-in-one',
            move: 'Qh4#',
          },
        ],
      },
    ],
  },
};
