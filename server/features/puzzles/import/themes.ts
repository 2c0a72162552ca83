/** The academy's words for Lichess's themes. */
import type { PuzzleTheme } from '../themes.schema.ts';

/** Every theme of Lichess's file that has one of ours. */
const ours: Record<string, PuzzleTheme> = {
  mateIn1: 'mateEm1',
  mateIn2: 'mateEm2',
  mateIn3: 'mateEm3',
  mateIn4: 'mateEm4',
  mateIn5: 'mateEm5',
  mate: 'mate',
  backRankMate: 'mateDoCorredor',
  smotheredMate: 'mateSufocado',
  anastasiaMate: 'mateDeAnastasia',
  arabianMate: 'mateArabe',
  bodenMate: 'mateDeBoden',
  doubleBishopMate: 'mateDosDoisBispos',
  dovetailMate: 'mateDeCozio',
  hookMate: 'mateDoGancho',
  killBoxMate: 'mateDaCaixa',
  vukovicMate: 'mateDeVukovic',
  fork: 'garfo',
  pin: 'cravada',
  skewer: 'espeto',
  discoveredAttack: 'ataqueDescoberto',
  doubleCheck: 'xequeDuplo',
  hangingPiece: 'pecaIndefesa',
  trappedPiece: 'pecaPresa',
  deflection: 'desvio',
  attraction: 'atracao',
  capturingDefender: 'capturaDoDefensor',
  interference: 'interferencia',
  clearance: 'desobstrucao',
  xRayAttack: 'raioX',
  intermezzo: 'lanceIntermediario',
  quietMove: 'lanceSilencioso',
  zugzwang: 'zugzwang',
  sacrifice: 'sacrificio',
  defensiveMove: 'defesa',
  promotion: 'promocao',
  underPromotion: 'subpromocao',
  advancedPawn: 'peaoAvancado',
  enPassant: 'enPassant',
  castling: 'roque',
  exposedKing: 'reiExposto',
  kingsideAttack: 'ataqueAlaDoRei',
  queensideAttack: 'ataqueAlaDaDama',
  attackingF2F7: 'ataqueF2F7',
  opening: 'abertura',
  middlegame: 'meioJogo',
  endgame: 'final',
  pawnEndgame: 'finalDePeoes',
  rookEndgame: 'finalDeTorres',
  bishopEndgame: 'finalDeBispos',
  knightEndgame: 'finalDeCavalos',
  queenEndgame: 'finalDeDamas',
  queenRookEndgame: 'finalDeDamasETorres',
  equality: 'igualdade',
  advantage: 'vantagem',
  crushing: 'vantagemDecisiva',
  oneMove: 'umLance',
  short: 'doisLances',
  long: 'tresLances',
  veryLong: 'quatroLancesOuMais',
  master: 'mestres',
  masterVsMaster: 'mestreContraMestre',
  superGM: 'superGrandesMestres',
};

const WINS = 'ganham material';
const MATES = 'dão mate';
const BETTER = 'ficam melhor';

