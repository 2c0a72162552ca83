/**
 * What a chapter's PGN says of it besides its moves, in tags: title and side as lichess studies write them, the other
 * two our own, which other programs ignore.
 */
type ChapterMode = 'ler' | 'responder' | 'jogar';
export type ChapterFacts = {
  readonly title: string;
  readonly side: 'white' | 'black';
  readonly mode: ChapterMode;
  /** As 'mate 3'; only in `jogar`. */
  readonly goal: string | null;
};

const MODES: Readonly<Record<string, ChapterMode>> = { ler: 'ler', responder: 'responder', jogar: 'jogar' };

export const tagsOfChapter = ({ title, side, mode, goal }: ChapterFacts): Record<string, string> => ({
  ChapterName: title,
  Orientation: side,
  ChapterMode: mode,
  ...(goal !== null && { ChapterGoal: goal }),
});

/** What the tags say; a chapter of another program is one to read. */
export const chapterInTags = (tags: Readonly<Record<string, string>>, otherTitle: string): ChapterFacts => {
  const goal = tags['ChapterGoal'] ?? null;
  // The interactive lessons of lichess.
  const named = tags['ChapterMode'] === 'gamebook' ? 'responder' : (MODES[tags['ChapterMode'] ?? ''] ?? 'ler');
  return {
    title: (tags['ChapterName'] || otherTitle).slice(0, 120),
    side: tags['Orientation'] === 'black' ? 'black' : 'white',
    mode: named === 'jogar' && goal === null ? 'ler' : named,
    goal: named === 'jogar' ? goal : null,
  };
};
