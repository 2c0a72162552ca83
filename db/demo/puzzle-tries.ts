/** What the demo's students have done with its puzzles. */

/** A first try solved it, failed, failed and found it later, or took a hint and found it. */
export type DemoTry = 'solved' | 'failed' | 'found' | 'hinted';

/** By username; each tries that many puzzles from the easiest on, one a day until today. */
export const demoTries: Record<string, DemoTry[]> = {
  aluno: [
    'solved',
    'solved',
    'failed',
    'solved',
    'solved',
    'found',
    'solved',
    'solved',
    'hinted',
    'failed',
    'solved',
    'solved',
    'solved',
  ],
  'pedro.lima': ['solved', 'solved', 'solved', 'failed', 'solved', 'found', 'solved', 'failed'],
  'julia.fernandes': [
    'solved',
    'solved',
    'solved',
    'solved',
    'solved',
    'solved',
    'hinted',
    'solved',
    'found',
    'solved',
  ],
  'davi.araujo': ['solved', 'failed', 'found'],
  'marina.souza': [
    'solved',
    'solved',
    'solved',
    'solved',
    'found',
    'solved',
    'solved',
    'solved',
    'solved',
    'failed',
    'solved',
    'solved',
  ],
  'lucas.teixeira': ['found', 'solved', 'failed', 'solved', 'hinted'],
  'sofia.ribeiro': ['solved', 'hinted', 'failed', 'solved'],
  'antonio.pires': ['solved', 'solved', 'failed', 'found', 'solved', 'solved'],
};
