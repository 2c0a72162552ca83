import type { DemoLesson } from '../../types.ts';

export const valorEPrimeiroMate: DemoLesson = {
  key: 'valor-e-primeiro-mate',
  title: 'O valor das peças e o primeiro mate',
  description: `Vale a pena trocar uma torre por um bispo? Para responder, os jogadores usam uma tabela simples: peão \
1, cavalo 3, bispo 3, torre 5, dama 9. O rei não tem preço: quem o perde, perde a partida. Antes de capturar, faça as \
contas: o que eu ganho e o que o outro captura de volta?

A melhor captura é a de graça. Uma peça atacada que ninguém defende está "pendurada"; procure peças assim a cada \
lance, as dele e as suas.

Com duas torres a mais, o mate é uma escada. Uma torre fecha uma fileira como uma cerca, a outra dá xeque na fileira \
seguinte, e o rei recua degrau por degrau até a borda. Se ele atacar uma torre, leve-a para o outro lado do \
tabuleiro, na mesma fileira, e continue subindo.`,
  durationMinutes: 14,
  film: {
    pgn: `[Event "O mate da escada"]
[White "Brancas"]
[Black "Pretas"]
[Result "1-0"]
[SetUp "1"]
[FEN "8/8/8/4k3/8/R6n/8/1R1K4 w - - 0 1"]

{Duas torres valem 10 pontos; o cavalo vale 3 e está sem defesa. Vamos ganhar!}
1. Rxh3 {Primeiro, a captura de graça: ninguém protegia o cavalo de h3.}
Kd5 {Agora o rei preto está só. Como dar mate? Com a escada!}
2. Rb4 {A torre fecha a fileira 4, como uma cerca. O rei não passa mais para baixo.}
Kc5 {O rei ataca a torre de b4. Calma!}
3. Rg4 {A torre foge para longe, sem sair da fileira 4: a cerca continua de pé.}
Kd5
4. Rh5+ {Primeiro degrau: xeque na fileira 5. A outra torre segura a fileira 4.}
Ke6
5. Rg6+ {Segundo degrau: agora é a torre de g que dá xeque, na fileira 6.}
Kf7 {O rei chega perto e ataca a torre de g6.}
6. Ra6 {De novo para longe, na mesma fileira. A cerca da fileira 6 não cai.}
Ke7
7. Rh7+ {Terceiro degrau: xeque na fileira 7. O rei só pode ir para a borda.}
Kd8
8. Ra8# {Último degrau: xeque-mate! Uma torre dá o xeque, a outra fecha a saída.} 1-0`,
    claims: [
      { ply: 0, is: 'hanging', square: 'h3' },
      { ply: 0, is: 'material', balance: 7 },
      { ply: 1, is: 'material', balance: 10 },
      { ply: 3, is: 'illegal', move: 'Kd4' },
      { ply: 4, is: 'attacks', from: 'c5', targets: ['b4'] },
      { ply: 7, is: 'check' },
      { ply: 9, is: 'check' },
      { ply: 10, is: 'attacks', from: 'f7', targets: ['g6'] },
      { ply: 13, is: 'check' },
      { ply: 13, is: 'moves', count: 3 },
      { ply: 14, is: 'only-mate-in-one', move: 'Ra8#' },
      { ply: 15, is: 'checkmate' },
    ],
  },
  quiz: {
    title: 'Valor das peças e mate da escada',
    timeLimitMinutes: 8,
    questions: [
      {
        question: 'Você entregou uma torre e capturou um bispo. Quantos pontos essa troca custou?',
        options: ['Nenhum', '1', '2', '5'],
        correctAnswer: '2',
        explanation: 'A torre vale 5 e o bispo vale 3: a troca custou 5 menos 3, ou seja, 2 pontos.',
        claims: [
          { fen: '4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1', is: 'material', balance: 0 },
          { fen: '4k2r/8/8/8/8/8/8/4KB2 w k - 0 1', is: 'material', balance: -2 },
        ],
      },
      {
        question:
          'Sua torre branca em d1 pode capturar um cavalo preto em d5, mas um peão preto em c6 o defende. O que ' +
          'acontece se você capturar?',
        diagram: '6k1/5ppp/2p5/3n4/8/8/5PPP/3R2K1 w - - 0 1',
        options: [
          'Você perde 2 pontos: a torre vale mais que o cavalo',
          'Você ganha 3 pontos: o cavalo é de graça',
          'A troca é igual',
          'Você ganha 2 pontos: o cavalo vale mais que a torre',
        ],
        correctAnswer: 'Você perde 2 pontos: a torre vale mais que o cavalo',
        explanation:
          'Você ganha o cavalo (3), mas o peão captura a torre (5). Conte sempre o que o adversário captura de volta!',
        claims: [
          { fen: '6k1/5ppp/2p5/3n4/8/8/5PPP/3R2K1 w - - 0 1', is: 'legal', move: 'Rxd5' },
          { fen: '6k1/5ppp/2p5/3n4/8/8/5PPP/3R2K1 w - - 0 1', is: 'attacks', from: 'c6', targets: ['d5'] },
          { fen: '6k1/5ppp/2p5/3n4/8/8/5PPP/3R2K1 w - - 0 1', is: 'material', balance: 1 },
          { fen: '6k1/5ppp/8/3p4/8/8/5PPP/6K1 w - - 0 2', is: 'material', balance: -1 },
        ],
      },
      {
        question:
          'Sua dama branca está em d4. Ela pode capturar a torre preta de a7, que ninguém defende, ou o cavalo preto ' +
          'de f6, defendido pelo peão de g7. Qual é a melhor captura?',
        diagram: '6k1/r4ppp/5n2/8/3Q4/8/5PPP/6K1 w - - 0 1',
        options: [
          'O cavalo de f6',
          'A torre de a7',
          'As duas são igualmente boas',
          'Nenhuma: a dama não deve capturar',
        ],
        correctAnswer: 'A torre de a7',
        explanation:
          'A torre está pendurada: são 5 pontos de graça. Capturar o cavalo custaria a dama, que o peão de g7 ' +
          'capturaria.',
        claims: [
          { fen: '6k1/r4ppp/5n2/8/3Q4/8/5PPP/6K1 w - - 0 1', is: 'hanging', square: 'a7' },
          { fen: '6k1/r4ppp/5n2/8/3Q4/8/5PPP/6K1 w - - 0 1', is: 'legal', move: 'Qxf6' },
          { fen: '6k1/r4ppp/5n2/8/3Q4/8/5PPP/6K1 w - - 0 1', is: 'attacks', from: 'g7', targets: ['f6'] },
        ],
      },
      {
        question:
          'O rei preto está em e8. Suas torres brancas estão em a7 e b6, e seu rei em g1. Qual lance dá xeque-mate?',
        diagram: '4k3/R7/1R6/8/8/8/8/6K1 w - - 0 1',
        options: [
          'A torre de a7 vai para a8',
          'A torre de a7 vai para e7',
          'A torre de b6 vai para e6',
          'A torre de b6 vai para b8',
        ],
        correctAnswer: 'A torre de b6 vai para b8',
        explanation:
          'A torre de a7 fecha a fileira 7, e a de b6 sobe para b8 e dá o xeque: é o último degrau da escada. Em a8, ' +
          'a outra torre abriria a fileira 7.',
        claims: [
          { fen: '4k3/R7/1R6/8/8/8/8/6K1 w - - 0 1', is: 'only-mate-in-one', move: 'Rb8#' },
          { fen: '4k3/R7/1R6/8/8/8/8/6K1 w - - 0 1', is: 'legal', move: 'Ra8+' },
          { fen: '4k3/R7/1R6/8/8/8/8/6K1 w - - 0 1', is: 'legal', move: 'Re7+' },
          { fen: '4k3/R7/1R6/8/8/8/8/6K1 w - - 0 1', is: 'legal', move: 'Re6+' },
        ],
      },
      {
        question:
          'Mate da escada: sua torre branca em b4 fecha a fileira 4, a outra está em h3, e o rei preto chega a c5 e ' +
          'ataca a torre de b4. Qual é o melhor lance?',
        diagram: '8/8/8/2k5/1R6/7R/8/3K4 w - - 0 1',
        options: [
          'Dar xeque com a torre em b5',
          'Deixar a torre em b4 e aproximar o rei',
          'Levar a torre de b4 para g4',
          'Voltar com a torre para b1',
        ],
        correctAnswer: 'Levar a torre de b4 para g4',
        explanation:
          'Em g4 a torre fica longe do rei e continua fechando a fileira 4. Em b4 ou b5 o rei a capturaria; em b1 ' +
          'ela abriria a cerca.',
        claims: [
          { fen: '8/8/8/2k5/1R6/7R/8/3K4 w - - 0 1', is: 'attacks', from: 'c5', targets: ['b4', 'b5'] },
          { fen: '8/8/8/2k5/1R6/7R/8/3K4 w - - 0 1', is: 'legal', move: 'Rg4' },
          { fen: '8/8/8/2k5/1R6/7R/3K4/8 b - - 1 1', is: 'hanging', square: 'b4' },
          { fen: '8/8/8/1Rk5/8/7R/8/3K4 b - - 1 1', is: 'hanging', square: 'b5' },
          { fen: '8/8/8/2k5/6R1/7R/8/3K4 b - - 1 1', is: 'illegal', move: 'Kd4' },
          { fen: '8/8/8/2k5/8/7R/8/1R1K4 b - - 1 1', is: 'legal', move: 'Kd4' },
        ],
      },
    ],
  },
};
