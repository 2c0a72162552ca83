import { rest, unit, integration, e2e, types, scripts, type Promised } from './promised.ts';
import { SECRETS_AND_RIGHTS } from './secrets-and-rights.ts';
import { UNDER_FAULTS } from './under-faults.ts';

/** The server's promises by area, with the proof of each. docs/security.md has the same order. */
export const PROMISES: Record<string, Promised[]> = {
  'Under faults': UNDER_FAULTS,
  'Against hostile input': [
    {
      promise:
        'Every operation, asked well or badly by anybody, answers as openapi.json says: no 5xx, in time, ' +
        'to nobody who may not',
      proof: { script: 'scripts/fuzz.ts', args: ['200000'] },
    },
    { promise: 'What would break such an answer is noticed', proof: { tests: scripts('fuzz/fuzz', 'fuzz/fuzz.rest') } },
    {
      promise: 'No malformed request is answered with 500, hangs or ends the process',
      proof: { script: 'scripts/fuzz-raw.ts', args: ['50000'] },
    },
    {
      promise: 'Bodies, paths and values are bounded and refused in JSON',
      proof: {
        tests: [
          ...rest('bodies', 'routing', 'rpc-paths', 'input', 'lesson-input', 'course-input'),
          ...scripts('fuzz/raw.rest'),
        ],
      },
    },
    {
      promise: 'PGN that is made to keep the server busy is refused in words, within 100 ms of CPU',
      proof: { script: 'scripts/prove/hostile-pgn.ts', timed: true },
    },
    {
      promise: 'Whatever position or history the engine is given, it moves legally or refuses it',
      proof: { tests: [...scripts('positions/positions.rest'), ...rest('engine-fuzz')] },
    },
    {
      promise: 'Slow senders are cut and hold nobody up; an address has at most 200 bodies half sent',
      proof: { tests: rest('slow', 'unfinished-bodies') },
    },
    {
      promise:
        'Users, addresses, tokens and logins have limits, which several processes count together; ' +
        'a script shuts out nobody who is signed in at the same address',
      proof: { tests: rest('limits', 'shared-limits') },
    },
    {
      promise: 'What is pushed reaches who may see it, and ends with the session; a socket that floods is closed',
      proof: { tests: rest('live', 'live-rude') },
    },
    {
      promise: 'No forged message changes a game, its end or a rating: of the other side, late, past, or of strangers',
      proof: { tests: rest('match-forgery') },
    },
    {
      promise:
        'A batch counts as its calls, of which it has at most 30; ' +
        'what checks or gives a password, a link or a token is never one of several',
      proof: { tests: [...rest('rpc-batches', 'limits'), ...unit('batches')] },
    },
    {
      promise: 'What people write runs nothing in a browser and pushes no page out of shape',
      proof: { tests: [...e2e('hostile-texts', 'phone-texts'), ...unit('markdown-depth')] },
    },
    {
      promise: 'What people write is no formula in a spreadsheet, whatever separates its cells',
      proof: { tests: unit('csv') },
    },
    {
      promise:
        'What is uploaded is a picture, film or document that is what it says it is, or is not kept; ' +
        'nobody fills the disk with it',
      proof: {
        tests: [
          ...rest('uploads-course', 'uploads-avatar', 'uploads-address', 'lesson-uploads', 'storage'),
          ...integration('uploads', 'lesson-files'),
          ...unit('images', 'films'),
        ],
      },
    },
  ],
  'Of secrets and rights': SECRETS_AND_RIGHTS,
  'About games that are reviewed': [
    {
      promise: 'The accuracy and the marks of a review are those of the formulas that Lichess publishes',
      proof: { tests: unit('reviewed-games', 'game-accuracy') },
    },
    {
      promise: 'Every sentence about a mistake is so on the board, in two hundred games',
      proof: { tests: [...rest('review-truth'), ...unit('reviewed-games')] },
    },
    {
      promise:
        'A browser reviews a game as the server does; a sample of what it says is searched again, ' +
        'and nothing of it is taken for the word of the engine in reviews of other games',
      proof: { tests: [...rest('review-truth'), ...integration('review-in-browser')] },
    },
    {
      promise: 'What comes again comes on the day that FSRS says, and once, on however many devices it is answered',
      proof: { tests: [...unit('memory'), ...integration('mistakes', 'puzzles-review')] },
    },
    {
      promise:
        'The errors of a lost game are learned from and come again on the next day, by keyboard alone and on ' +
        "a phone's screen",
      proof: { script: 'scripts/prove/learn-from-a-loss.ts' },
    },
  ],
  'About tournaments': [
    {
      promise:
        'A Swiss round is that of the Dutch system, floats and colours included, as bbpPairings pairs it, ' +
        'in a thousand tournaments of 8 to 60: no pair twice, no second bye, ' +
        'and a third same colour only where it cannot be avoided or the system lets the top of the last round',
      proof: { tests: unit('swiss-pairing') },
    },
  ],
  'To whoever looks at it': [
    {
      promise:
        'Every screen fits, is accessible and complains of nothing, to everybody, wide and narrow, light and dark',
      proof: { tests: [...e2e('screens', 'staff-screens'), ...unit('contrast', 'tours')] },
    },
    {
      promise: 'Nothing moves in sight while a screen loads, on a slow line, wide and narrow',
      proof: { tests: e2e('layout-shifts') },
    },
    {
      promise: 'A hundred pasted names are cards to print in ten seconds, and a child signs in with one in fifteen',
      proof: { script: 'scripts/prove/class-by-list.ts', timed: true },
    },
    {
      promise:
        'What thirty children try at their homework at once is kept move by move, and stands in the matrix ' +
        'within two seconds, as in its spreadsheet',
      proof: { script: 'scripts/prove/homework.ts', timed: true },
    },
    {
      promise:
        "A new school's first morning takes fifteen minutes at a person's pace, " +
        'from the file to thirty children who have solved three positions',
      proof: { script: 'scripts/prove/first-morning.ts', timed: true },
    },
    {
      promise:
        'In a live lesson of forty who reloads, who was off line, and all once the professor comes back have the ' +
        'board again within two seconds',
      proof: { script: 'scripts/prove/live-lesson.ts', timed: true },
    },
    {
      promise: 'A lesson of five positions is made in three minutes by somebody who writes no PGN',
      proof: { script: 'scripts/prove/lesson-by-hand.ts', timed: true },
    },
    {
      promise:
        'The lessons that come with it are right: every right move, refutation and goal stands before the engine',
      proof: { script: 'scripts/check-lessons.ts' },
    },
    {
      promise:
        'A text that is opened without its Markdown and saved stays as it was, byte for byte, but for what changed',
      proof: { tests: unit('writing') },
    },
    {
      promise: 'Sixty study files of every kind go out and come in again as the same trees, to other programs too',
      proof: { tests: unit('studies') },
    },
    {
      promise: 'A chapter of 10,000 moves is edited without a task of over 50 ms',
      proof: { script: 'scripts/prove/large-tree.ts', timed: true },
    },
  ],
  'To other programs': [
    {
      promise:
        'openapi.json is what the server does: every operation and status, examples that it answered, ' +
        'nothing for a linter to find',
      proof: { tests: rest('openapi', 'openapi-lint', 'reference') },
    },
    {
      promise: 'A client that is made from it, or from the types of the RPC, needs none of our sources',
      proof: { tests: types('story', 'completion') },
    },
  ],
};

export const allPromises = (): Promised[] => Object.values(PROMISES).flat();
