import { discoveries, overloads, pins, skewers, type KnownPosition } from './known-motifs.ts';

const QUIET = { says: [], never: ['Ameaça'] };

const draws: KnownPosition[] = [
  {
    source: 'bispo errado: a8 é clara, o bispo anda nas escuras (Fine, Basic Chess Endings)',
    fen: 'k7/8/P1K5/8/8/4B3/8/8 w - - 0 1',
    says: ['É empate: o bispo das brancas é o errado. Ele não controla a8'],
    never: ['estão um pouco melhor', 'decisiva'],
  },
  {
    source: 'o mesmo, com o rei em b7',
    fen: '8/1k6/8/P7/1K6/4B3/8/8 w - - 0 1',
    says: ['É empate: o bispo das brancas é o errado'],
  },
  {
    source: 'o mesmo, de pretas, na coluna h',
    fen: '8/8/8/4b3/8/5k1p/8/7K b - - 0 1',
    says: ['É empate: o bispo das pretas é o errado. Ele não controla h1'],
  },
  {
    source: 'o bispo certo ganha: controla a casa de promoção',
    fen: '7k/8/5K1P/8/8/8/3B4/8 w - - 0 1',
    says: ['As brancas forçam xeque-mate'],
    never: ['empate: o bispo'],
  },
  {
    source: 'dois cavalos contra o rei (Troitzky)',
    fen: '8/8/8/4k3/8/8/3NN3/3K4 w - - 0 1',
    says: ['É empate: dois cavalos não conseguem forçar o mate'],
  },
  {
    source: 'bispo contra cavalo, sem peões',
    fen: '8/8/3k4/4n3/8/2B5/3K4/8 w - - 0 1',
    says: ['É empate: com uma peça leve de cada lado'],
  },
  {
    source: 'torre contra bispo (Philidor, 1777)',
    fen: '8/8/8/3k4/5b2/7R/4K3/8 w - - 0 1',
    says: ['empate'],
    never: ['decisiva'],
  },
  {
    source: 'torre contra cavalo perto do rei (Dvoretsky)',
    fen: '8/4k3/8/4n3/8/3K4/8/7R w - - 0 1',
    says: ['empate'],
    never: ['decisiva'],
  },
  {
    source: 'bispos da mesma cor, rei na frente do peão (Centurini)',
    fen: '8/8/3k4/3b4/3P4/3K4/3B4/8 w - - 0 1',
    says: ['empate'],
  },
  {
    source: 'torre e peão contra torre, rei na frente (Philidor)',
    fen: '8/3k4/8/3KP3/R7/7r/8/8 b - - 0 1',
    says: ['empate'],
    never: ['decisiva'],
  },
  { source: 'rei e peão: quem defende tem a oposição', fen: '8/8/8/4k3/4p3/4K3/8/8 w - - 0 1', says: ['empate'] },
  { source: 'peão da torre, rei no canto', fen: 'k7/8/1K6/P7/8/8/8/8 w - - 0 1', says: ['empate'] },
  {
    source: 'dama contra peão do bispo na sétima, rei longe',
    fen: '7Q/8/8/8/8/8/k1p5/7K w - - 0 1',
    says: ['empate'],
    never: ['decisiva'],
  },
  { source: 'peões bloqueados, reis que vigiam', fen: '8/3k4/2p5/2P5/3K4/8/8/8 w - - 0 1', says: ['empate'] },
  {
    source: 'torre e peão da torre, torre de lado (Vancura)',
    fen: 'R7/6k1/P7/8/8/8/r7/6K1 w - - 0 1',
    says: ['empate'],
    never: ['decisiva'],
  },
];

const wonEndings: KnownPosition[] = [
  {
    source: 'Lucena, 1497: a ponte',
    fen: '3K4/3P1k2/8/8/8/8/2r5/4R3 w - - 0 1',
    says: ['As brancas têm vantagem decisiva'],
    never: ['empate'],
  },
  {
    source: 'rei na sexta na frente do peão ganha sempre',
    fen: '4k3/8/4K3/4P3/8/8/8/8 w - - 0 1',
    says: ['As brancas têm vantagem decisiva'],
    never: ['empate'],
  },
  { source: 'dois bispos dão mate', fen: '2k5/8/2KB4/3B4/8/8/8/8 w - - 0 1', says: ['As brancas'], never: ['empate'] },
  { source: 'bispo e cavalo dão mate', fen: '8/8/8/8/8/2k5/8/KBN5 w - - 0 1', says: ['As brancas'], never: ['empate'] },
  {
    source: 'dama contra peão central na sétima',
    fen: '8/7Q/8/8/8/8/1k1p4/7K w - - 0 1',
    says: ['As brancas têm vantagem decisiva'],
    never: ['empate'],
  },
  {
    source: 'bispos de cores opostas, dois peões ligados na sexta',
    fen: '2k5/8/2PP4/2K5/8/6b1/8/3B4 w - - 0 1',
    says: [],
    never: ['É empate'],
  },
];

