import { choiceField, hrefWith, numberField, type UrlState } from '../../../../lib/url-state.ts';
import { trainingFields } from '../training-view.ts';

export const repertoireFields = {
  ...trainingFields,
  /** Which repertoire; without it the list of them. */
  repertoire: numberField('repertorio'),
  act: choiceField('acao', ['treinar', 'editar']),
  /** The lesson and its chapter from which a new repertoire is made. */
  lesson: numberField('aula'),
  chapter: numberField('capitulo'),
};
export type RepertoireAddress = UrlState<typeof repertoireFields>;

export const repertoireHref = (view: Partial<RepertoireAddress>): string =>
  hrefWith('/treino', repertoireFields, { mode: 'repertorio', ...view });
