import type { DemoLesson } from '../../types.ts';

export const siciliana: DemoLesson = {
  key: 'siciliana',
  title: 'A Defesa Siciliana',
  description: `Contra 1.e4, a resposta mais popular entre os mestres é 1...c5: a Siciliana. Em vez de copiar as \
brancas, as pretas controlam d4 de lado e criam, desde o primeiro lance, um jogo desigual.

Quase sempre as brancas abrem o centro com Cf3 e d4. As pretas trocam o peão de c pelo de d, ficam com dois peões \
centrais contra um e ganham a coluna c, semiaberta, para as torres. Em troca, as brancas têm mais espaço e \
desenvolvimento mais rápido.

Há muitas famílias: Dragão, Scheveningen, Sveshnikov. O filme mostra a mais célebre, a Najdorf, a arma de Fischer e \
de Kasparov.`,
  durationMinutes: 14,
  film: {
    pgn: `[Event "A Siciliana Najdorf"]
[White "Brancas"]
[Black "Pretas"]
[Result "*"]

{A Siciliana: as pretas não copiam, elas desequilibram.}
1. e4 c5 {O peão controla d4 sem imitar as brancas.}
2. Nf3 d6 {Abre o bispo de c8 e controla e5.}
3. d4 {As brancas abrem o centro.}
cxd4 {Um peão lateral trocado por um central: bom negócio para as pretas.}
4. Nxd4 {O cavalo fica forte no centro do tabuleiro.}
Nf6 {Desenvolve e ataca o peão de e4.}
5. Nc3 {O cavalo defende e4.}
a6 {A Najdorf! O peão tira a casa b5 dos cavalos e do bispo das brancas.}
6. Be3 {As brancas se preparam para rocar na ala da dama.}
e5 {As pretas tomam espaço e expulsam o cavalo de d4.}
7. Nb3 Be6 {O bispo ajuda a vigiar a casa d5.}
8. f3 {O Ataque Inglês: f3 firma e4 e prepara g4. Cada lado ataca numa ala!} *`,
    claims: [
      { ply: 2, is: 'attacks', from: 'c5', targets: ['d4'] },
      { ply: 4, is: 'attacks', from: 'd6', targets: ['e5'] },
      { ply: 8, is: 'attacks', from: 'f6', targets: ['e4'] },
      { ply: 9, is: 'attacks', from: 'c3', targets: ['e4'] },
      { ply: 10, is: 'attacks', from: 'a6', targets: ['b5'] },
      { ply: 12, is: 'attacks', from: 'e5', targets: ['d4'] },
      { ply: 14, is: 'attacks', from: 'e6', targets: ['d5'] },
      { ply: 15, is: 'attacks', from: 'f3', targets: ['e4', 'g4'] },
      { ply: 15, is: 'material', balance: 0 },
    ],
  },
  quiz: {
    title: 'A Siciliana',
    timeLimitMinutes: 7,
    questions: [
      {
        question: 'Com 1.e4 c5, qual casa central as pretas passam a controlar?',
        options: ['e5', 'e4', 'd5', 'd4'],
        correctAnswer: 'd4',
        explanation: 'O peão de c5 ataca d4 (e b4). Se as brancas ocuparem d4 com um peão, as pretas podem trocá-lo.',
        claims: [
          {
            fen: 'rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
            is: 'attacks',
            from: 'c5',
            targets: ['d4', 'b4'],
          },
        ],
      },
      {
        question: 'Depois de 2.Cf3 d6 3.d4 cxd4 4.Cxd4, qual coluna ficou semiaberta para as torres pretas?',
        options: ['A coluna c', 'A coluna d', 'A coluna e', 'A coluna f'],
        correctAnswer: 'A coluna c',
        explanation:
          'As pretas não têm mais peão na coluna c; as brancas ainda têm o de c2. Para as brancas, a coluna ' +
          'semiaberta é a d.',
      },
      {
        question: 'Depois de 4.Cxd4 Cf6, por que as brancas costumam jogar 5.Cc3?',
        options: [
          'Para atacar a dama preta',
          'Para preparar logo o roque pequeno e pôr o rei em segurança',
          'Para defender o peão de e4, atacado pelo cavalo de f6',
          'Para impedir o lance a6',
        ],
        correctAnswer: 'Para defender o peão de e4, atacado pelo cavalo de f6',
        explanation:
          'O cavalo de f6 ataca e4, que estava sem defesa. Com 5.Cc3 as brancas o defendem e desenvolvem uma peça.',
        claims: [
          {
            fen: 'rnbqkb1r/pp2pppp/3p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R b KQkq - 2 5',
            is: 'attacks',
            from: 'f6',
            targets: ['e4'],
          },
          {
            fen: 'rnbqkb1r/pp2pppp/3p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R b KQkq - 2 5',
            is: 'attacks',
            from: 'c3',
            targets: ['e4'],
          },
          { fen: 'rnbqkb1r/pp2pppp/3p1n2/8/3NP3/P7/1PP2PPP/RNBQKB1R b KQkq - 0 5', is: 'hanging', square: 'e4' },
        ],
      },
      {
        question: 'Na Najdorf, para que serve o pequeno lance 5...a6?',
        options: [
          'Para desenvolver a torre por a7',
          'Para tirar das peças brancas a casa b5 e preparar b5',
          'Para atacar o cavalo de d4',
          'Para impedir que as brancas façam o roque grande mais adiante',
        ],
        correctAnswer: 'Para tirar das peças brancas a casa b5 e preparar b5',
        explanation:
          'Sem a casa b5, cavalos e bispo das brancas incomodam menos. E o avanço b5 dará às pretas jogo na ala da ' +
          'dama.',
        claims: [
          {
            fen: 'rnbqkb1r/1p2pppp/p2p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R w KQkq - 0 6',
            is: 'attacks',
            from: 'a6',
            targets: ['b5'],
          },
          {
            fen: 'rnbqkb1r/1p2pppp/p2p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R w KQkq - 0 6',
            is: 'attacks',
            from: 'f1',
            targets: ['b5'],
          },
        ],
      },
      {
        question:
          'Na Siciliana, com 5...g6 as pretas levam o bispo para g7, na diagonal mais longa. Como se chama essa ' +
          'variante?',
        options: ['Najdorf', 'Scheveningen', 'Sveshnikov', 'Dragão'],
        correctAnswer: 'Dragão',
        explanation:
          'É a Variante do Dragão. De g7 o bispo olha a diagonal de h8 a a1, e basta o cavalo sair de f6 para ele ' +
          'mirar o centro.',
        claims: [
          {
            fen: 'rnbqk2r/pp2ppbp/3p1np1/8/3NP3/2N1B3/PPP2PPP/R2QKB1R w KQkq - 2 7',
            is: 'attacks',
            from: 'g7',
            targets: ['f6'],
          },
        ],
      },
    ],
  },
};
