import type { DemoLesson } from '../../types.ts';

export const ruyLopez: DemoLesson = {
  key: 'ruy-lopez',
  title: 'A Ruy López, ou Abertura Espanhola',
  description: `Depois de 1.e4 e5 2.Cf3 Cc6, o lance 3.Bb5 traz o nome do padre espanhol Ruy López de Segura, que o \
analisou num livro de 1561. Quase todos os campeões mundiais jogaram esta abertura.

O bispo pressiona o cavalo de c6, que defende o peão de e5. A pressão é de longo prazo: por enquanto o peão não está \
perdido, como você verá no quiz.

O plano das brancas é construir um centro forte com c3 e d4. As pretas perguntam ao bispo o que ele quer, com a6 e \
b5, ganham espaço na ala da dama e terminam o desenvolvimento. A luta costuma ser longa e rica: um ótimo treino de \
estratégia.`,
  durationMinutes: 14,
  film: {
    pgn: `[Event "A Ruy López fechada"]
[White "Brancas"]
[Black "Pretas"]
[Result "*"]

{A Ruy López: pressão paciente sobre o defensor do peão de e5.}
1. e4 e5
2. Nf3 Nc6
3. Bb5 {O bispo pressiona o cavalo de c6, que defende e5.}
a6 {"O que você quer, bispo?" Ele precisa decidir: trocar ou recuar.}
4. Ba4 {O bispo recua e mantém a pressão.}
Nf6 {As pretas se desenvolvem e atacam o peão de e4.}
5. O-O {As brancas rocam: se as pretas tomarem e4, a coluna e se abrirá.}
Be7 {O caminho sólido: fecha a coluna e prepara o roque.}
6. Re1 {Agora e4 está defendido, e o peão de e5 corre mesmo perigo.}
b5 {As pretas expulsam o bispo da diagonal de c6.}
7. Bb3 {Nova diagonal, velho alvo: f7.}
d6 {Defende e5 e abre a diagonal do bispo de c8.}
8. c3 {Prepara d2-d4 e dá ao bispo a casa c2.}
O-O {É a Ruy López fechada, uma das posições mais jogadas da história.} *`,
    claims: [
      { ply: 5, is: 'attacks', from: 'b5', targets: ['c6'] },
      { ply: 6, is: 'attacks', from: 'a6', targets: ['b5'] },
      { ply: 7, is: 'attacks', from: 'a4', targets: ['c6'] },
      { ply: 8, is: 'attacks', from: 'f6', targets: ['e4'] },
      { ply: 11, is: 'attacks', from: 'e1', targets: ['e4'] },
      { ply: 12, is: 'attacks', from: 'b5', targets: ['a4'] },
      { ply: 13, is: 'attacks', from: 'b3', targets: ['f7'] },
      { ply: 14, is: 'attacks', from: 'd6', targets: ['e5'] },
      { ply: 15, is: 'attacks', from: 'c3', targets: ['d4'] },
      { ply: 16, is: 'legal', move: 'Bc2' },
    ],
  },
  quiz: {
    title: 'A Ruy López',
    timeLimitMinutes: 8,
    questions: [
      {
        question: 'Na Ruy López, o que o bispo faz em b5?',
        options: [
          'Ataca diretamente o peão de e5, que está sem defesa',
          'Dá xeque ao rei preto',
          'Mira o peão de f7',
          'Pressiona o cavalo de c6, que defende e5',
        ],
        correctAnswer: 'Pressiona o cavalo de c6, que defende e5',
        explanation: 'Atacar o defensor também é atacar o defendido: se o cavalo sair ou for trocado, e5 perde apoio.',
        claims: [
          {
            fen: 'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3',
            is: 'attacks',
            from: 'b5',
            targets: ['c6'],
          },
          {
            fen: 'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3',
            is: 'attacks',
            from: 'c6',
            targets: ['e5'],
          },
        ],
      },
      {
        question:
          'Depois de 3.Bb5 a6 4.Bxc6 dxc6 5.Cxe5, as brancas parecem ter ganho um peão. Qual lance preto ataca ao ' +
          'mesmo tempo o cavalo de e5 e o peão de e4?',
        diagram: 'r1bqkbnr/1pp2ppp/p1p5/4N3/4P3/8/PPPP1PPP/RNBQK2R b KQkq - 0 5',
        options: ['De7', 'Dd4', 'Bd6', 'f6'],
        correctAnswer: 'Dd4',
        explanation:
          'A dama em d4 dá um garfo: o cavalo precisa sair, e as pretas recuperam o peão em e4. Por isso, no ' +
          'terceiro lance, e5 ainda não está em perigo.',
        claims: [
          { fen: 'r1bqkbnr/1pp2ppp/p1p5/4N3/4P3/8/PPPP1PPP/RNBQK2R b KQkq - 0 5', is: 'legal', move: 'Qd4' },
          {
            fen: 'r1b1kbnr/1pp2ppp/p1p5/4N3/3qP3/8/PPPP1PPP/RNBQK2R w KQkq - 1 6',
            is: 'attacks',
            from: 'd4',
            targets: ['e5', 'e4'],
          },
          { fen: 'r1b1kbnr/1pp2ppp/p1p5/8/3qP3/5N2/PPPP1PPP/RNBQK2R b KQkq - 2 6', is: 'hanging', square: 'e4' },
        ],
      },
      {
        question: 'Se as pretas respondem 3.Bb5 com 3...d6, o que acontece com o cavalo de c6?',
        options: ['Fica cravado contra o rei', 'Fica sem defesa', 'É capturado de graça', 'Passa a atacar o bispo'],
        correctAnswer: 'Fica cravado contra o rei',
        explanation:
          'Com o peão em d6, a diagonal de b5 a e8 só tem o cavalo no meio: ele não pode sair. O bispo em d7 desfaz ' +
          'a cravada.',
        claims: [
          {
            fen: 'r1bqkbnr/ppp2ppp/2np4/1B2p3/3PP3/5N2/PPP2PPP/RNBQK2R b KQkq - 0 4',
            is: 'pinned',
            square: 'c6',
          },
          {
            fen: 'r1bqkbnr/ppp2ppp/2np4/1B2p3/3PP3/5N2/PPP2PPP/RNBQK2R b KQkq - 0 4',
            is: 'moves',
            square: 'c6',
            count: 0,
          },
          { fen: 'r1bqkbnr/ppp2ppp/2np4/1B2p3/3PP3/5N2/PPP2PPP/RNBQK2R b KQkq - 0 4', is: 'legal', move: 'Bd7' },
        ],
      },
      {
        question: 'Na linha principal, para que as brancas jogam 8.c3?',
        options: [
          'Para atacar o peão de b5',
          'Para desenvolver o cavalo em c3',
          'Para preparar d4 e dar ao bispo a casa c2',
          'Para impedir o roque das pretas',
        ],
        correctAnswer: 'Para preparar d4 e dar ao bispo a casa c2',
        explanation:
          'Com apoio de c3, o avanço d4 forma um centro forte. E se as pretas atacarem o bispo com Ca5, ele se ' +
          'guarda em c2.',
        claims: [
          {
            fen: 'r1bqk2r/2p1bppp/p1np1n2/1p2p3/4P3/1BP2N2/PP1P1PPP/RNBQR1K1 b kq - 0 8',
            is: 'attacks',
            from: 'c3',
            targets: ['d4'],
          },
          {
            fen: 'r1bqk2r/2p1bppp/p2p1n2/np2p3/4P3/1BP2N2/PP1P1PPP/RNBQR1K1 w kq - 1 9',
            is: 'attacks',
            from: 'a5',
            targets: ['b3'],
          },
          { fen: 'r1bqk2r/2p1bppp/p2p1n2/np2p3/4P3/1BP2N2/PP1P1PPP/RNBQR1K1 w kq - 1 9', is: 'legal', move: 'Bc2' },
        ],
      },
      {
        question:
          'Na armadilha da Arca de Noé, as pretas têm peões em a6, b5 e c4, e o bispo branco está em b3, com peões ' +
          'brancos em a2 e c2. O que se pode dizer do bispo?',
        diagram: 'r2qkbnr/3b1ppp/p2p4/1p1Q4/2p1P3/1B6/PPP2PPP/RNB1K2R w KQkq - 0 12',
        options: [
          'Está livre, pois pode recuar a c2 quando for atacado',
          'Está preso: em a4 ou em c4 um peão o captura',
          'Dá xeque ao rei preto',
          'Só pode fugir para d1',
        ],
        correctAnswer: 'Está preso: em a4 ou em c4 um peão o captura',
        explanation:
          'O peão de c4 ataca o bispo, e as duas casas que lhe restam, a4 e c4, são vigiadas pelo peão de b5. Um ' +
          'bispo caçado por peões!',
        claims: [
          {
            fen: 'r2qkbnr/3b1ppp/p2p4/1p1Q4/2p1P3/1B6/PPP2PPP/RNB1K2R w KQkq - 0 12',
            is: 'attacks',
            from: 'c4',
            targets: ['b3'],
          },
          {
            fen: 'r2qkbnr/3b1ppp/p2p4/1p1Q4/2p1P3/1B6/PPP2PPP/RNB1K2R w KQkq - 0 12',
            is: 'moves',
            square: 'b3',
            count: 2,
          },
          {
            fen: 'r2qkbnr/3b1ppp/p2p4/1p1Q4/2p1P3/1B6/PPP2PPP/RNB1K2R w KQkq - 0 12',
            is: 'attacks',
            from: 'b5',
            targets: ['a4', 'c4'],
          },
        ],
      },
    ],
  },
};
