/** The quantile of the numbers, by the nearest rank; 0 for no numbers. */
export const quantile = (numbers: number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(numbers.length * share) - 1)] ?? 0;

export const milliseconds = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

/** 'p50 3.1 ms, p95 12 ms, p99 30 ms'. */
export const inQuantiles = (numbers: number[]): string =>
  [50, 95, 99].map(percent => `p${percent} ${milliseconds(quantile(numbers, percent / 100))}`).join(', ');
