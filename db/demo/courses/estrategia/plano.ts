import type { DemoLesson } from '../../types.ts';

const carlsbad = 'r1bqrnk1/pp2bppp/2p2n2/3p2B1/3P4/2NBPN2/PPQ2PPP/R4RK1 w - - 8 11';
const backwardPawn = 'r1r2nk1/3n1ppp/2pqb3/3p4/3P4/2NBPN1P/2Q2PP1/1R3RK1 w - - 0 19';
const isolatedPair = 'r1r2nk1/1p1n1ppp/2q1b3/3p4/3P4/2NBPN1P/2Q2PP1/1R3RK1 w - - 0 19';

export const plano: DemoLesson = {
  key: 'plano',
  title: 'Como fazer um plano',
  description: `Um plano não é uma receita de vinte lances: é uma ideia clara do que melhorar. Comece pelo \
diagnóstico: material, segurança dos reis, estrutura de peões, atividade das peças. Depois pergunte: onde sou mais \
forte, qual é a fraqueza do adversário, qual é a minha pior peça?

A estrutura costuma apontar a direção. Na chamada estrutura Carlsbad (peões brancos em d4 e e3, pretos em d5 e c6), \
as brancas avançam na ala da dama com menos peões que o adversário: é o ataque das minorias.

O filme mostra o plano inteiro, passo a passo. O objetivo não é ganhar um peão de imediato, e sim criar uma fraqueza \
em c6 que ficará no tabuleiro por muito tempo.`,
  durationMinutes: 16,
  film: {
    pgn: `[Event "Estratégia: o ataque das minorias"]
[SetUp "1"]
[FEN "${carlsbad}"]
[Result "*"]

{Estrutura Carlsbad. Diagnóstico: na ala da dama, dois peões brancos contra três.}
11. h3 {Antes do plano, um lance de cuidado: tira g4 das peças pretas.}
Be6 {As pretas completam o desenvolvimento.}
12. Rab1 {Primeiro passo: a torre apoia o avanço do peão de b.}
N6d7 {As pretas oferecem a troca de bispos.}
13. Bxe7 {As brancas aceitam: o bispo delas era da cor dos peões d4 e e3.}
Qxe7 {A posição se simplifica, mas a estrutura continua a mesma.}
14. b4 {Segundo passo: começa a marcha. A meta é b5.}
a6 {As pretas dificultam o avanço a b5.}
15. a4 {O peão de a vem ajudar: agora b5 está garantido.}
Qd6 {A dama preta mira b4.}
16. b5 {Terceiro passo: a minoria ataca a cadeia em c6.}
axb5 {As pretas abrem a coluna a...}
17. axb5 {...mas o peão de c6 segue sob pressão.}
Rec8 {Uma torre preta vem defender c6.}
18. bxc6 {Quarto passo: a troca que deixa a fraqueza.}
bxc6 {Meta cumprida: c6 ficou atrasado e será o alvo das peças brancas.}
*`,
    claims: [
      { ply: 0, is: 'material', balance: 0 },
      { ply: 3, is: 'attacks', from: 'b1', targets: ['b2'] },
      { ply: 9, is: 'attacks', from: 'a4', targets: ['b5'] },
      { ply: 10, is: 'attacks', from: 'd6', targets: ['b4'] },
      { ply: 11, is: 'attacks', from: 'b5', targets: ['c6', 'a6'] },
      { ply: 14, is: 'attacks', from: 'c8', targets: ['c6'] },
      { ply: 16, is: 'attacks', from: 'b1', targets: ['b7', 'b8'] },
      { ply: 16, is: 'material', balance: 0 },
    ],
  },
  quiz: {
    title: 'Como fazer um plano',
    timeLimitMinutes: 8,
    questions: [
      {
        question: 'Qual é o primeiro passo para fazer um bom plano?',
        options: [
          'Atacar o rei adversário',
          'Trocar o maior número de peças para simplificar o jogo',
          'Avaliar a posição: material, reis, peões e peças',
          'Avançar os peões da ala do rei',
        ],
        correctAnswer: 'Avaliar a posição: material, reis, peões e peças',
        explanation:
          'O plano nasce do diagnóstico. Sem saber onde estão as forças e as fraquezas, até um lance ativo pode ser ' +
          'um tiro no escuro.',
      },
      {
        question: 'O que é o ataque das minorias?',
        options: [
          'Avançar peões onde temos menos peões que o adversário, para criar uma fraqueza',
          'Atacar com uma peça só',
          'Sacrificar peças menores pelo ataque',
          'Atacar o rei com menos tempo no relógio',
        ],
        correctAnswer: 'Avançar peões onde temos menos peões que o adversário, para criar uma fraqueza',
        explanation:
          'Dois peões avançam contra três. Depois das trocas, sobra ao adversário um peão fraco naquela ala.',
      },
      {
        question: 'No fim do filme (peões pretos em c6 e d5, brancos em d4 e e3), por que o peão de c6 é uma fraqueza?',
        diagram: backwardPawn,
        options: [
          'Porque é um peão dobrado, e peões dobrados não conseguem se defender um ao outro',
          'Porque está atrasado numa coluna sem peão branco, e só peças podem defendê-lo',
          'Porque está prestes a ser capturado de graça',
          'Porque bloqueia o rei preto',
        ],
        correctAnswer: 'Porque está atrasado numa coluna sem peão branco, e só peças podem defendê-lo',
        explanation:
          'Sem o peão de b7, nenhum peão preto defende c6, e a coluna c é semiaberta para as torres brancas. A torre ' +
          'de c8 já está presa à sua defesa.',
        claims: [
          { fen: backwardPawn, is: 'attacks', from: 'c8', targets: ['c6'] },
          { fen: backwardPawn, is: 'material', balance: 0 },
        ],
      },
      {
        question:
          'Se, no filme, as pretas retomassem em c6 com a dama (18...Dxc6), como ficariam seus peões de b7 e d5?',
        diagram: isolatedPair,
        options: ['Passados e unidos', 'Dobrados', 'Protegidos um pelo outro', 'Isolados, os dois'],
        correctAnswer: 'Isolados, os dois',
        explanation: 'Sem peão na coluna c, os peões de b7 e d5 ficam sem vizinhos: dois alvos em lugar de um.',
        claims: [
          { fen: isolatedPair, is: 'isolated-pawn', square: 'b7' },
          { fen: isolatedPair, is: 'isolated-pawn', square: 'd5' },
        ],
      },
      {
        question: 'A posição está tranquila e você não encontra um plano ativo. Qual conselho costuma funcionar?',
        options: [
          'Avançar um peão do roque para ganhar espaço',
          'Melhorar a peça mais mal colocada',
          'Oferecer empate',
          'Repetir lances rápidos para ganhar tempo',
        ],
        correctAnswer: 'Melhorar a peça mais mal colocada',
        explanation:
          'Melhorar a pior peça quase nunca estraga a posição e costuma revelar, por si só, o próximo plano.',
      },
    ],
  },
};
