import type { ThemeProgress } from '../../../../../server/features/puzzles/puzzles.schema.ts';
import { themeGroups } from '../../../../lib/theme-labels.ts';

export type ThemeGroup = { label: string; themes: ThemeProgress[] };

/** They say how a puzzle was made, not what there is to learn. */
const NOT_TRAINED = ['Objetivo', 'Duração', 'Origem'];

/** Below that, a result says little. */
const LEAST_TRIED = 5;
const MOST_WEAK = 6;
/** A student who solves nine of ten at the first try need not practise the theme. */
const STRONG = 0.9;

const rateOf = ({ tried, atFirstTry }: ThemeProgress): number => atFirstTry / tried;

/** The themes to train by group; first those in which one fails most. */
export const groupsOf = (themes: readonly ThemeProgress[]): ThemeGroup[] => {
  const byGroup = themeGroups
    .filter(({ label }) => !NOT_TRAINED.includes(label))
    .map(group => ({ label: group.label, themes: themes.filter(({ theme }) => group.themes.includes(theme)) }))
    .filter(group => group.themes.length > 0);
  const weak = byGroup
    .flatMap(group => group.themes)
    .filter(own => own.tried >= LEAST_TRIED && rateOf(own) < STRONG)
    .toSorted((a, b) => rateOf(a) - rateOf(b))
    .slice(0, MOST_WEAK);
  return weak.length > 0 ? [{ label: 'Onde você mais erra', themes: weak }, ...byGroup] : byGroup;
};
