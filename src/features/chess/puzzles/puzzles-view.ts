/** What is open in the tab, as the address carries it; what the address gets wrong is not there. */
import {
  PuzzleDifficulty,
  PuzzleInput,
  PuzzlesInput,
  PuzzleTheme,
} from '../../../../server/features/puzzles/puzzles.schema.ts';

export const TAB = 'problemas';

export type Filter = Pick<PuzzlesInput, 'difficulty' | 'theme' | 'state'>;
export type Place = Filter & { page: number; puzzle: number | undefined };

/** The filter's states in the address, in the language of whoever reads it. */
const STATES = { 'por-resolver': 'open', resolvidos: 'solved' } as const;
type StateWord = keyof typeof STATES;
const stateWords = Object.keys(STATES) as StateWord[];

export const placeFrom = (query: URLSearchParams): Place => {
  const word = stateWords.find(own => own === query.get('situacao'));
  return {
    difficulty: PuzzleDifficulty.safeParse(query.get('dificuldade')).data,
    theme: PuzzleTheme.safeParse(query.get('tema')).data,
    state: word && STATES[word],
    page: PuzzlesInput.shape.page.safeParse(query.get('pagina')).data ?? 1,
    puzzle: PuzzleInput.shape.id.safeParse(query.get('problema')).data,
  };
};

export const hrefOf = ({ difficulty, theme, state, page = 1, puzzle }: Partial<Place>): string => {
  const entries = Object.entries({
    aba: TAB,
    dificuldade: difficulty,
    tema: theme,
    situacao: stateWords.find(word => STATES[word] === state),
    pagina: page > 1 ? String(page) : undefined,
    problema: puzzle?.toString(),
  });
  return `/practice?${new URLSearchParams(entries.filter((entry): entry is [string, string] => entry[1] !== undefined))}`;
};

export const isFiltered = ({ difficulty, theme, state }: Filter): boolean => Boolean(difficulty ?? theme ?? state);
