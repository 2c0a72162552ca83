import type { DemoLesson } from '../../types.ts';

const start = '8/8/4k3/8/4K3/8/4P3/8 w - - 0 1';
const kingOnTheSixth = '4k3/8/4K3/4P3/8/8/8/8 w - - 0 1';
const stalemateTrap = '4k3/4P3/3K4/8/8/8/8/8 w - - 0 1';

export const oposicao: DemoLesson = {
  key: 'oposicao',
  title: 'Rei e peão: a oposição',
  description: `Dois reis estão em oposição quando ficam frente a frente com uma única casa entre eles. Nenhum pode \
avançar. Quem tem a vez precisa ceder passagem; por isso dizemos que a oposição pertence a quem não joga.

No final de rei e peão contra rei, a oposição decide. A regra de ouro: o rei vai na frente, o peão vem atrás. Com o \
rei na sexta fileira à frente do seu peão (que não seja de torre), a vitória é certa, seja de quem for a vez.

No filme as brancas têm um trunfo: o peão ainda em e2 pode gastar um tempo. Um lance quieto, 1.e3, transfere a vez e \
entrega a oposição a elas. Depois é só contornar e retomar a oposição até o peão passar.`,
  durationMinutes: 14,
  film: {
    pgn: `[Event "Finais: a oposição"]
[SetUp "1"]
[FEN "${start}"]
[Result "1-0"]

{Reis frente a frente em e4 e e6. Brancas jogam: a oposição é das pretas... por ora.}
1. e3 {Lance de espera! Agora a vez é das pretas, e a oposição é das brancas.}
Kd6 {O rei preto precisa ceder um dos lados.}
2. Kf5 {Ele foi para a esquerda; o rei branco passa pela direita.}
Ke7 {As pretas tentam ficar na frente do peão.}
3. Ke5 {Oposição de novo: uma casa entre os reis, e jogam as pretas.}
Kd7 {Outra vez o rei preto tem de sair.}
4. Kf6 {O rei branco chega à sexta fileira, bem à frente do peão.}
Kd6 {O rei preto vigia e5. O peão ainda está em e3, atrás do seu rei.}
5. e4 {Só agora o peão anda: rei na frente, peão atrás.}
Kd7 {Não há como deter o avanço.}
6. e5 {O peão se aproxima do seu rei.}
Ke8 {A última defesa: ficar na frente do peão.}
7. Ke6 {Oposição mais uma vez: o rei preto escolhe de que lado perder.}
Kd8 {Vai para d8...}
8. Kf7 {...e o rei branco guarda e6, e7 e e8, o caminho do peão.}
Kd7 {Segue e6+, e o peão fará dama.}
1-0`,
    claims: [
      { ply: 0, is: 'illegal', move: 'Ke5' },
      { ply: 0, is: 'illegal', move: 'Kd5' },
      { ply: 0, is: 'illegal', move: 'Kf5' },
      { ply: 1, is: 'illegal', move: 'Ke5' },
      { ply: 2, is: 'legal', move: 'Kf5' },
      { ply: 8, is: 'attacks', from: 'd6', targets: ['e5'] },
      { ply: 15, is: 'attacks', from: 'f7', targets: ['e6', 'e7', 'e8'] },
      { ply: 16, is: 'legal', move: 'e6+' },
    ],
  },
  quiz: {
    title: 'A oposição',
    timeLimitMinutes: 7,
    questions: [
      {
        question:
          'Reis em e4 (branco) e e6 (preto), sem outras peças em jogo. Se as brancas jogam, quem tem a oposição?',
        options: ['As brancas', 'As pretas', 'Nenhum dos lados', 'Os dois lados'],
        correctAnswer: 'As pretas',
        explanation:
          'A oposição pertence a quem não tem a vez: o rei branco não pode avançar a d5, e5 nem f5 e terá de ceder.',
        claims: [
          { fen: '8/8/4k3/8/4K3/8/8/8 w - - 0 1', is: 'illegal', move: 'Kd5' },
          { fen: '8/8/4k3/8/4K3/8/8/8 w - - 0 1', is: 'illegal', move: 'Ke5' },
          { fen: '8/8/4k3/8/4K3/8/8/8 w - - 0 1', is: 'illegal', move: 'Kf5' },
        ],
      },
      {
        question: 'Rei branco em e4, peão branco em e2, rei preto em e6. Brancas jogam. Qual lance toma a oposição?',
        diagram: start,
        options: ['Rd3', 'Rf3', 'e4, com o peão', 'e3'],
        correctAnswer: 'e3',
        explanation:
          'O lance de peão e3 gasta um tempo: os reis continuam em e4 e e6, mas agora quem joga são as pretas.',
        claims: [
          { fen: start, is: 'legal', move: 'e3' },
          { fen: start, is: 'illegal', move: 'e4' },
        ],
      },
      {
        question: 'Rei branco em e6, peão branco em e5, rei preto em e8. Qual é o resultado com jogo correto?',
        diagram: kingOnTheSixth,
        options: [
          'Brancas vencem, seja de quem for a vez',
          'Empate, seja de quem for a vez',
          'Brancas vencem só se tiverem a vez',
          'Empate se as brancas tiverem a vez',
        ],
        correctAnswer: 'Brancas vencem, seja de quem for a vez',
        explanation:
          'Com o rei na sexta fileira à frente do peão, a vez não importa. Se as brancas jogam, 1.Rd6 (ou 1.Rf6) Rd8 ' +
          '2.e6 mantém o controle.',
        claims: [
          { fen: kingOnTheSixth, is: 'legal', move: 'Kd6' },
          { fen: kingOnTheSixth, is: 'legal', move: 'Kf6' },
          { fen: '3k4/8/3K4/4P3/8/8/8/8 w - - 2 2', is: 'legal', move: 'e6' },
        ],
      },
      {
        question: 'Rei branco em d6, peão branco em e7, rei preto em e8. Brancas jogam. O que acontece depois de Re6?',
        diagram: stalemateTrap,
        options: [
          'Xeque-mate',
          'O peão promove no lance seguinte',
          'O rei preto é afogado: empate',
          'O rei preto captura o peão',
        ],
        correctAnswer: 'O rei preto é afogado: empate',
        explanation:
          'O peão tira d8 e f8, o rei branco tira d7, e7 e f7, e não há xeque: é rei afogado. As brancas já tinham ' +
          'avançado o peão cedo demais.',
        claims: [
          { fen: stalemateTrap, is: 'stalemating', move: 'Ke6' },
          { fen: stalemateTrap, is: 'attacks', from: 'e7', targets: ['d8', 'f8'] },
        ],
      },
      {
        question: 'Rei branco em b6, peão branco em a7, rei preto em a8. Brancas jogam. Por que não conseguem vencer?',
        diagram: 'k7/P7/1K6/8/8/8/8/8 w - - 0 1',
        options: [
          'Porque o rei preto ameaça capturar o rei branco',
          'Porque Ra6 afoga o rei preto e qualquer outro lance entrega o peão',
          'Porque o peão de a7 está cravado',
          'Porque falta ao rei branco uma casa para tomar a oposição distante e vencer',
        ],
        correctAnswer: 'Porque Ra6 afoga o rei preto e qualquer outro lance entrega o peão',
        explanation:
          'O peão de torre é a grande exceção: se o rei defensor chega ao canto, é empate. Aqui, depois de Ra6, o ' +
          'rei preto está afogado.',
        claims: [
          { fen: 'k7/P7/1K6/8/8/8/8/8 w - - 0 1', is: 'stalemating', move: 'Ka6' },
          { fen: 'k7/P7/8/2K5/8/8/8/8 b - - 1 1', is: 'legal', move: 'Kxa7' },
        ],
      },
    ],
  },
};
