import { PuzzleDifficulty, type PuzzlesInput } from '../../../../server/features/puzzles/puzzles.schema.ts';
import { PuzzleTheme } from '../../../../server/features/puzzles/themes.schema.ts';
import { practiceFields, TAB } from '../practice-view.ts';
import { choiceField, hrefWith, numberField, pageField, type UrlState, wordField } from '../../../lib/url-state.ts';

const LAST_PAGE = 10_000;

/** What is open in the tab of puzzles. */
export const puzzlesFields = {
  difficulty: choiceField('dificuldade', PuzzleDifficulty.options),
  theme: choiceField('tema', PuzzleTheme.options),
  state: wordField('situacao', { open: 'por-resolver', solved: 'resolvidos' }, undefined),
  page: pageField(LAST_PAGE),
  puzzle: numberField('problema'),
  /** The assignment whose puzzles are being solved. */
  task: numberField('tarefa'),
};
export type PuzzlesView = UrlState<typeof puzzlesFields>;
export type Filter = Pick<PuzzlesInput, 'difficulty' | 'theme' | 'state'>;

export const hrefOf = (view: Partial<PuzzlesView>): string =>
  hrefWith('/practice', { ...practiceFields, ...puzzlesFields }, { tab: TAB, ...view });
