import type { DemoLesson } from '../../types.ts';

const finish = '2k5/8/2K5/8/8/8/8/R7 w - - 10 6';
const attackedRook = '1k6/R7/2K5/8/8/8/8/8 w - - 8 5';
const queenTrap = 'k7/8/8/1Q1K4/8/8/8/8 w - - 0 1';

export const matesBasicos: DemoLesson = {
  key: 'mates-basicos',
  title: 'Mates básicos com precisão',
  description: `De nada serve chegar a um final ganho se o mate demora mais de cinquenta lances ou termina em \
afogamento. Esta lição fecha o curso com a técnica de rei e torre contra rei, que exige cooperação perfeita entre as \
duas peças.

Três ideias bastam. A torre corta o rei adversário numa fileira ou coluna. O nosso rei toma a oposição e, nesse \
momento, o xeque da torre empurra o rei para a borda. Se a vez atrapalha, a torre faz um lance de espera.

Com a dama o mate é mais rápido, mas o risco de afogamento é maior: antes de cada lance silencioso, confira se o rei \
adversário ainda tem para onde ir.`,
  durationMinutes: 12,
  film: {
    pgn: `[Event "Finais: rei e torre contra rei"]
[SetUp "1"]
[FEN "8/3k4/7R/4K3/8/8/8/8 w - - 0 1"]
[Result "1-0"]

{A torre corta a sexta fileira: o rei preto só tem as duas últimas.}
1. Kd5 {O rei branco fica de frente para o rei preto.}
Ke7 {O rei preto foge da oposição.}
2. Ra6 {Lance de espera: a torre continua cortando a sexta.}
Kd7 {O rei preto entra sozinho na oposição.}
3. Ra7+ {Agora sim o xeque: o rei é empurrado para a borda.}
Kc8 {Ele vai ao encontro da torre.}
4. Kc6 {Oposição: o rei branco tira b7, c7 e d7.}
Kb8 {O rei preto ataca a torre.}
5. Ra1 {A torre se afasta e espera na coluna a: distância é segurança.}
Kc8 {Forçado: a coluna a e a sétima fileira estão tomadas.}
6. Ra8# {Mate: reis em oposição e torre na última fileira.}
1-0`,
    claims: [
      { ply: 0, is: 'attacks', from: 'h6', targets: ['d6', 'e6'] },
      { ply: 5, is: 'check' },
      { ply: 7, is: 'attacks', from: 'c6', targets: ['b7', 'c7', 'd7'] },
      { ply: 8, is: 'attacks', from: 'b8', targets: ['a7'] },
      { ply: 9, is: 'moves', count: 1 },
      { ply: 10, is: 'only-mate-in-one', move: 'Ra8#' },
      { ply: 11, is: 'checkmate' },
    ],
  },
  quiz: {
    title: 'Mates básicos',
    timeLimitMinutes: 6,
    questions: [
      {
        question: 'Contra um rei sozinho, qual destes materiais não permite dar mate?',
        options: ['Rei e torre', 'Rei e bispo', 'Rei e dama', 'Rei e dois bispos'],
        correctAnswer: 'Rei e bispo',
        explanation:
          'Com rei e bispo (ou rei e cavalo) contra rei não existe posição de mate: a partida é empate por material ' +
          'insuficiente.',
        claims: [
          { fen: '8/8/8/4k3/8/4K3/4B3/8 w - - 0 1', is: 'insufficient-material' },
          { fen: '8/8/8/4k3/8/4K3/4N3/8 w - - 0 1', is: 'insufficient-material' },
        ],
      },
      {
        question: 'Os reis estão em oposição. Dê mate com a torre.',
        fen: finish,
        lines: ['Ra8#'],
        explanation: 'Os reis estão em oposição: o rei branco tira b7, c7 e d7, e a torre cobre toda a oitava fileira.',
        claims: [
          { fen: finish, is: 'only-mate-in-one', move: 'Ra8#' },
          { fen: finish, is: 'attacks', from: 'c6', targets: ['b7', 'c7', 'd7'] },
        ],
      },
      {
        question:
          'Rei branco em d5, dama branca em b5, rei preto em a8. Brancas jogam. Qual lance joga fora a vitória?',
        diagram: queenTrap,
        options: ['Rc6', 'Dd7', 'Db6', 'Rd6'],
        correctAnswer: 'Db6',
        explanation:
          'Com a dama em b6 o rei preto não tem a7, b7 nem b8 e não está em xeque: afogado. Os outros lances mantêm ' +
          'a vitória.',
        claims: [
          { fen: queenTrap, is: 'stalemating', move: 'Qb6' },
          { fen: queenTrap, is: 'legal', move: 'Kc6' },
          { fen: queenTrap, is: 'legal', move: 'Qd7' },
          { fen: queenTrap, is: 'legal', move: 'Kd6' },
        ],
      },
      {
        question:
          'Rei branco em c6, torre branca em a7, rei preto em b8 atacando a torre. Qual lance branco força 1...Rc8 ' +
          'seguido de mate imediato?',
        diagram: attackedRook,
        options: ['Rb6', 'Th7', 'Ta8+', 'Ta1'],
        correctAnswer: 'Ta1',
        explanation:
          'Na coluna a, mas longe do rei, a torre tira a7 e a8; o rei branco tira b7 e c7. Resta 1...Rc8, e 2.Ta8 é ' +
          'mate.',
        claims: [
          { fen: attackedRook, is: 'attacks', from: 'b8', targets: ['a7'] },
          { fen: attackedRook, is: 'legal', move: 'Ra1' },
          { fen: '1k6/8/2K5/8/8/8/8/R7 b - - 9 5', is: 'moves', count: 1 },
          { fen: finish, is: 'mate-in-one', move: 'Ra8#' },
        ],
      },
      {
        question: 'Torres brancas em a7 e b2, rei preto em h8. Brancas jogam. Qual é o mate da escada?',
        diagram: '7k/R7/8/8/8/8/1R6/6K1 w - - 0 1',
        options: ['Tab7', 'Tb8', 'Ta8+, depois Tb7', 'Th2+'],
        correctAnswer: 'Tb8',
        explanation:
          'A torre de a7 fecha a sétima fileira; a outra dá mate na oitava. É a escada: uma corta, a outra dá xeque.',
        claims: [{ fen: '7k/R7/8/8/8/8/1R6/6K1 w - - 0 1', is: 'mate-in-one', move: 'Rb8#' }],
      },
    ],
  },
};
