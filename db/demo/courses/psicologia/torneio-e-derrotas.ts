import type { DemoLesson } from '../../types.ts';

const firstMistake = 'r1bqkbnr/2p2ppp/p2p4/1p6/3pP3/1B6/PPP2PPP/RNBQK2R w KQkq - 0 8';
const trapped = 'r2qkbnr/3b1ppp/p2p4/1p1Q4/2p1P3/1B6/PPP2PPP/RNB1K2R w KQkq - 0 12';

export const torneioEDerrotas: DemoLesson = {
  key: 'torneio-e-derrotas',
  title: 'Preparar o torneio e aprender com as derrotas',
  description: `Torneio se ganha também fora do tabuleiro. Na semana anterior, revise o que já sabe em vez de \
aprender uma abertura nova; na véspera, durma. Entre as rodadas, coma leve, caminhe e não reviva a partida que \
acabou: a próxima começa do zero.

As derrotas são o melhor material de estudo que existe, porque mostram exatamente o que falta a você. Analise \
primeiro sozinho, anotando o que pensou em cada momento; só depois ligue o computador. E não pare no lance em que a \
peça caiu: volte até o primeiro erro.

O filme faz esse trabalho com uma derrota típica: a armadilha da Arca de Noé, na Abertura Ruy Lopez. O bispo se perde \
no lance 11, mas a causa está três lances antes.`,
  durationMinutes: 16,
  film: {
    pgn: `[Event "Analisando uma derrota: a Arca de Noé"]
[SetUp "1"]
[FEN "r1bqkbnr/1pp2ppp/p1np4/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 5"]
[Result "0-1"]

{Uma derrota das brancas: o bispo de a4 vai se perder. Onde foi o primeiro erro?}
5. d4 {Lance jogável: abre o centro. Ainda não é o erro.}
b5 {O bispo é atacado.}
6. Bb3 {Recuo natural.}
Nxd4 {As pretas trocam no centro.}
7. Nxd4 {Ainda tudo em ordem.}
exd4 {Aqui está o momento crítico! O peão de d4 parece de graça.}
8. Qxd4 {O PRIMEIRO ERRO: a dama vira alvo. 8.Bd5 ou 8.c3 evitavam a armadilha.}
c5 {Os peões avançam com tempo sobre a dama.}
9. Qd5 {Parece ótimo: ataca a torre de a8 e mira f7...}
Be6 {...mas as pretas defendem tudo e ganham mais um tempo.}
10. Qc6+ {Um xeque só adia o problema.}
Bd7 {A dama precisa andar de novo.}
11. Qd5 {Volta a ameaçar f7, mas é tarde.}
c4 {O bispo de b3 está preso. O erro visível é aqui; a causa foi 8.Dxd4.}
0-1`,
    claims: [
      { ply: 2, is: 'attacks', from: 'b5', targets: ['a4'] },
      { ply: 6, is: 'legal', move: 'Bd5' },
      { ply: 6, is: 'legal', move: 'c3' },
      { ply: 8, is: 'attacks', from: 'c5', targets: ['d4'] },
      { ply: 9, is: 'attacks', from: 'd5', targets: ['a8', 'f7'] },
      { ply: 10, is: 'attacks', from: 'e6', targets: ['d5', 'f7'] },
      { ply: 11, is: 'check' },
      { ply: 12, is: 'attacks', from: 'd7', targets: ['c6'] },
      { ply: 14, is: 'attacks', from: 'c4', targets: ['b3'] },
      { ply: 14, is: 'moves', count: 2, square: 'b3' },
    ],
  },
  quiz: {
    title: 'Torneio e análise de derrotas',
    timeLimitMinutes: 7,
    questions: [
      {
        question: 'Na análise de uma derrota, o que procurar primeiro?',
        options: [
          'O último lance ruim',
          'O primeiro momento em que a posição piorou e o que você pensou ali',
          'A avaliação do computador em cada lance, do primeiro ao último da partida',
          'Um erro do adversário, para se consolar',
        ],
        correctAnswer: 'O primeiro momento em que a posição piorou e o que você pensou ali',
        explanation:
          'O desastre final costuma ser consequência. Corrigir a causa, e o pensamento por trás dela, é o que evita ' +
          'repetir a derrota.',
      },
      {
        question:
          'Na posição depois de 7...exd4 (bispo branco em b3, dama branca em d1, peões pretos em b5, c7 e d4), qual ' +
          'lance evita a armadilha e ataca a torre de a8?',
        diagram: firstMistake,
        options: ['8.Dxd4', '8.O-O', '8.f4', '8.Bd5'],
        correctAnswer: '8.Bd5',
        explanation:
          'Em d5 o bispo sai do alcance dos peões e ataca a torre de a8; depois as brancas recuperam o peão de d4 em ' +
          'segurança.',
        claims: [
          { fen: firstMistake, is: 'legal', move: 'Bd5' },
          {
            fen: 'r1bqkbnr/2p2ppp/p2p4/1p1B4/3pP3/8/PPP2PPP/RNBQK2R b KQkq - 1 8',
            is: 'attacks',
            from: 'd5',
            targets: ['a8'],
          },
        ],
      },
      {
        question: 'Depois de 11...c4 (peões pretos em a6, b5 e c4, bispo branco em b3), por que o bispo está perdido?',
        diagram: trapped,
        options: [
          'Porque está cravado contra o rei',
          'Porque a dama preta o ataca duas vezes',
          'Porque está atacado e só tem casas onde um peão o captura',
          'Porque não pode capturar em c4',
        ],
        correctAnswer: 'Porque está atacado e só tem casas onde um peão o captura',
        explanation:
          'O bispo só pode ir a a4 ou tomar em c4, e nos dois casos o peão de b5 o captura. Restam, no máximo, dois ' +
          'peões pela peça.',
        claims: [
          { fen: trapped, is: 'moves', count: 2, square: 'b3' },
          { fen: trapped, is: 'legal', move: 'Ba4' },
          { fen: trapped, is: 'legal', move: 'Bxc4' },
          { fen: trapped, is: 'attacks', from: 'b5', targets: ['a4', 'c4'] },
        ],
      },
      {
        question: 'Falta um dia para o torneio. Qual é a melhor preparação?',
        options: [
          'Revisar de leve o repertório e dormir bem',
          'Aprender uma abertura nova até tarde',
          'Jogar partidas-relâmpago a noite toda',
          'Estudar os finais mais raros',
        ],
        correctAnswer: 'Revisar de leve o repertório e dormir bem',
        explanation:
          'Na véspera não se aprende quase nada de novo, mas se pode perder o descanso. Cabeça fresca vale mais que ' +
          'uma variante decorada.',
      },
      {
        question: 'Qual é a melhor ordem para analisar a própria partida?',
        options: [
          'Primeiro com o computador, que mostra os erros de uma vez; depois, se der, sozinho',
          'Só ler os comentários do adversário',
          'Olhar apenas a abertura no banco de partidas',
          'Sozinho, com as suas anotações; depois conferir com o computador ou o professor',
        ],
        correctAnswer: 'Sozinho, com as suas anotações; depois conferir com o computador ou o professor',
        explanation:
          'Analisar sozinho exercita o seu raciocínio e revela como você pensa. O computador entra depois, para ' +
          'conferir e completar.',
      },
    ],
  },
};
