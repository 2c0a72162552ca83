import type { DemoLesson } from '../../types.ts';

export const italiana: DemoLesson = {
  key: 'italiana',
  title: 'A Abertura Italiana',
  description: `A Italiana nasce com 1.e4 e5 2.Cf3 Cc6 3.Bc4. É uma das aberturas mais antigas que se conhecem e \
continua no repertório dos grandes mestres.

A ideia é clara: o bispo de c4 mira f7, o ponto mais sensível das pretas, que no começo só o rei defende. O cavalo \
pressiona e5, e o roque vem logo.

Há dois estilos. O agressivo joga depressa c3 e d4, ou Cg5 contra o ponto f7. O paciente, que o filme mostra, joga c3 \
e d3: primeiro reforça o centro, termina o desenvolvimento e só depois avança d3-d4, quando tudo está pronto.`,
  durationMinutes: 12,
  film: {
    pgn: `[Event "A Italiana com c3 e d3"]
[White "Brancas"]
[Black "Pretas"]
[Result "*"]

{A Italiana: desenvolvimento rápido e um bispo que mira f7.}
1. e4 e5
2. Nf3 {O cavalo se desenvolve e ataca o peão de e5.}
Nc6 {O cavalo preto o defende.}
3. Bc4 {Eis a Italiana. O bispo mira f7, que só o rei defende.}
Bc5 {As pretas respondem igual: este bispo mira f2.}
4. c3 {O peão prepara o avanço d4 e abre um caminho para a dama.}
Nf6 {Desenvolve e ataca o peão de e4.}
5. d3 {O estilo paciente: defende e4 e abre a diagonal do outro bispo.}
d6
6. O-O O-O {Os dois reis estão a salvo. Agora começam os planos.}
7. Re1 {A torre apoia e4. Mais tarde, o avanço d3-d4 terá mais força.}
a6 {Abre a casa a7 para o bispo, caso ele seja atacado.}
8. Bb3 {Um recuo prudente: o bispo continua mirando f7 pela mesma diagonal.} *`,
    claims: [
      { ply: 3, is: 'attacks', from: 'f3', targets: ['e5'] },
      { ply: 4, is: 'attacks', from: 'c6', targets: ['e5'] },
      { ply: 5, is: 'attacks', from: 'c4', targets: ['f7'] },
      { ply: 6, is: 'attacks', from: 'c5', targets: ['f2'] },
      { ply: 7, is: 'attacks', from: 'c3', targets: ['d4'] },
      { ply: 8, is: 'attacks', from: 'f6', targets: ['e4'] },
      { ply: 9, is: 'attacks', from: 'd3', targets: ['e4'] },
      { ply: 10, is: 'legal', move: 'O-O' },
      { ply: 13, is: 'attacks', from: 'e1', targets: ['e4'] },
      { ply: 15, is: 'attacks', from: 'b3', targets: ['f7'] },
    ],
  },
  quiz: {
    title: 'A Italiana',
    timeLimitMinutes: 8,
    questions: [
      {
        question: 'Depois de 1.e4 e5 2.Cf3 Cc6, qual lance branco define a Italiana?',
        options: ['3.Bc4', '3.Bb5', '3.d4', '3.Cc3'],
        correctAnswer: '3.Bc4',
        explanation:
          'Com 3.Bc4 temos a Italiana. Já 3.Bb5 é a Ruy López, 3.d4 é a Escocesa e 3.Cc3 leva aos Três Cavalos.',
        claims: [
          {
            fen: 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3',
            is: 'attacks',
            from: 'c4',
            targets: ['f7'],
          },
        ],
      },
      {
        question: 'Por que f7 é um ponto sensível das pretas no começo da partida?',
        options: [
          'Porque nenhuma peça o defende',
          'Porque é uma casa do centro',
          'Porque só o rei o defende',
          'Porque o peão de f7 não pode se mover',
        ],
        correctAnswer: 'Porque só o rei o defende',
        explanation:
          'Os outros peões também são defendidos por torre, dama, bispo ou cavalo; f7, só pelo rei. Para as brancas, ' +
          'o ponto sensível é f2.',
        claims: [
          {
            fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1',
            is: 'attacks',
            from: 'e8',
            targets: ['f7'],
          },
        ],
      },
      {
        question: 'Na Italiana, depois de 3...Bc5, para que serve 4.c3?',
        options: [
          'Para atacar o bispo de c5',
          'Para preparar o avanço d2-d4',
          'Para impedir o roque pequeno das pretas no lance seguinte',
          'Para trocar as damas',
        ],
        correctAnswer: 'Para preparar o avanço d2-d4',
        explanation:
          'O peão de c3 apoia d4: se as pretas trocarem ali, as brancas recapturam com o peão e ocupam o centro.',
        claims: [
          {
            fen: 'r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/2P2N2/PP1P1PPP/RNBQK2R b KQkq - 0 4',
            is: 'attacks',
            from: 'c3',
            targets: ['d4'],
          },
        ],
      },
      {
        question:
          'Depois de 1.e4 e5 2.Cf3 Cc6 3.Bc4 Cf6 4.Cg5, cavalo e bispo atacam f7. Qual resposta fecha a diagonal do ' +
          'bispo e luta pelo centro?',
        diagram: 'r1bqkb1r/pppp1ppp/2n2n2/4p1N1/2B1P3/8/PPPP1PPP/RNBQK2R b KQkq - 5 4',
        options: ['h6', 'Be7', 'a6', 'd5'],
        correctAnswer: 'd5',
        explanation:
          'O peão em d5 corta a diagonal de c4 a f7 e ataca o bispo. Com 4...h6? viria 5.Cxf7, garfo na dama e na ' +
          'torre.',
        claims: [
          {
            fen: 'r1bqkb1r/pppp1ppp/2n2n2/4p1N1/2B1P3/8/PPPP1PPP/RNBQK2R b KQkq - 5 4',
            is: 'attacks',
            from: 'g5',
            targets: ['f7'],
          },
          {
            fen: 'r1bqkb1r/pppp1ppp/2n2n2/4p1N1/2B1P3/8/PPPP1PPP/RNBQK2R b KQkq - 5 4',
            is: 'attacks',
            from: 'c4',
            targets: ['f7'],
          },
          {
            fen: 'r1bqkb1r/ppp2ppp/2n2n2/3pp1N1/2B1P3/8/PPPP1PPP/RNBQK2R w KQkq - 0 5',
            is: 'attacks',
            from: 'd5',
            targets: ['c4'],
          },
          { fen: 'r1bqkb1r/ppp2ppp/2n2n2/3pp1N1/2B1P3/8/PPPP1PPP/RNBQK2R w KQkq - 0 5', is: 'illegal', move: 'Bxf7' },
          {
            fen: 'r1bqkb1r/pppp1Np1/2n2n1p/4p3/2B1P3/8/PPPP1PPP/RNBQK2R b KQkq - 0 5',
            is: 'attacks',
            from: 'f7',
            targets: ['d8', 'h8'],
          },
        ],
      },
      {
        question:
          'Uma armadilha: 1.e4 e5 2.Cf3 Cc6 3.Bc4 Cd4 4.Cxe5?. Qual lance preto ataca o cavalo de e5 e o peão de g2 ' +
          'ao mesmo tempo?',
        diagram: 'r1bqkbnr/pppp1ppp/8/4N3/2BnP3/8/PPPP1PPP/RNBQK2R b KQkq - 0 4',
        options: ['Dh4', 'Dg5', 'De7', 'Df6'],
        correctAnswer: 'Dg5',
        explanation:
          'A dama em g5 dá um garfo: cavalo e peão. O peão de e5 era uma isca; no quarto lance, 4.Cxd4 ou 4.c3 ' +
          'mantém um jogo tranquilo.',
        claims: [
          { fen: 'r1bqkbnr/pppp1ppp/8/4N3/2BnP3/8/PPPP1PPP/RNBQK2R b KQkq - 0 4', is: 'legal', move: 'Qg5' },
          {
            fen: 'r1b1kbnr/pppp1ppp/8/4N1q1/2BnP3/8/PPPP1PPP/RNBQK2R w KQkq - 1 5',
            is: 'attacks',
            from: 'g5',
            targets: ['e5', 'g2'],
          },
        ],
      },
    ],
  },
};