/** For each theme, the most telling one first: a title, and what the solver's side does. */
const words: Record<PuzzleTheme, [title: string, deed: string]> = {
  mateEm1: ['Mate em 1', 'dão mate em um lance'],
  mateEm2: ['Mate em 2', 'dão mate em dois lances'],
  mateEm3: ['Mate em 3', 'dão mate em três lances'],
  mateEm4: ['Mate em 4', 'dão mate em quatro lances'],
  mateEm5: ['Mate em 5 ou mais', 'dão mate em cinco lances ou mais'],
  mateSufocado: ['Mate sufocado', MATES],
  mateDoCorredor: ['Mate do corredor', MATES],
  mateDeAnastasia: ['Mate de Anastasia', MATES],
  mateArabe: ['Mate árabe', MATES],
  mateDeBoden: ['Mate de Boden', MATES],
  mateDosDoisBispos: ['Mate dos dois bispos', MATES],
  mateDeCozio: ['Mate de Cozio', MATES],
  mateDoGancho: ['Mate do gancho', MATES],
  mateDaCaixa: ['Mate da caixa', MATES],
  mateDeVukovic: ['Mate de Vuković', MATES],
  mate: ['Xeque-mate', MATES],
  subpromocao: ['Subpromoção', 'promovem um peão, e não a dama'],
  enPassant: ['En passant', 'ganham com uma captura en passant'],
  roque: ['Roque', 'ganham com o roque'],
  xequeDuplo: ['Xeque duplo', 'ganham com um xeque duplo'],
  zugzwang: ['Zugzwang', 'deixam o adversário sem bom lance'],
  garfo: ['Garfo', WINS],
  espeto: ['Espeto', WINS],
  ataqueDescoberto: ['Ataque descoberto', WINS],
  raioX: ['Ataque de raio X', 'ganham através de outra peça'],
  interferencia: ['Interferência', 'cortam uma linha do adversário'],
  pecaPresa: ['Peça presa', 'ganham uma peça que não tem saída'],
  cravada: ['Cravada', 'aproveitam a cravada'],
  capturaDoDefensor: ['Captura do defensor', 'tiram um defensor do caminho'],
  desvio: ['Desvio', 'desviam um defensor'],
  atracao: ['Atração', 'atraem uma peça para a casa errada'],
  desobstrucao: ['Desobstrução', 'abrem uma casa ou uma linha'],
  lanceIntermediario: ['Lance intermediário', 'jogam antes um lance intermediário'],
  promocao: ['Promoção', 'promovem um peão'],
  pecaIndefesa: ['Peça indefesa', 'ganham a peça indefesa'],
  sacrificio: ['Sacrifício', 'sacrificam para ganhar'],
  defesa: ['Defesa', 'encontram a defesa'],
  lanceSilencioso: ['Lance silencioso', 'ganham sem xeque nem captura'],
  peaoAvancado: ['Peão avançado', 'levam um peão à promoção'],
  ataqueF2F7: ['Ataque a f2 ou f7', 'atacam o ponto fraco junto ao rei'],
  reiExposto: ['Rei exposto', 'atacam o rei exposto'],
  ataqueAlaDoRei: ['Ataque na ala do rei', 'atacam na ala do rei'],
  ataqueAlaDaDama: ['Ataque na ala da dama', 'atacam na ala da dama'],
  finalDePeoes: ['Final de peões', BETTER],
  finalDeTorres: ['Final de torres', BETTER],
  finalDeBispos: ['Final de bispos', BETTER],
  finalDeCavalos: ['Final de cavalos', BETTER],
  finalDeDamas: ['Final de damas', BETTER],
  finalDeDamasETorres: ['Final de damas e torres', BETTER],
  vantagemDecisiva: ['Vantagem decisiva', 'ganham a partida'],
  vantagem: ['Vantagem', BETTER],
  igualdade: ['Igualdade', 'igualam a partida'],
  final: ['Final', BETTER],
  meioJogo: ['Meio-jogo', BETTER],
  abertura: ['Abertura', BETTER],
  umLance: ['Um lance', BETTER],
  doisLances: ['Dois lances', BETTER],
  tresLances: ['Três lances', BETTER],
  quatroLancesOuMais: ['Quatro lances ou mais', BETTER],
  mestreContraMestre: ['Mestre contra mestre', BETTER],
  mestres: ['Partidas de mestres', BETTER],
  superGrandesMestres: ['Supergrandes mestres', BETTER],
};

/** Whether a theme of Lichess has one of ours. */
export const knowsTheme = (lichess: string): boolean => lichess in ours;

/** A puzzle's themes in the academy's words, without duplicates; 'vantagem' if none is known. */
export const themesOf = (lichess: string): PuzzleTheme[] => {
  const known = new Set(lichess.split(' ').flatMap(theme => ours[theme] ?? []));
  return known.size > 0 ? [...known] : ['vantagem'];
};

/** A puzzle's title, and its task for the solver. */
export const wordsFor = (
  themes: readonly PuzzleTheme[],
  turn: 'white' | 'black',
): { title: string; description: string } => {
  const main = (Object.keys(words) as PuzzleTheme[]).find(theme => themes.includes(theme)) ?? 'vantagem';
  const [title, deed] = words[main];
  return { title, description: `As ${turn === 'white' ? 'brancas' : 'pretas'} jogam e ${deed}.` };
};
