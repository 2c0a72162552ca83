import { hrefWith, numberField, pageField, type UrlState } from '../../../lib/url-state.ts';

/** What is open in the history of games against the AI. */
export const historyFields = {
  page: pageField(),
  /** The game that is looked at. */
  game: numberField('partida'),
};

export const hrefOf = (view: Partial<UrlState<typeof historyFields>>): string =>
  hrefWith('/practice', historyFields, view);
