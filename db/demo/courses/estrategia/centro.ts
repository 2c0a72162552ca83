import type { DemoLesson } from '../../types.ts';

export const centro: DemoLesson = {
  key: 'centro',
  title: 'O centro: onde o jogo se decide',
  description: `As casas d4, e4, d5 e e5 formam o centro do tabuleiro. Quem as controla move suas peças com \
facilidade de um lado ao outro e tira espaço das peças adversárias. Por isso os primeiros lances de quase toda \
abertura disputam essas quatro casas.

Um par de peões lado a lado no centro é uma força, mas só enquanto está apoiado. Se o adversário não o ataca a tempo, \
os peões avançam com ganho de tempo, expulsam os cavalos e abrem linhas contra o rei que ainda não rocou.

No filme, as pretas perdem a hora de reagir na Abertura Italiana. Preste atenção ao momento em que o lance 6...Bb4+ \
ainda era possível: um único tempo separa um centro forte de um centro incontrolável.`,
  durationMinutes: 12,
  film: {
    pgn: `[Event "Estratégia: o centro"]
[SetUp "1"]
[FEN "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2P2N2/PP1P1PPP/RNBQK2R w KQkq - 1 5"]
[Result "*"]

{Abertura Italiana: as brancas já prepararam o avanço d4 com o peão em c3.}
5. d4 {O peão ocupa o centro e ataca o bispo de c5 e o peão de e5.}
exd4 {As pretas trocam no centro...}
6. cxd4 {...e as brancas têm o par ideal de peões: d4 e e4.}
Bb6 {Recuo passivo! O xeque em b4 ganharia tempo para atacar o centro.}
7. d5 {O centro anda: o cavalo de c6 está atacado.}
Ne7 {O cavalo recua e fecha o caminho da própria dama.}
8. e5 {Outro avanço com tempo: agora é o cavalo de f6 que precisa fugir.}
Ne4 {O cavalo salta para o meio, mas o peão segue em frente.}
9. d6 {Ataca o cavalo de e7 e abre caminho para o bispo de c4.}
cxd6 {As pretas capturam...}
10. exd6 {...e o peão de d6 sufoca o cavalo e o lado da dama.}
Nxf2 {As pretas respondem com garfo na dama e na torre.}
11. Qb3 {As brancas ignoram a torre: dama e bispo miram f7.}
Nxh1 {As pretas ganham a torre, mas o rei ficou no centro.}
12. Bxf7+ {Xeque! O rei só tem uma casa.}
Kf8 {Segue 13.Bg5, com ataque vencedor: o centro decidiu a partida.}
*`,
    claims: [
      { ply: 1, is: 'attacks', from: 'd4', targets: ['c5', 'e5'] },
      { ply: 3, is: 'legal', move: 'Bb4+' },
      { ply: 5, is: 'attacks', from: 'd5', targets: ['c6'] },
      { ply: 7, is: 'attacks', from: 'e5', targets: ['f6'] },
      { ply: 9, is: 'attacks', from: 'd6', targets: ['e7'] },
      { ply: 12, is: 'attacks', from: 'f2', targets: ['d1', 'h1'] },
      { ply: 13, is: 'attacks', from: 'c4', targets: ['f7'] },
      { ply: 15, is: 'check' },
      { ply: 15, is: 'moves', count: 1 },
      { ply: 16, is: 'legal', move: 'Bg5' },
    ],
  },
  quiz: {
    title: 'O centro',
    timeLimitMinutes: 6,
    questions: [
      {
        question: 'Quais casas formam o centro do tabuleiro?',
        options: ['c3, c6, f3 e f6', 'd4, e4, d5 e e5', 'a1, a8, h1 e h8', 'd1, e1, d8 e e8'],
        correctAnswer: 'd4, e4, d5 e e5',
        explanation:
          'O centro é formado pelas quatro casas d4, e4, d5 e e5. As casas em volta delas formam o centro ampliado.',
      },
      {
        question:
          'Um cavalo branco está sozinho em d4, longe de outras peças. Outro está no canto, em a1. Quantas casas ' +
          'cada um alcança em um lance?',
        options: ['Os dois alcançam 8', '4 em d4 e 3 em a1', '6 em d4 e 4 em a1', '8 em d4 e 2 em a1'],
        correctAnswer: '8 em d4 e 2 em a1',
        explanation:
          'No centro o cavalo alcança 8 casas; no canto, apenas 2 (b3 e c2). É a razão mais simples para levar as ' +
          'peças ao centro.',
        claims: [
          { fen: '7k/8/8/8/3N4/8/8/7K w - - 0 1', is: 'moves', count: 8, square: 'd4' },
          { fen: '7k/8/8/8/8/8/8/N6K w - - 0 1', is: 'moves', count: 2, square: 'a1' },
          { fen: '7k/8/8/8/8/8/8/N6K w - - 0 1', is: 'legal', move: 'Nb3' },
          { fen: '7k/8/8/8/8/8/8/N6K w - - 0 1', is: 'legal', move: 'Nc2' },
        ],
      },
      {
        question:
          'Depois de 1.e4 e5 2.Cf3 Cc6 3.Bc4 Bc5 4.c3 Cf6 5.d4 exd4 6.cxd4, que lance preto ganha um tempo contra o ' +
          'rei branco?',
        diagram: 'r1bqk2r/pppp1ppp/2n2n2/2b5/2BPP3/5N2/PP3PPP/RNBQK2R b KQkq - 0 6',
        options: ['6...Bb4+', '6...Be7', '6...Bb6', '6...Bd6'],
        correctAnswer: '6...Bb4+',
        explanation:
          'O bispo de c5 estava atacado. Em b4 ele sai com xeque, e as pretas seguem atacando o centro, em geral com ' +
          '...d5.',
        claims: [
          { fen: 'r1bqk2r/pppp1ppp/2n2n2/2b5/2BPP3/5N2/PP3PPP/RNBQK2R b KQkq - 0 6', is: 'legal', move: 'Bb4+' },
          {
            fen: 'r1bqk2r/pppp1ppp/2n2n2/2b5/2BPP3/5N2/PP3PPP/RNBQK2R b KQkq - 0 6',
            is: 'attacks',
            from: 'd4',
            targets: ['c5'],
          },
        ],
      },
      {
        question: 'Na Abertura Italiana (1.e4 e5 2.Cf3 Cc6 3.Bc4 Bc5), qual é a ideia principal de 4.c3?',
        options: ['Liberar a dama para a4', 'Preparar o avanço d4', 'Defender o peão de e4', 'Impedir o roque preto'],
        correctAnswer: 'Preparar o avanço d4',
        explanation:
          'Com o peão em c3, depois de d4 e da troca em d4, as brancas retomam com peão e mantêm dois peões no centro.',
        claims: [
          {
            fen: 'r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2P2N2/PP1P1PPP/RNBQK2R w KQkq - 1 5',
            is: 'attacks',
            from: 'c3',
            targets: ['d4'],
          },
          { fen: 'r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2P2N2/PP1P1PPP/RNBQK2R w KQkq - 1 5', is: 'legal', move: 'd4' },
        ],
      },
      {
        question:
          'O adversário começou um ataque de peões na ala. Segundo o princípio clássico, qual costuma ser a melhor ' +
          'reação?',
        options: [
          'Atacar na mesma ala com os peões do roque',
          'Trocar as damas a qualquer custo',
          'Contra-atacar no centro',
          'Levar o rei para o centro',
        ],
        correctAnswer: 'Contra-atacar no centro',
        explanation:
          'Um ataque na ala precisa de um centro estável. Abrir o centro desvia as peças atacantes e muitas vezes ' +
          'expõe o rei de quem atacou.',
      },
    ],
  },
};
