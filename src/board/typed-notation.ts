import { diagramsIn, isFen } from './diagram.ts';
import { treeOf } from '../../server/rules/game-tree.ts';
import { gamesIn, NotationError } from '../../server/rules/pgn-text.ts';

export { NotationError };
export type NotationKind = 'pgn' | 'fen';

/** Whether a text is a position or games. @throws NotationError with the line and the move that cannot be read. */
export const checkNotation = (text: string): NotationKind => {
  if (isFen(text)) {
    diagramsIn(text);
    return 'fen';
  }
  const games = gamesIn(text);
  if (games.length === 0) throw new NotationError(1, 'não há nenhum lance.');
  for (const game of games) treeOf(game);
  return 'pgn';
};

/** A block of a Markdown text between two fences of at least three backticks or tildes. */
const FENCED = /^ {0,3}(`{3,20}|~{3,20})[ \t]*(pgn|fen)\b[^\n]*\n([\s\S]*?)(?:^ {0,3}\1[`~]*[ \t]*$|(?![\s\S]))/gim;

const problemIn = (block: string, kind: string, linesBefore: number): string[] => {
  try {
    if (kind === 'fen') diagramsIn(block);
    else checkNotation(block);
    return [];
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    return [error.message.replace(/^Na linha \d+/, `Na linha ${linesBefore + error.line} do texto`)];
  }
};

/** Why games and positions in a lesson's text cannot be read, each with its line in the text. */
export const notationProblems = (markdown: string): string[] =>
  [...markdown.matchAll(FENCED)].flatMap(({ index, 2: kind = '', 3: block = '' }) =>
    problemIn(block, kind.toLowerCase(), markdown.slice(0, index).split('\n').length),
  );
