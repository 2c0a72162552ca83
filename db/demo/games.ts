/**
 * Finished games of the demo school. The engine's levels have played them out, the students' side too; ratings lead to
 * those of `people.ts`.
 */
import type { DemoPerson } from './people.ts';

export type DemoGame = {
  player: DemoPerson['username'];
  daysAgo: number;
  /** Against the AI on a level, or at one board against whoever sits there. */
  against: 'facil' | 'medio' | 'dificil' | 'blitz' | 'rapid' | 'classical';
  result: '1-0' | '0-1' | '1/2-1/2';
  /** Where the board does not tell it. */
  ending?: 'time' | 'resignation' | 'agreement';
  ratingChange: number;
  /** In SAN. */
  moves: string;
  /** What a professor of the player's says, after so many half-moves. */
  comments?: { by: DemoPerson['username']; ply: number; text: string }[];
};

/** Each player's in the order in which they were played. */
export const demoGames: DemoGame[] = [
  {
    player: 'aluno',
    daysAgo: 24,
    against: 'facil',
    result: '1-0',
    ratingChange: 4,
    moves:
      'e4 c5 Nf3 d6 c4 Na6 d4 Bg4 d5 Qd7 g3 e6 Qb3 O-O-O Be2 Nh6 Be3 exd5 cxd5 Qc6 dxc6 bxc6 Bxa6+ Kd7 Nfd2 Bh3 Rf1 ' +
      'f6 g4 c4 Qb7+ Ke8 Bxc4 c5 Bb5+ Rd7 f3 Bxg4 fxg4 Kf7 Bxd7 Nxg4 Qd5+ Ke7 Qe6+ Kd8 Ba4 Nxe3 Qd7#',
  },
  {
    player: 'aluno',
    daysAgo: 17,
    against: 'medio',
    result: '0-1',
    ratingChange: -6,
    moves:
      'b3 e5 Bb2 Nc6 e3 Nh6 Na3 Qf6 Ba6 bxa6 Qb1 Be7 c3 Nd8 d3 Nc6 Ne2 Rb8 d4 d5 e4 exd4 exd5 Ne5 cxd4 Ng6 Qe4 Bd7 ' +
      'O-O-O Ng4 Qf3 Qg5+ Rd2 O-O Ng3 Bb4 Qe4 Bxd2+ Kb1 a5 Rd1 h6 Nc4 Nf6 Ba3 Bf4 h4 Qg4 Qe2 Qxe2 Nxe2 Bf5+ Kb2 Rfe8 ' +
      'Be7 Nxd5 Rg1 Rxe7 Rd1 a4 Nb6 Rxe2+ Ka1 axb6 Rh1 axb3 Rh3 Rxa2#',
    comments: [
      {
        by: 'professor',
        ply: 9,
        text:
          'Cuidado: em a6 o bispo fica ao alcance do peão de b7, e nada o defende. Com 5. Bb5 ele também sairia para ' +
          'o jogo, e em segurança. Antes de soltar a peça, pergunte: o que o adversário pode capturar?',
      },
    ],
  },
  {
    player: 'aluno',
    daysAgo: 10,
    against: 'medio',
    result: '1-0',
    ratingChange: 34,
    moves:
      'e4 c5 c3 d5 exd5 Qxd5 Na3 Nd7 Nf3 Ne5 Nxe5 Bd7 Nf3 e5 Qb3 Qc6 Nc4 e4 Nfe5 Qc7 Qc2 h5 Nxd7 Ne7 Nxc5 O-O-O Na6 ' +
      'Qd7 Nc5 Qg4 Qb3 b5 Ne3 Qg5 Qxb5 Rd3 Bxd3 Ng8 Qc6+ Kb8 Qb7#',
    comments: [
      {
        by: 'professor',
        ply: 41,
        text:
          'Que final! A dama em b7 está protegida pelo cavalo de c5, por isso o rei não pode capturá-la. Você viu ' +
          'que Ca6 também era mate?',
      },
    ],
  },
  {
    player: 'aluno',
    daysAgo: 9,
    against: 'blitz',
    result: '0-1',
    ratingChange: 0,
    moves:
      'e4 c5 Nf3 d6 d4 Bh3 Bb5+ Bd7 Nbd2 Bxb5 c4 Bc6 Rf1 Qd7 g3 Nf6 Nh4 Na6 Rb1 Nb4 dxc5 g6 Qa4 Nd3+ Ke2 d5 h3 dxe4 ' +
      'Qa5 e6 b4 Nh5 Nhf3 h6 Nb3 Nf6 Be3 e5 Nxe5 Nxe5 Nd4 Be7 Rbd1 O-O Bf4 Nd3 Bd6 Bxd6 Rg1 Bc7 Nxc6 Qxc6 Qa3 Nh5 ' +
      'Rxd3 Nf4+ Kf1 exd3 gxf4 Bxf4 Qb3 Qg2+ Rxg2 Rfd8 Rg4 Rd4 Qc2 dxc2 f3 c1=Q+ Kg2 Qb2+ Kg1 Rd1#',
  },
  {
    player: 'aluno',
    daysAgo: 6,
    against: 'dificil',
    result: '0-1',
    ending: 'resignation',
    ratingChange: 0,
    moves:
      'e4 e6 d4 d5 Qd3 dxe4 Qxe4 Nd7 Qe2 Bd6 Nc3 h6 Qd3 Ne7 Ne4 b6 Bd2 Nf5 b3 Qe7 Nxd6+ Nxd6 Nf3 a5 Qc3 Bb7 Qxc7 Rc8 ' +
      'Be2 Rxc7 Bd3 O-O Rd1 Nf5 Bf4 Rc3 O-O Rxd3 cxd3 Bxf3 gxf3 Nxd4 Bxh6 gxh6',
  },
  {
    player: 'aluno',
    daysAgo: 3,
    against: 'medio',
    result: '1/2-1/2',
    ratingChange: 13,
    moves:
      'e4 d6 d4 Nf6 Nc3 a6 Nf3 Nc6 a4 e6 Be2 Nb4 a5 Nc6 O-O Be7 Re1 Nb4 Bd2 Nc6 Bf1 e5 Ra4 Bg4 Nd5 Nxd4 h3 Bxf3 gxf3 ' +
      'Nxd5 exd5 O-O Bd3 g6 c3 b5 axb6 Nf5 f4 Ng7 bxc7 Qxc7 Rc4 Qd7 fxe5 dxe5 Rxe5 Bf6 Re3 Qxd5 Qf3 Qxf3 Rxf3 Rfd8 ' +
      'Bh6 Be5 Rc5 Bb8 b4 Bd6 Ra5 Bf8 Bg5 Rdc8 Rxa6 Ne6 Rxa8 Rxa8 Bh4 Bg7 b5 Bxc3 Bf1 Bd4 Bd3 Bc3 Bf1 Bd4 Bd3 Bc3',
  },
  {
    player: 'aluno',
    daysAgo: 1,
    against: 'rapid',
    result: '1/2-1/2',
    ending: 'agreement',
    ratingChange: 0,
    moves:
      'd4 Nf6 c4 e6 e3 c5 Bd3 g6 Ne2 cxd4 Qa4 Bg7 Qa3 d5 Nxd4 h6 Nc3 a6 Rb1 e5 Nde2 dxc4 Bc2 Nc6 O-O Qc7 Ne4 Nxe4 b4 ' +
      'Nd6 b5 Nd8 Rd1 Nxb5 Rxb5 axb5 Qxa8 Nc6 Nc3 b4 Nd5 Qb8 Qxb8 Nxb8 Bd2 c3 Ba4+ Nc6 Be1 Bg4 f3 Bf5 Nxb4 O-O Bxc3 ' +
      'Ra8 Kh1 Rxa4 Nxc6 Bc2 Rd8+ Kh7 Nxe5 Ra6 Rd2 Rxa2 Rd8 Ba4 Kg1 g5',
  },
  {
    player: 'pedro.lima',
    daysAgo: 15,
    against: 'dificil',
    result: '0-1',
    ratingChange: 0,
    moves:
      'e4 c5 Nf3 Nc6 Bc4 a6 Bd5 g6 d3 Qc7 Ng5 e6 Qf3 Ne5 Qg3 h6 Nxf7 Kxf7 f4 Nc6 Bxc6 Qxc6 Nd2 Rh7 O-O d6 Nf3 Bd7 ' +
      'Ng5+ hxg5 d4 Qxe4 a3 g4 Qb3 Rc8 dxc5 Nf6 f5 gxf5 Rf2 Rxc5 c3 g3 Rf1 Rxh2 Rf3 Rh1+ Kxh1 Qe1+ Rf1 Qxf1#',
  },
  {
    player: 'pedro.lima',
    daysAgo: 5,
    against: 'medio',
    result: '1-0',
    ratingChange: 31,
    moves:
      'e4 e6 d4 d5 Nd2 c5 Ngf3 Bd6 exd5 Nf6 Bb5+ Kf8 dxe6 Bxe6 O-O Nc6 c3 cxd4 Nc4 Bc7 cxd4 h5 Re1 Qd5 Bxc6 bxc6 b3 ' +
      'Rd8 Bd2 c5 dxc5 h4 Bb4 Qb7 a3 Rxd1 Raxd1 h3 c6+ Qxb4 axb4 hxg2 Rd2 a6 Ra1 Bd5 Rd3 Bxc6 Rxa6 Bxh2+ Nxh2 Rxh2 ' +
      'Kxh2 Bb7 Ra3 Bf3 Ra1 g1=Q+ Kxg1 Nd5 Ra8+ Ke7 Rxf3 f5 Kf1 f4 Ra6 Kd7 Nb6+ Kd8 Ra7 Nc3 Rxc3 g5 f3 Ke8 Rc5 Kd8 ' +
      'Rd7+ Ke8 Rc6 g4 b5 Kf8 Rc2 Ke8 Rh7 Kd8 Rcc7 g3 Rc8#',
  },
  {
    player: 'julia.fernandes',
    daysAgo: 20,
    against: 'medio',
    result: '1-0',
    ratingChange: 28,
    moves:
      'e4 e6 d4 d5 Nc3 Na6 Nf3 Bd6 Bd2 Ne7 e5 Bb4 a3 Bxc3 Bxc3 c5 Bxa6 Nc6 Bd3 Nxd4 Nxd4 a6 Nf3 Ra7 a4 c4 Be2 Bd7 g3 ' +
      'Bc8 Bd4 O-O Be3 h6 Rg1 c3 b3 f6 exf6 Ra8 g4 Rxf6 Ne5 Bd7 g5 Rf5 Qd4 Kh7 Rd1 Qc7 Bd3 h5 g6+ Kg8 Bxf5 Qd8 Bh3 ' +
      'Qe7 Bg5 Kf8 Bxe7+ Kxe7 Nxd7 Re8 Qxg7+ Kd8 Nc5 b6 Qf6+ Kc7 Qe5+ Kc8 Bxe6+ Rxe6 Nxe6 Kb7 Qg7+ Kc8 Qc7#',
  },
  {
    player: 'julia.fernandes',
    daysAgo: 4,
    against: 'dificil',
    result: '1/2-1/2',
    ratingChange: 20,
    moves:
      'd4 Nf6 c4 e6 e3 d5 cxd5 Nxd5 Bd2 Bd7 Nf3 Nf6 Qc2 a5 a3 Be7 Be2 Bc6 Nc3 Bxf3 Bxf3 Qc8 g4 O-O Rc1 c6 Ne2 Ne8 h4 ' +
      'Nd6 Kf1 Qd8 g5 a4 Rd1 Qb6 Nf4 Nd7 Be2 g6 Nd3 c5 dxc5 Qc6 Rh2 b6 Nb4 Qxc5 Qb1 Rfd8 Bc3 Nb5 Bd2 Rac8 Rh3 h5 ' +
      'gxh6 Nd6 Bc3 Nf6 Rd4 Nb5 Rxd8+ Bxd8 Bxf6 Bxf6 h5 gxh5 h7+ Kh8 Qd1 Qc1 Rxh5 Nd6 Kg2 Qxb2 Qd3 b5 Qxd6 Qxe2 Rh3 ' +
      'Qg4+ Kh2 Qe4 Nd3 Qc6 Qb4 Qc4 Qd6 Qc6 Qxc6 Rxc6 Rf3 Rc3 Rxf6 Rxd3 Rxf7 Rc3 Rf8+ Kxh7 Rb8 Kg6 Rxb5 Rb3 Re5 Kf6 ' +
      'Re4 Rxa3 Kg2 Kf5 Kf3 Ra1 Rb4 Kg5 Rb5+ Kf6 Rb4 a3 Ra4 Ke5 e4 Rh1 Ra6 Kd4 Ra4+ Kd3 Kf4 Ra1 Ra7 Ke2 Ke5 Kf3 Ra5 ' +
      'Kxf2 Kxe6 Kf3 Kf5 Ke3 Ra4 Kd2 e5 a2 Kf6 Kc2 Ke6 Kb3 Ra5 Rh1 Ra7 Rh8 Rxa2 Kxa2 Kf7 Rh2 Ke7 Rf2 e6 Kb2 Ke8 Rf1 ' +
      'Ke7 Ka1 Kd6 Rf6 Ke7 Rf4 Ke8 Rf3 Ke7 Kb1 Kd7 Rf1 e7 Rd1+ Ke8 Rd3 Kf7 Rd7 Kf8 Rxe7 Kxe7',
  },
  {
    player: 'davi.araujo',
    daysAgo: 7,
    against: 'facil',
    result: '0-1',
    ending: 'time',
    ratingChange: -37,
    moves:
      'Nf3 d5 g3 Nf6 Nd4 e5 Nb5 c6 c3 Ng8 Qb3 cxb5 Bg2 Qb6 f4 Bc5 d4 exd4 Qc2 Ne7 b4 Bf5 Kd1 Bxc2+ Ke1 f5 bxc5 h5 ' +
      'cxb6 Kf8 Kf2 Nbc6 Bb2 d3 Nd2 Rh6 Bf1 dxe2 Bxe2 Rd8 bxa7 Nxa7 Nf3 Rhd6 Rac1 Bb1 Rxb1 Rb8 Rhe1 Ra6 c4 Nec8 a4 ' +
      'bxa4 Red1 Nd6 c5 Ne4+ Kf1 a3',
  },
  {
    player: 'marina.souza',
    daysAgo: 18,
    against: 'medio',
    result: '1-0',
    ratingChange: 20,
    moves:
      'c4 e5 Nc3 Nf6 e3 d6 Nf3 a6 d4 Qe7 e4 c5 dxe5 dxe5 Bd3 Qd6 Nd5 Nc6 O-O Ra7 Bg5 Ng4 Be2 h5 Nb6 Qc7 Nd5 Qd7 h3 ' +
      'f6 Bc1 Nh6 Nh4 Nd4 Be3 Nf7 a4 g5 Nxf6+ Ke7 Nxd7 gxh4 Nb6 Nxe2+ Qxe2 Nd6 Rfd1 Ra8 Bxc5 Be6 Bxd6+ Kf6 Qf3+ Kg6 ' +
      'Bxe5 Bc5 Qf6+ Kh7 Qg7#',
  },
  {
    player: 'marina.souza',
    daysAgo: 2,
    against: 'classical',
    result: '1-0',
    ratingChange: 0,
    moves:
      'd4 d5 c4 e6 Nc3 Bd6 Qc2 dxc4 Be3 Na6 a3 c6 h4 Ne7 Bd2 Rb8 g3 c5 Qa4+ Bd7 Qxc4 Rc8 e4 O-O Be2 Bb8 Be3 Ng6 Nf3 ' +
      'cxd4 Qxd4 f5 Rd1 Bc6 h5 fxe4 Qxd8 Rcxd8 hxg6 hxg6 Nh4 Kf7 b4 b5 Rf1 Be5 Rc1 Nb8 Bxa7 Bf6 Ng2 Na6 Nb1 Ke7 Bg4 ' +
      'Bd5 Ne3 Bc4 Be2 Rfe8 Nxc4 Rd7 Nd6 Rg8 Nxb5 Rh8 Be3 Nxb4 axb4 Rd3 Bc5+ Ke8 N1c3 Bxc3+ Nxc3 e3 Bxd3 exf2+ Bxf2 ' +
      'Rh7 Kd2 Rh6 Be2 Rh2 Rb1 Rh5 Bf3 Ke7 Bxh5 e5 Bd1 Kd6 Bb6 e4 Ba7 Ke6 Bd4 Kd6 Kc1 e3 Ne2 Kc7 Rf7+ Kc6 Bb3 Kb5 ' +
      'Kb2 g5 Kc2 g6 Nc3+ Kxb4 Bd5+ Ka5 Re1 e2 Ra1+ Kb4 Rb7#',
  },
  {
    player: 'lucas.teixeira',
    daysAgo: 8,
    against: 'facil',
    result: '1-0',
    ratingChange: 3,
    moves:
      'e4 c6 d4 d5 Bd3 Nf6 e5 Ne4 f3 Be6 Nd2 a5 fxe4 Qd7 Ndf3 Na6 a4 c5 Bxa6 dxe4 Bb5 Qc6 Be3 f5 Ng5 Bd5 N1h3 e6 c4 ' +
      'h6 O-O Qxb5 Rc1 Bc6 Qh5+ Ke7 cxb5 Be8 Rf4 Bxh5 Rxc5 hxg5 Nxg5 Re8 Rc2 Rb8 Rc7+ Kd8 Nxe6+ Ke8 Rxf5 Bf3 b6 Ra8 ' +
      'Bg5 Rd8 Rxf8+ Rxf8 Re7#',
  },
  {
    player: 'sofia.ribeiro',
    daysAgo: 3,
    against: 'facil',
    result: '1-0',
    ratingChange: 3,
    moves:
      'e4 e5 Nf3 Nc6 d3 d5 c3 Qd6 Be3 d4 cxd4 exd4 Bd2 Nf6 Be2 Nd7 O-O f5 Qc2 Qe7 Rd1 Rb8 Na3 a5 Nb5 f4 Nxc7+ Kd8 ' +
      'Nb5 Rg8 a3 Nde5 Nfxd4 Nxd4 Nxd4 Qd6 Nf5 Bxf5 exf5 h5 d4 Nc6 Qa4 g6 Bxa5+ b6 Bb4 Qxb4 Qxc6 Qc4 Qxc4 g5 Qxg8 ' +
      'Kc7 Qf7+ Be7 Qxe7+ Kc8 d5 Rb7 Qe8+ Kc7 d6#',
  },
  {
    player: 'antonio.pires',
    daysAgo: 12,
    against: 'medio',
    result: '1-0',
    ratingChange: 30,
    moves:
      'd4 Nf6 c4 e6 g3 Bb4+ Bd2 Be7 Bg2 Na6 Nf3 Rb8 a3 Ne4 Bf4 O-O O-O d6 Qc2 f5 c5 b5 c6 Rb6 Nfd2 d5 Nb3 g5 Be5 Rf7 ' +
      'Na5 Nb8 Bxe4 Bd7 Bh1 b4 cxd7 c5 Nd2 a6 dxc5 b3 Qc3 Nxd7 Bd4 Rb5 Ndxb3 Nxc5 Bg2 Na4 Qc1 Bf6 Qe3 Bh8 Nc6 f4 ' +
      'Qxe6 Qd7 Qxd7 Rxd7 Bxh8 Rbb7 Bd4 Nxb2 Nc5 f3 Bxf3 Na4 Ne7+ Kf7 Nc6 Nxc5 Bh5+ Kf8 Ra2 Ne6 Rc2 Rbc7 Be5 d4 Rcc1 ' +
      'Nc5 Nb8 Rf7 Bd6+ Rfe7 f3 Ne6 Nc6 d3 exd3 Ng7 Nxe7 Rxc1 Nf5+ Kg8 Nh6+ Kh8 Nf7+ Kg8 Nh6+ Kh8 Rxc1 g4 fxg4 a5 ' +
      'Bf4 Nxh5 Be5+ Nf6 Bxf6#',
  },
];
