import type { DemoLesson } from '../../types.ts';

const madRook = '6k1/6R1/8/1p2p2p/1P2Pn1P/5Pq1/4r3/7K b - - 0 50';
const queenAndKing = '7k/5K2/8/6Q1/8/8/8/8 w - - 0 1';
const lastPawn = '8/8/8/7K/8/8/3kp3/2N5 w - - 0 1';

export const vantagemEDesvantagem: DemoLesson = {
  key: 'vantagem-e-desvantagem',
  title: 'Ganhar o ganho, salvar o perdido',
  description: `Estar ganhando é perigoso: relaxamos, jogamos depressa e procuramos o lance mais vistoso. Com \
vantagem decisiva, mude a pergunta: em vez de "como ganho mais?", pense "o que o adversário ainda pode fazer?". \
Troque peças, guarde os peões, elimine o contrajogo.

Estar perdendo também pede método. Não entregue a partida lance a lance: procure a resistência mais incômoda, \
mantenha as damas, ataque o rei, crie problemas. E fique de olho no último recurso: o rei afogado.

O filme mostra um dos salvamentos mais célebres da história, Evans contra Reshevsky, Nova York, 1963. Todos os peões \
brancos estão travados e o rei não tem casas. Faltava só livrar-se da dama e da torre.`,
  durationMinutes: 15,
  film: {
    pgn: `[Event "Evans x Reshevsky"]
[Site "Nova York"]
[Date "1963.??.??"]
[White "Evans, Larry"]
[Black "Reshevsky, Samuel"]
[SetUp "1"]
[FEN "2Q5/5Rpk/8/1p2p2p/1P2Pn1P/5Pq1/4r3/7K w - - 0 49"]
[Result "1/2-1/2"]

{Campeonato dos EUA, 1963. As pretas tomaram em g3: ganham tudo... ou não?}
49. Qg8+ {A dama se entrega! Note: rei e peões brancos não têm lance algum.}
Kxg8 {As pretas capturam.}
50. Rxg7+ {E agora a torre! Se for capturada, o rei branco fica afogado.}
Kf8 {Na partida o empate foi combinado. Veja por que não há fuga.}
51. Rf7+ {A torre louca continua: xeque, sempre colada ao rei.}
Ke8 {Tomar a torre seria afogamento.}
52. Re7+ {O rei foge, a torre vai junto.}
Kd8 {Outra casa, o mesmo problema.}
53. Rd7+ {Mais um xeque pela sétima fileira.}
Kc8 {Já se vê que a caçada não termina.}
54. Rc7+ {E se as pretas perderem a paciência...}
Kxc7 {...rei afogado: empate. Nunca abandone sem procurar este recurso!}
1/2-1/2`,
    claims: [
      { ply: 0, is: 'moves', count: 0, square: 'h1' },
      { ply: 1, is: 'check' },
      { ply: 3, is: 'stalemating', move: 'Kxg7' },
      { ply: 3, is: 'stalemating', move: 'Qxg7' },
      { ply: 5, is: 'stalemating', move: 'Kxf7' },
      { ply: 7, is: 'stalemating', move: 'Kxe7' },
      { ply: 9, is: 'stalemating', move: 'Kxd7' },
      { ply: 12, is: 'stalemate' },
    ],
  },
  quiz: {
    title: 'Ganhar o ganho, salvar o perdido',
    timeLimitMinutes: 7,
    questions: [
      {
        question: 'Você tem uma torre a mais. Qual atitude costuma levar à vitória mais segura?',
        options: [
          'Trocar peças e eliminar o contrajogo do adversário',
          'Trocar todos os peões o quanto antes',
          'Buscar um mate espetacular a qualquer risco',
          'Jogar o mais depressa possível para pressionar o relógio do rival',
        ],
        correctAnswer: 'Trocar peças e eliminar o contrajogo do adversário',
        explanation:
          'Cada troca de peças aumenta o peso da vantagem e reduz as surpresas. Já os peões convém guardar: um deles ' +
          'pode virar dama.',
      },
      {
        question:
          'Rei branco em f7, dama branca em g5, rei preto em h8. Brancas jogam. Qual lance joga a vitória fora?',
        diagram: queenAndKing,
        options: ['Dg7', 'Dg8', 'Dg6', 'Dh5'],
        correctAnswer: 'Dg6',
        explanation:
          'Com a dama em g6 o rei preto não tem casas e não está em xeque: afogado. Os outros três lances dão mate.',
        claims: [
          { fen: queenAndKing, is: 'stalemating', move: 'Qg6' },
          { fen: queenAndKing, is: 'mate-in-one', move: 'Qg7#' },
          { fen: queenAndKing, is: 'mate-in-one', move: 'Qg8#' },
          { fen: queenAndKing, is: 'mate-in-one', move: 'Qh5#' },
        ],
      },
      {
        question: 'Na partida do filme, depois de 50.Txg7+, o que acontece se as pretas tomarem a torre com a dama?',
        options: [
          'Vencem, pois ficam com dama e torre a mais',
          'As brancas retomam',
          'Levam mate',
          'O rei branco fica afogado: empate',
        ],
        correctAnswer: 'O rei branco fica afogado: empate',
        explanation:
          'Os peões brancos estão todos bloqueados e o rei de h1 não tem casas. Tomar com o rei dá no mesmo resultado.',
        claims: [
          { fen: madRook, is: 'stalemating', move: 'Qxg7' },
          { fen: madRook, is: 'stalemating', move: 'Kxg7' },
        ],
      },
      {
        question:
          'Rei branco em h5, cavalo branco em c1, rei preto em d2, peão preto em e2. Brancas jogam. Como salvam a ' +
          'partida?',
        diagram: lastPawn,
        options: [
          'Com Ca2, para salvar o cavalo',
          'Com Cxe2: mesmo que o cavalo caia, não sobra material para o mate',
          'Com Rg4, aproximando o rei',
          'Não há salvação',
        ],
        correctAnswer: 'Com Cxe2: mesmo que o cavalo caia, não sobra material para o mate',
        explanation:
          'Sem o peão, restam no máximo rei e cavalo contra rei: empate por material insuficiente. Eliminar o último ' +
          'peão é recurso clássico de quem está pior.',
        claims: [
          { fen: lastPawn, is: 'legal', move: 'Nxe2' },
          { fen: '8/8/8/7K/8/8/3kN3/8 b - - 0 1', is: 'insufficient-material' },
          { fen: '8/8/8/7K/8/8/4k3/8 w - - 0 2', is: 'insufficient-material' },
        ],
      },
      {
        question: 'Sua posição está perdida. Qual é a postura mais útil?',
        options: [
          'Abandonar para poupar energia, sempre',
          'Trocar as peças que restam',
          'Criar o maior número de problemas e manter peças ativas perto do rei adversário',
          'Repetir lances e esperar o erro',
        ],
        correctAnswer: 'Criar o maior número de problemas e manter peças ativas perto do rei adversário',
        explanation:
          'Quem está ganhando quer simplificar; dificulte a tarefa. Quanto mais decisões difíceis o rival tiver, ' +
          'maior a chance de ele errar.',
      },
    ],
  },
};
