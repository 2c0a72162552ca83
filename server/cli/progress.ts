import { MultiBar } from 'cli-progress';
import type { PuzzleFile } from '../features/puzzles/import/file.ts';

/** Shows the progress of a file, on a terminal only; `say` writes a line that the bar does not overwrite. */
export type Progress = { update: (puzzles: number) => void; say: (line: string) => void; stop: () => void };

const COUNT = new Intl.NumberFormat('pt-BR');

export const showProgress = (
  { size, bytesRead }: PuzzleFile,
  output: NodeJS.WriteStream = process.stderr,
): Progress => {
  if (!output.isTTY)
    return { update: () => undefined, say: line => void output.write(`${line}\n`), stop: () => undefined };
  const bars = new MultiBar({
    stream: output,
    hideCursor: true,
    format: '{bar} {percentage}% · {puzzles} problemas · faltam {eta_formatted}',
  });
  const bar = bars.create(size, 0, { puzzles: '0' });
  return {
    update: puzzles => bar.update(bytesRead(), { puzzles: COUNT.format(puzzles) }),
    say: line => bars.log(`${line}\n`),
    stop: () => bars.stop(),
  };
};
