import type { DemoLesson } from '../../types.ts';

const rookPawn = '7K/8/8/8/8/1Q6/p7/k7 b - - 0 1';
const bishopPawn = '7K/8/8/8/8/1Q6/2p5/k7 w - - 0 1';
const blockedPawn = '8/8/8/2K5/8/4Q3/3p4/3k4 w - - 6 4';
const onlyMove = '8/8/8/8/8/2QK4/3p4/3k4 b - - 11 6';

export const damaContraPeao: DemoLesson = {
  key: 'dama-contra-peao',
  title: 'Dama contra peão na sétima',
  description: `Depois de uma corrida de peões, é comum um lado fazer dama enquanto o outro fica com o peão a um \
passo da promoção. Com o rei atacante longe, a dama sozinha não ganha: ela precisa trazer o rei.

O método é uma escada. A dama se aproxima com xeques até obrigar o rei defensor a entrar na frente do próprio peão. \
Nesse instante o peão não ameaça nada, e o nosso rei ganha um lance para se aproximar. Repete-se a escada até chegar.

Contra peões de cavalo, de rei e de dama a escada, em regra, vence. Contra peões de torre e de bispo, com o rei \
atacante longe, o defensor empata graças ao afogamento. O teste mostra essas duas exceções.`,
  durationMinutes: 15,
  film: {
    pgn: `[Event "Finais: dama contra peão"]
[SetUp "1"]
[FEN "Q7/8/8/2K5/8/8/3pk3/8 w - - 0 1"]
[Result "1-0"]

{O peão de d2 quer promover. A dama precisa segurá-lo e chamar o rei.}
1. Qe4+ {A dama chega com xeque.}
Kf2 {O rei preto continua perto do peão.}
2. Qd3 {Ataca o peão e vigia a casa d1.}
Ke1 {O rei defende o peão.}
3. Qe3+ {O xeque decisivo da escada!}
Kd1 {Forçado, ou o peão cai: o rei bloqueia o próprio peão.}
4. Kc4 {Um tempo livre: o rei branco se aproxima.}
Kc2 {O rei sai da frente e ameaça promover.}
5. Qc3+ {Outra vez a escada; o rei branco protege a dama.}
Kd1 {De novo na frente do peão.}
6. Kd3 {O rei chega: ameaça Dxd2 mate.}
Ke1 {O único lance.}
7. Qxd2+ {O peão caiu. Dama e rei contra rei: vitória certa.}
1-0`,
    claims: [
      { ply: 1, is: 'check' },
      { ply: 3, is: 'attacks', from: 'd3', targets: ['d2'] },
      { ply: 3, is: 'legal', move: 'd1=Q' },
      { ply: 5, is: 'check' },
      { ply: 5, is: 'moves', count: 2 },
      { ply: 7, is: 'illegal', move: 'd1=Q' },
      { ply: 9, is: 'attacks', from: 'c4', targets: ['c3'] },
      { ply: 11, is: 'moves', count: 1 },
      { ply: 13, is: 'material', balance: 9 },
    ],
  },
  quiz: {
    title: 'Dama contra peão na sétima',
    timeLimitMinutes: 7,
    questions: [
      {
        question: 'Rei atacante longe. Contra quais peões na sétima, apoiados pelo rei, a dama normalmente não vence?',
        options: ['De cavalo e de dama', 'De rei e de dama', 'De torre e de bispo', 'De cavalo e de rei'],
        correctAnswer: 'De torre e de bispo',
        explanation:
          'Nos peões de torre (a, h) e de bispo (c, f) o defensor usa o afogamento no canto. Contra os demais, a ' +
          'escada vence.',
      },
      {
        question:
          'Dama branca em b3, rei preto em a1, peão preto em a2, rei branco longe. Pretas jogam. O que acontece?',
        diagram: rookPawn,
        options: ['O rei preto está afogado: empate', 'É mate', 'O peão promove', 'O rei preto sai por b1'],
        correctAnswer: 'O rei preto está afogado: empate',
        explanation: 'A dama tira b1 e b2, o peão bloqueia a2 e não pode andar. Sem xeque e sem lances, é empate.',
        claims: [
          { fen: rookPawn, is: 'stalemate' },
          { fen: rookPawn, is: 'attacks', from: 'b3', targets: ['b1', 'b2'] },
        ],
      },
      {
        question:
          'Dama branca em b3, rei preto em a1, peão preto em c2, rei branco longe. Brancas jogam. Por que Dxc2 não ' +
          'vence?',
        diagram: bishopPawn,
        options: [
          'Porque o rei preto captura a dama',
          'Porque é ilegal',
          'Porque o peão está cravado',
          'Porque afoga o rei preto',
        ],
        correctAnswer: 'Porque afoga o rei preto',
        explanation:
          'Com a dama em c2, as casas a2, b1 e b2 ficam tomadas e não há xeque. É o recurso do defensor com o peão ' +
          'de bispo.',
        claims: [
          { fen: bishopPawn, is: 'stalemating', move: 'Qxc2' },
          { fen: '7K/8/8/8/8/8/2Q5/k7 b - - 0 1', is: 'attacks', from: 'c2', targets: ['a2', 'b1', 'b2'] },
        ],
      },
      {
        question:
          'Na escada, rei preto em d1 e peão preto em d2, dama branca em e3, rei branco em c5. Brancas jogam. Qual é ' +
          'a ideia?',
        diagram: blockedPawn,
        options: [
          'Dar mais um xeque',
          'Aproximar o rei, pois o peão está bloqueado',
          'Trocar a dama pelo peão',
          'Levar a dama ao canto',
        ],
        correctAnswer: 'Aproximar o rei, pois o peão está bloqueado',
        explanation:
          'O rei preto bloqueia o próprio peão: nada é ameaçado, e as brancas têm um lance livre, como Rc4 ou Rd4.',
        claims: [
          { fen: blockedPawn, is: 'legal', move: 'Kc4' },
          { fen: blockedPawn, is: 'legal', move: 'Kd4' },
          { fen: '8/8/8/8/2K5/4Q3/3p4/3k4 b - - 7 4', is: 'illegal', move: 'd1=Q' },
        ],
      },
      {
        question:
          'Rei branco em d3, dama branca em c3, rei preto em d1, peão preto em d2. Pretas jogam. Quantos lances ' +
          'legais elas têm?',
        diagram: onlyMove,
        options: ['Nenhum: é afogamento', 'Um: Re1', 'Dois: Re1 e Rc1', 'Três'],
        correctAnswer: 'Um: Re1',
        explanation:
          'c1, c2 e e2 estão controladas e o peão está bloqueado. Só resta Re1, e o peão cai com xeque em d2.',
        claims: [
          { fen: onlyMove, is: 'moves', count: 1 },
          { fen: onlyMove, is: 'legal', move: 'Ke1' },
          { fen: '8/8/8/8/8/2QK4/3p4/4k3 w - - 12 7', is: 'legal', move: 'Qxd2+' },
        ],
      },
    ],
  },
};
