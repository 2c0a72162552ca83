/** Positions of known truth: what an analysis must say of them, and what it must not. */
export type KnownPosition = {
  /** Where it comes from, and why the truth is known. */
  source: string;
  fen: string;
  says: string[];
  never?: string[];
};

export const pins: KnownPosition[] = [
  {
    source: 'o peão ataca a peça cravada',
    fen: '4k3/1p6/2n5/1B6/3P4/8/8/4K3 w - - 0 1',
    says: ['O melhor lance das brancas é d5', 'o cavalo em c6 está cravado pelo bispo em b5 e não pode fugir'],
  },
  {
    source: 'o mesmo, de pretas',
    fen: '4k3/8/8/3p4/1b6/2N5/1P6/4K3 b - - 0 1',
    says: ['O melhor lance das pretas é d4', 'o cavalo em c3 está cravado pelo bispo em b4'],
  },
  {
    source: 'a torre crava a dama contra o rei',
    fen: '4k3/8/8/4q3/8/8/8/R4K2 w - - 0 1',
    says: ['O melhor lance das brancas é Te1', 'a torre em e1 crava a dama em e5 contra o rei'],
  },
  {
    source: 'o bispo crava a dama contra o rei',
    fen: '6k1/8/4q3/8/8/1K3P2/4B3/8 w - - 0 1',
    says: ['O melhor lance das brancas é Bc4', 'o bispo em c4 crava a dama em e6 contra o rei'],
  },
  {
    source: 'o peão cravado não defende',
    fen: '6k1/5p2/6n1/8/2B5/6Q1/8/6K1 w - - 0 1',
    says: [
      'O melhor lance das brancas é Dxg6+',
      'o peão em f7 está cravado pelo bispo em c4 e não pode capturar em g6',
    ],
  },
];

export const skewers: KnownPosition[] = [
  {
    source: 'torre: o rei sai e cai a dama',
    fen: '8/8/8/q2k4/8/8/8/6KR w - - 0 1',
    says: ['O melhor lance das brancas é Th5+', 'faz um espeto: quando o rei em d5 sai, cai a dama em a5'],
  },
  {
    source: 'bispo: o rei sai e cai a dama',
    fen: '7q/8/8/4k3/8/8/8/2B3K1 w - - 0 1',
    says: ['O melhor lance das brancas é Bb2+', 'faz um espeto'],
  },
  {
    source: 'o mesmo, de pretas',
    fen: '6kr/8/8/8/Q2K4/8/8/8 b - - 0 1',
    says: ['O melhor lance das pretas é Th4+', 'faz um espeto: quando o rei em d4 sai, cai a dama em a4'],
  },
  {
    source: 'final de torres: Th8 e, se Txa7, Th7+',
    fen: 'R7/P4k2/8/8/8/8/r7/6K1 w - - 0 1',
    says: ['O melhor lance das brancas é Th8'],
  },
];

export const discoveries: KnownPosition[] = [
  {
    source: 'o cavalo sai com xeque da torre e toma a dama',
    fen: '1q2k3/8/8/4N3/8/8/8/4R1K1 w - - 0 1',
    says: ['O melhor lance das brancas é Cc6+', 'é xeque descoberto: ao sair, o cavalo abre a linha da torre em e1'],
  },
  {
    source: 'Petrov: 4...Cf6?? 5.Cc6+',
    fen: 'rnbqkb1r/pppp1ppp/5n2/4N3/8/8/PPPPQPPP/RNB1KB1R w KQkq - 3 5',
    says: ['O melhor lance das brancas é Cc6+', 'é xeque descoberto'],
  },
  {
    source: 'Francesa do avanço: 8...Dxd4? 9.Bb5+',
    fen: 'r1b1kbnr/pp3ppp/4p3/3pP3/3q4/3B4/PP3PPP/RNBQK2R w KQkq - 0 9',
    says: [
      'O melhor lance das brancas é Bb5+',
      'é um ataque descoberto: ao sair, o bispo abre a linha da dama em d1 contra a dama em d4',
    ],
  },
  {
    source: 'Réti–Tartakower, Viena 1910',
    fen: 'rnb1kb1r/pp3ppp/2p5/4q3/4n3/3Q4/PPPB1PPP/2KR1BNR w kq - 0 9',
    says: ['As brancas forçam xeque-mate em 3 lances', 'O melhor lance das brancas é Dd8+', 'xeque duplo'],
  },
  {
    source: 'duas torres dobradas: troca, não ataque descoberto',
    fen: 'r3r1k1/5ppp/8/8/8/8/4RPPP/4R1K1 w - - 0 1',
    says: ['As brancas forçam xeque-mate em 2 lances'],
    never: ['descoberto'],
  },
];

export const overloads: KnownPosition[] = [
  {
    source: 'a dama guarda o cavalo e a última fileira',
    fen: '3q2k1/5ppp/8/n7/8/8/5PPP/R3R1K1 w - - 0 1',
    says: ['O melhor lance das brancas é Txa5', 'a dama em d8 está sobrecarregada'],
  },
  {
    source: 'o cavalo guarda o bispo e h7',
    fen: '5rk1/5ppp/5n2/8/6b1/3Q3P/2B2PP1/6K1 w - - 0 1',
    says: ['O melhor lance das brancas é hxg4', 'o cavalo em f6 está sobrecarregado'],
  },
  {
    source: 'de pretas: a torre guarda a peça e a última fileira',
    fen: '4r1k1/5ppp/8/8/n7/8/N4PPP/R5K1 w - - 0 1',
    says: [],
    never: ['sobrecarreg'],
  },
];
