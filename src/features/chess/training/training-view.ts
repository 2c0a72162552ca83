import { ENDINGS } from '../../../../server/features/endings/ending-lists.schema.ts';
import { DIFFICULTIES } from '../../../../server/features/puzzles/puzzle-lists.schema.ts';
import { THEMES } from '../../../../server/features/puzzles/theme-lists.schema.ts';
import { choiceField, hrefWith, numberField, type UrlState } from '../../../lib/url-state.ts';

const TRAINING_MODES = [
  'treino',
  'revisao',
  'diario',
  'sequencia',
  'corrida',
  'erros',
  'visao',
  'finais',
  'repertorio',
] as const;
export type TrainingMode = (typeof TRAINING_MODES)[number];

/** What is trained; without a mode, the choice between them. */
export const trainingFields = {
  mode: choiceField('modo', TRAINING_MODES),
  theme: choiceField('tema', THEMES),
  difficulty: choiceField('dificuldade', DIFFICULTIES),
  /** Whose mistakes are looked at, without it those that are due; or which game left the repertoire. */
  game: numberField('partida'),
  /** Which ending is played; without it the list of them. */
  ending: choiceField('final', ENDINGS),
};
export type TrainingView = UrlState<typeof trainingFields>;

export const trainingHref = (view: Partial<TrainingView>): string => hrefWith('/treino', trainingFields, view);
