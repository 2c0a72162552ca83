import type { DemoLesson } from '../../types.ts';

const bishopGuardsH2 = '8/pp2R2p/3BNkb1/3P1p2/7p/8/PP1rr2P/5R1K w - - 1 32';
const afterTheBlunder = '8/pp2R2p/4Nkb1/3P1p2/1B5p/8/PP1rr2P/5R1K b - - 2 32';
const temptingPawn = '3r2k1/5ppp/p7/8/8/8/5PPP/R5K1 w - - 0 1';

export const rotinaDePensamento: DemoLesson = {
  key: 'rotina-de-pensamento',
  title: 'Rotina de pensamento: o antídoto contra descuidos',
  description: `A maioria das partidas entre amadores não é decidida por planos profundos, e sim por um descuido. A \
boa notícia é que descuidos se combatem com hábito. A rotina tem três passos: o que o lance do adversário ameaça? \
Quais são meus xeques, capturas e ameaças? E, com o lance escolhido, o que o adversário pode responder?

O terceiro passo é o que quase todos pulam. Antes de tocar na peça, olhe de novo o tabuleiro como se acabasse de \
chegar: que xeque ele tem? Que peça minha deixou de defender alguma coisa?

O filme mostra que nem os gigantes escapam. Em Havana, 1892, na última partida do match pelo título mundial, Chigorin \
tinha uma peça a mais contra Steinitz. Um único lance sem verificação entregou tudo.`,
  durationMinutes: 14,
  film: {
    pgn: `[Event "Match pelo título mundial, 23ª partida"]
[Site "Havana"]
[Date "1892.??.??"]
[White "Chigorin, Mikhail"]
[Black "Steinitz, Wilhelm"]
[SetUp "1"]
[FEN "8/pp3pkp/3B2b1/6N1/3P3p/8/PPr3rP/4RR1K w - - 2 28"]
[Result "0-1"]

{Havana, 1892: última partida do match. Chigorin tem um cavalo por um peão.}
28. Re8 {A torre entra no campo preto. Guarde um detalhe: o bispo de d6 defende h2.}
f5 {O rei preto ganha espaço.}
29. Ne6+ {Cavalo com xeque: tudo vai bem para as brancas.}
Kf6 {O rei preto caminha para o centro.}
30. Re7 {As peças brancas cercam o rei preto.}
Rge2 {As torres pretas tomam a segunda fileira e rondam h2.}
31. d5 {O peão apoia o cavalo. Ainda está tudo defendido.}
Rcd2 {Pergunta da rotina: o que isto ameaça? Txh2+, se o bispo sair de d6!}
32. Bb4 {O erro: ataca a torre, mas abandona h2. Faltou olhar os xeques do rival.}
Rxh2+ {O xeque esquecido. Chigorin abandonou aqui.}
33. Kg1 {O único lance...}
Rdg2# {...e mate. Uma pergunta a mais teria salvado a partida.}
0-1`,
    claims: [
      { ply: 0, is: 'material', balance: 2 },
      { ply: 1, is: 'attacks', from: 'd6', targets: ['h2'] },
      { ply: 3, is: 'check' },
      { ply: 7, is: 'attacks', from: 'd5', targets: ['e6'] },
      { ply: 8, is: 'attacks', from: 'd6', targets: ['h2'] },
      { ply: 9, is: 'attacks', from: 'b4', targets: ['d2'] },
      { ply: 10, is: 'check' },
      { ply: 10, is: 'moves', count: 1 },
      { ply: 11, is: 'mate-in-one', move: 'Rdg2#' },
      { ply: 12, is: 'checkmate' },
    ],
  },
  quiz: {
    title: 'Rotina de pensamento',
    timeLimitMinutes: 6,
    questions: [
      {
        question: 'O adversário acabou de jogar. Qual deve ser a primeira pergunta?',
        options: ['Qual é o meu plano?', 'Quanto tempo me resta?', 'Posso atacar o rei?', 'O que este lance ameaça?'],
        correctAnswer: 'O que este lance ameaça?',
        explanation:
          'Todo lance muda alguma coisa: abre uma linha, ataca uma peça, deixa uma casa. Entender a intenção do ' +
          'rival vem antes do nosso plano.',
      },
      {
        question: 'Em que ordem convém examinar os lances candidatos?',
        options: [
          'Lances de peão, de peça, de rei',
          'Xeques, capturas, ameaças e só então os demais',
          'Os mais bonitos primeiro',
          'Os da ala do rei primeiro e depois os da ala da dama',
        ],
        correctAnswer: 'Xeques, capturas, ameaças e só então os demais',
        explanation:
          'Os lances mais forçados limitam as respostas e são os mais fáceis de calcular. A mesma lista vale para os ' +
          'lances do adversário.',
      },
      {
        question:
          'Na partida do filme, com torres pretas em d2 e e2 e rei branco em h1, que tarefa o bispo branco de d6 ' +
          'cumpria?',
        diagram: bishopGuardsH2,
        options: ['Defendia o peão de h2', 'Atacava o peão de b7', 'Cravava a torre de e2', 'Defendia o cavalo de e6'],
        correctAnswer: 'Defendia o peão de h2',
        explanation:
          'Pela diagonal d6-h2 o bispo guardava h2. Ao ir a b4, abandonou a defesa, e 32...Txh2+ levou ao mate.',
        claims: [
          { fen: bishopGuardsH2, is: 'attacks', from: 'd6', targets: ['h2'] },
          { fen: afterTheBlunder, is: 'legal', move: 'Rxh2+' },
          { fen: '8/pp2R2p/4Nkb1/3P1p2/1B5p/8/PP1r3r/5RK1 b - - 1 33', is: 'mate-in-one', move: 'Rdg2#' },
        ],
      },
      {
        question:
          'Rei branco em g1, peões em f2, g2 e h2, torre branca em a1; rei preto em g8, torre preta em d8, peão ' +
          'preto em a6. A torre branca pode tomar a6. O que a verificação final mostra?',
        diagram: temptingPawn,
        options: [
          'Que a captura é boa: ganha um peão',
          'Que o peão de a6 está defendido',
          'Que ...Td1 seria mate na primeira fileira',
          'Que a torre branca ficaria presa',
        ],
        correctAnswer: 'Que ...Td1 seria mate na primeira fileira',
        explanation:
          'A torre de a1 guarda a primeira fileira. Se sai, ...Td1 é mate. Primeiro abra uma saída para o rei, por ' +
          'exemplo com h3.',
        claims: [
          { fen: temptingPawn, is: 'legal', move: 'Rxa6' },
          { fen: '3r2k1/5ppp/R7/8/8/8/5PPP/6K1 b - - 0 1', is: 'only-mate-in-one', move: 'Rd1#' },
          { fen: temptingPawn, is: 'legal', move: 'h3' },
        ],
      },
      {
        question: 'Você já escolheu o lance. O que fazer antes de tocar na peça?',
        options: [
          'Jogar depressa para não perder a inspiração',
          'Imaginar o lance feito e procurar os xeques e as capturas do adversário',
          'Recomeçar toda a análise do zero',
          'Olhar para o adversário e tentar ler na sua expressão se ele teme o lance',
        ],
        correctAnswer: 'Imaginar o lance feito e procurar os xeques e as capturas do adversário',
        explanation:
          'É a verificação final: leva poucos segundos e evita a maior parte dos descuidos. Peça tocada é peça jogada.',
      },
    ],
  },
};
