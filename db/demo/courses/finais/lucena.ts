import type { DemoLesson } from '../../types.ts';

const start = '1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1';
const bridge = '8/1P2k3/8/1K6/3R4/8/8/1r6 w - - 12 7';

export const lucena: DemoLesson = {
  key: 'lucena',
  title: 'Torre e peão: a posição de Lucena',
  description: `Entre todos os finais, o de torre é o que mais aparece. E, entre os finais de torre, a posição de \
Lucena é a vitória que todo enxadrista precisa saber de cor: peão na sétima, o próprio rei na casa de promoção e o \
rei adversário cortado.

O problema é simples de ver: o rei branco está preso na frente do peão e, quando sai, leva xeques sem fim. A solução \
se chama construir a ponte: a torre vai à quarta fileira e, na hora certa, serve de escudo contra os xeques.

Assista ao filme duas vezes. Na primeira, siga os lances; na segunda, pause antes de cada lance branco e tente \
prevê-lo. Quem domina a ponte sabe que posição buscar nos finais de torre com um peão a mais.`,
  durationMinutes: 15,
  film: {
    pgn: `[Event "Finais: a posição de Lucena"]
[SetUp "1"]
[FEN "${start}"]
[Result "1-0"]

{Posição de Lucena: peão na sétima, rei branco à frente dele. Falta sair de b8.}
1. Rd1+ {Primeiro, afastar o rei preto mais uma coluna.}
Ke7 {O rei preto fica cortado pela coluna d.}
2. Rd4 {O lance-chave: a torre vai à quarta fileira construir a ponte.}
Ra1 {As pretas esperam, prontas para os xeques.}
3. Kc7 {O rei sai da frente do peão.}
Rc1+ {Começam os xeques pela retaguarda.}
4. Kb6 {O rei fica perto do peão.}
Rb1+ {Mais um xeque, agora pela coluna b.}
5. Kc6 {O rei anda para o lado, de b6 a c6, sempre perto do peão.}
Rc1+ {As pretas não podem parar: ameaça-se a promoção.}
6. Kb5 {Chegou a hora: o rei está ao lado da quarta fileira.}
Rb1+ {O último xeque...}
7. Rb4 {...e a ponte está pronta! A torre bloqueia o xeque.}
Rxb4+ {A troca não salva as pretas.}
8. Kxb4 {O rei preto está longe: o peão faz dama no próximo lance.}
1-0`,
    claims: [
      { ply: 1, is: 'check' },
      { ply: 1, is: 'moves', count: 2, square: 'd8' },
      { ply: 3, is: 'attacks', from: 'd4', targets: ['b4'] },
      { ply: 6, is: 'check' },
      { ply: 10, is: 'check' },
      { ply: 12, is: 'legal', move: 'Rb4' },
      { ply: 13, is: 'not-check' },
      { ply: 15, is: 'passed-pawn', square: 'b7' },
    ],
  },
  quiz: {
    title: 'A posição de Lucena',
    timeLimitMinutes: 6,
    questions: [
      {
        question: 'O que caracteriza a posição de Lucena?',
        options: [
          'Peão na quinta, rei defensor na frente dele e torre defensora na sexta fileira',
          'Dois peões unidos contra torre',
          'Peão de torre na sétima com o rei afogado',
          'Peão na sétima, rei atacante à frente dele e rei defensor cortado',
        ],
        correctAnswer: 'Peão na sétima, rei atacante à frente dele e rei defensor cortado',
        explanation:
          'O lado mais forte tem o rei na casa de promoção e o peão na sétima. Resta tirar o rei dali sem levar ' +
          'xeque perpétuo.',
      },
      {
        question:
          'Rei branco b8, peão branco b7, torre branca c1; rei preto d8, torre preta a2. Para que serve 1.Td1+?',
        diagram: start,
        options: [
          'Para ganhar a torre preta',
          'Para afastar o rei preto até a coluna e',
          'Para dar mate em dois',
          'Para trocar as torres',
        ],
        correctAnswer: 'Para afastar o rei preto até a coluna e',
        explanation:
          'O rei preto só pode ir a e7 ou e8 (interpor em d2 perderia a torre). Cortado pela coluna d, ele não volta ' +
          'a tempo.',
        claims: [
          { fen: start, is: 'legal', move: 'Rd1+' },
          { fen: '1K1k4/1P6/8/8/8/8/r7/3R4 b - - 1 1', is: 'moves', count: 2, square: 'd8' },
          { fen: '1K1k4/1P6/8/8/8/8/3r4/3R4 w - - 2 2', is: 'legal', move: 'Rxd2+' },
        ],
      },
      {
        question: 'Por que a torre branca vai à quarta fileira (2.Td4)?',
        options: [
          'Para depois interpor-se aos xeques e servir de ponte',
          'Para atacar o rei preto pela fileira e obrigá-lo a voltar',
          'Para defender o peão por trás',
          'Para impedir o roque',
        ],
        correctAnswer: 'Para depois interpor-se aos xeques e servir de ponte',
        explanation:
          'Quando o rei chega a b5 e leva xeque na coluna b, a torre joga Tb4. O rei protege a torre, e os xeques ' +
          'acabam.',
        claims: [{ fen: bridge, is: 'attacks', from: 'd4', targets: ['b4'] }],
      },
      {
        question: 'A torre preta dá xeque em b1. Jogue o lance que termina a ponte.',
        fen: bridge,
        lines: ['Rb4'],
        explanation:
          'É a ponte: a torre bloqueia, protegida pelo rei. Se as pretas trocam, o rei retoma e o peão promove.',
        claims: [
          { fen: bridge, is: 'check' },
          { fen: bridge, is: 'legal', move: 'Rb4' },
          { fen: '8/1P2k3/8/1K6/1R6/8/8/1r6 b - - 13 7', is: 'attacks', from: 'b5', targets: ['b4'] },
        ],
      },
      {
        question: 'A técnica da ponte funciona do mesmo modo com um peão de torre (coluna a ou h)?',
        options: [
          'Sim, sem nenhuma diferença',
          'Sim, e é até mais fácil',
          'Só se o peão for branco',
          'Não: o rei preso na borda só pode sair por um lado, e a vitória exige o rei defensor bem mais longe',
        ],
        correctAnswer:
          'Não: o rei preso na borda só pode sair por um lado, e a vitória exige o rei defensor bem mais longe',
        explanation:
          'Na borda o rei atacante só tem um lado para sair, e muitos desses finais são empate. Por isso o peão de ' +
          'torre é sempre tratado à parte.',
      },
    ],
  },
};
