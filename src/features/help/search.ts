import type { HelpEntry, HelpGroup } from './answers/help-group.ts';

/** Without accents, in lower case, so that 'licao' finds 'lição'. */
const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const textOf = ({ question, answer }: HelpEntry): string => fold([question, ...answer].join(' '));

/** The entries that contain every word of the search, in groups that have any. */
export const searchHelp = (groups: readonly HelpGroup[], search: string): HelpGroup[] => {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return groups
    .map(group => ({
      ...group,
      entries: group.entries.filter(entry => words.every(word => textOf(entry).includes(word))),
    }))
    .filter(({ entries }) => entries.length > 0);
};

export const countEntries = (groups: readonly HelpGroup[]): number =>
  groups.reduce((sum, { entries }) => sum + entries.length, 0);
