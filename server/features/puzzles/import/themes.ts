/** The academy's words for Lichess's themes. */
import type { PuzzleTheme } from '../puzzles.schema.ts';

const ours: Record<string, PuzzleTheme> = {
  mateIn1: 'mateEm1',
  mateIn2: 'mateEm2',
  mateIn3: 'mateEm3',
  mate: 'mate',
  fork: 'garfo',
  pin: 'cravada',
  skewer: 'espeto',
  discoveredAttack: 'ataqueDescoberto',
  doubleCheck: 'xequeDuplo',
  hangingPiece: 'pecaIndefesa',
  promotion: 'promocao',
  deflection: 'desvio',
  sacrifice: 'sacrificio',
  defensiveMove: 'defesa',
};

/** For each theme, the most telling one first: a title, and what the solver's side does. */
const words: Record<PuzzleTheme, [title: string, deed: string]> = {
  mateEm1: ['Mate em 1', 'dão mate em um lance'],
  mateEm2: ['Mate em 2', 'dão mate em dois lances'],
  mateEm3: ['Mate em 3', 'dão mate em três lances'],
  mate: ['Xeque-mate', 'dão mate'],
  xequeDuplo: ['Xeque duplo', 'ganham com um xeque duplo'],
  garfo: ['Garfo', 'ganham material'],
  espeto: ['Espeto', 'ganham material'],
  ataqueDescoberto: ['Ataque descoberto', 'ganham material'],
  cravada: ['Cravada', 'aproveitam a cravada'],
  desvio: ['Desvio', 'desviam um defensor'],
  promocao: ['Promoção', 'promovem um peão'],
  pecaIndefesa: ['Peça indefesa', 'ganham a peça indefesa'],
  sacrificio: ['Sacrifício', 'sacrificam para ganhar'],
  defesa: ['Defesa', 'encontram a defesa'],
  vantagem: ['Vantagem', 'ficam melhor'],
};

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
