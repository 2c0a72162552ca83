/** What the numbers of the PGN standard say about a move (section 10), in signs and in words. */
const MEANINGS: Readonly<Record<number, { sign: string; words: string }>> = {
  1: { sign: '!', words: 'bom lance' },
  2: { sign: '?', words: 'erro' },
  3: { sign: '!!', words: 'lance brilhante' },
  4: { sign: '??', words: 'erro grave' },
  5: { sign: '!?', words: 'lance interessante' },
  6: { sign: '?!', words: 'lance duvidoso' },
  7: { sign: ' □', words: 'único lance' },
  10: { sign: ' =', words: 'posição igual' },
  13: { sign: ' ∞', words: 'posição incerta' },
  14: { sign: ' +/=', words: 'pequena vantagem das brancas' },
  15: { sign: ' =/+', words: 'pequena vantagem das pretas' },
  16: { sign: ' ±', words: 'vantagem das brancas' },
  17: { sign: ' −/+', words: 'vantagem das pretas' },
  18: { sign: ' +−', words: 'vantagem decisiva das brancas' },
  19: { sign: ' −+', words: 'vantagem decisiva das pretas' },
};

const meaningsOf = (nags: readonly number[]) => nags.flatMap(nag => MEANINGS[nag] ?? []);

/** '!', '?? =': to stand behind a move. */
export const signsOf = (nags: readonly number[]): string =>
  meaningsOf(nags)
    .map(({ sign }) => sign)
    .join('');

/** ', bom lance': to be read after a move. */
export const spokenSigns = (nags: readonly number[]): string =>
  meaningsOf(nags)
    .map(({ words }) => `, ${words}`)
    .join('');
