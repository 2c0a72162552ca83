/** The engine's comment on a position, as the server answers it. */
export const analysed = (analysis: string, success = true) => ({
  success,
  analysis,
  score: { cp: 0 },
  bestMove: null,
  pv: [],
  depth: 12,
});