const zugzwangs: KnownPosition[] = [
  {
    source: 'trébuchet, brancas jogam e perdem',
    fen: '8/8/8/3pK3/2kP4/8/8/8 w - - 0 1',
    says: ['As brancas estão em zugzwang'],
  },
  {
    source: 'trébuchet, pretas jogam e perdem',
    fen: '8/8/8/3pK3/2kP4/8/8/8 b - - 0 1',
    says: ['As pretas estão em zugzwang'],
  },
  {
    source: 'peão na sétima sem xeque',
    fen: '4k3/8/3KP3/8/8/8/8/8 w - - 0 1',
    says: ['O melhor lance das brancas é e7', 'as pretas ficam em zugzwang'],
  },
  {
    source: 'o rei preto tem de sair da frente',
    fen: '4k3/4P3/3K4/8/8/8/8/8 b - - 0 1',
    says: ['As pretas estão em zugzwang'],
  },
  {
    source: 'Morphy, mate em dois, 1849',
    fen: 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1',
    says: ['O melhor lance das brancas é Ta6', 'as pretas ficam em zugzwang'],
  },
  {
    source: 'quem pode esperar não está em zugzwang',
    fen: '4k3/8/8/8/8/8/4P3/R3K3 b - - 0 1',
    says: ['As brancas'],
    never: ['zugzwang'],
  },
];

const quiet: KnownPosition[] = [
  { source: 'posição inicial', fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', ...QUIET },
  { source: '1.e4', fen: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1', ...QUIET },
  {
    source: 'Giuoco Pianissimo',
    fen: 'r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R b KQkq - 0 5',
    ...QUIET,
  },
  {
    source: 'gambito da dama recusado',
    fen: 'rnbqkb1r/ppp2ppp/4pn2/3p4/2PP4/2N5/PP2PPPP/R1BQKBNR w KQkq - 2 4',
    ...QUIET,
  },
  {
    source: 'Caro-Kann, variante do avanço',
    fen: 'rn1qkbnr/pp2pppp/2p5/3pPb2/3P4/5N2/PPP2PPP/RNBQKB1R b KQkq - 2 4',
    ...QUIET,
  },
  { source: 'sistema Londres', fen: 'r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 6 8', ...QUIET },
  {
    source: 'Ruy Lopez fechada',
    fen: 'r1bq1rk1/2p1bppp/p1np1n2/1p2p3/4P3/1BP2N2/PP1P1PPP/RNBQR1K1 w - - 0 9',
    ...QUIET,
  },
  {
    source: 'Italiana, 3...Cd4?!: a armadilha de 4.Cxe5',
    fen: 'r1bqkbnr/pppp1ppp/8/4p3/2BnP3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4',
    says: [],
    never: ['O melhor lance das brancas é Cxe5'],
  },
];

const threats: KnownPosition[] = [
  {
    source: 'mate do pastor',
    fen: 'r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3',
    says: ['Ameaça das brancas: Dxf7#, xeque-mate.'],
  },
  {
    source: 'o garfo em c7 ganha a torre',
    fen: 'r3k1n1/pp4pp/8/3N4/8/8/PP4PP/4K2R b K - 0 1',
    says: ['Ameaça das brancas: Cc7+'],
  },
];

const mates: KnownPosition[] = [
  { source: 'última fileira', fen: '6k1/5ppp/8/8/8/8/r4PPP/1R4K1 w - - 0 1', says: ['xeque-mate em 1 lance', 'Tb8#'] },
  {
    source: 'mate do pastor',
    fen: 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4',
    says: ['xeque-mate em 1 lance', 'Dxf7#'],
  },
  {
    source: 'mate abafado (Lucena, Philidor)',
    fen: 'r5k1/5Npp/8/8/2Q5/8/6PP/6K1 w - - 0 1',
    says: ['As brancas forçam xeque-mate', 'Ch6+'],
  },
  {
    source: 'Légal–Saint-Brie, Paris 1750',
    fen: 'rn1qkbnr/ppp2p1p/3p2p1/4N3/2B1P3/2N5/PPPP1PPP/R1BbK2R w KQkq - 0 6',
    says: ['O melhor lance das brancas é Bxf7+', 'xeque-mate'],
  },
  { source: 'mate árabe', fen: '7k/R7/5N2/8/8/8/8/6K1 w - - 0 1', says: ['xeque-mate em 1 lance', 'Th7#'] },
  { source: 'mate de Boden', fen: '2kr4/3p4/2p5/8/5B2/8/4B3/6K1 w - - 0 1', says: ['xeque-mate em 1 lance', 'Ba6#'] },
];

export const knownPositions = [
  ...draws,
  ...wonEndings,
  ...zugzwangs,
  ...pins,
  ...skewers,
  ...discoveries,
  ...overloads,
  ...quiet,
  ...threats,
  ...mates,
];
