import { EndingId } from '../../../../server/features/endings/endings.schema.ts';
import { PuzzleDifficulty } from '../../../../server/features/puzzles/puzzles.schema.ts';
import { PuzzleTheme } from '../../../../server/features/puzzles/themes.schema.ts';
import { choiceField, hrefWith, numberField, type UrlState } from '../../../lib/url-state.ts';

const TRAINING_MODES = ['treino', 'revisao', 'diario', 'sequencia', 'corrida', 'erros', 'visao', 'finais'] as const;
export type TrainingMode = (typeof TRAINING_MODES)[number];

/** What is trained; without a mode, the choice between them. */
export const trainingFields = {
  mode: choiceField('modo', TRAINING_MODES),
  theme: choiceField('tema', PuzzleTheme.options),
  difficulty: choiceField('dificuldade', PuzzleDifficulty.options),
  /** Whose mistakes are looked at; without it those that are due. */
  game: numberField('partida'),
  /** Which ending is played; without it the list of them. */
  ending: choiceField('final', EndingId.options),
};
export type TrainingView = UrlState<typeof trainingFields>;

export const trainingHref = (view: Partial<TrainingView>): string => hrefWith('/treino', trainingFields, view);
