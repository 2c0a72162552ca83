/** The parts of `npm test`, as data. A stage is a name that a developer can ask for. */

/** A command, which is one check. */
type Check = { stage: string; command: string };
/** Test files, stage by stage, in one run of vitest: the projects of each. */
export type TestRun = { stages: Record<string, string[]> };
export type Step = Check | TestRun;

/**
 * Two chains run in parallel, each step after the previous one. The first computes all the time; the second mostly
 * waits for servers, browsers and clocks. A step whose `needs` failed would only repeat the failure.
 */
export const CHAINS: Step[][] = [
  [
    { stage: 'typecheck', command: 'tsc --noEmit --checkers 1' },
    { stage: 'types', command: 'node scripts/types.ts && tsc -p tests/types' },
    {
      stages: {
        client: ['client-alone', 'client'],
        integration: ['integration-postgres', 'integration-sqlite'],
        unit: ['unit'],
        types: ['types'],
      },
    },
  ],
  [
    { stage: 'build', command: 'node scripts/build.ts && node scripts/build-server.ts' },
    { stage: 'lint', command: 'npm run --silent lint' },
    { stage: 'binary', command: 'node scripts/binary.ts' },
    { stages: { e2e: ['e2e'], faults: ['faults'], rest: ['rest'], binary: ['binary'] } },
  ],
];

/** The stage that must pass before another may begin. */
export const NEEDS: Partial<Record<string, string>> = { rest: 'build', e2e: 'build', binary: 'build' };

const stagesOf = (step: Step): string[] => ('stage' in step ? [step.stage] : Object.keys(step.stages));

export const STAGES = [...new Set(CHAINS.flat().flatMap(stagesOf))];

const only = (step: Step, isWanted: (stage: string) => boolean): Step[] => {
  if ('stage' in step) return isWanted(step.stage) ? [step] : [];
  const stages = Object.fromEntries(Object.entries(step.stages).filter(([stage]) => isWanted(stage)));
  return Object.keys(stages).length > 0 ? [{ stages }] : [];
};

/** The chains with only the wanted stages. */
export const chainsOf = (isWanted: (stage: string) => boolean): Step[][] =>
  CHAINS.map(chain => chain.flatMap(step => only(step, isWanted))).filter(chain => chain.length > 0);
