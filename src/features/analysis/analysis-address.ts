import { numberField, textField } from '../../lib/url-state.ts';

export const ADDRESS = '/analise';
const FEN_MAX_LENGTH = 100;

/** What the address of an analysis says: a position, or a stored game. */
export const analysisFields = { fen: textField('fen', FEN_MAX_LENGTH), game: numberField('partida') };
