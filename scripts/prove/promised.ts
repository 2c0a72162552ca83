/** How a promise is proved. */
export type Proof =
  /** Test files that must all pass. */
  | { tests: string[] }
  /** A script that ends with 0; its last line is the figure. One that is `timed` must have the machine to itself. */
  | { script: string; args?: string[]; timed?: true }
  /** The package registry's known vulnerabilities of our dependencies. */
  | { audit: 'high' };

export type Promised = { promise: string; proof: Proof };

export const rest = (...names: string[]): string[] => names.map(name => `tests/rest/${name}.test.ts`);
export const unit = (...names: string[]): string[] => names.map(name => `tests/unit/${name}.test.ts`);
export const integration = (...names: string[]): string[] => names.map(name => `tests/integration/${name}.test.ts`);
export const faults = (...names: string[]): string[] => names.map(name => `tests/faults/${name}.test.ts`);
export const e2e = (...names: string[]): string[] => names.map(name => `tests/e2e/${name}.test.ts`);
export const types = (...names: string[]): string[] => names.map(name => `tests/types/${name}.test.ts`);
/** Tests of the tools, which are beside them. */
export const scripts = (...names: string[]): string[] => names.map(name => `scripts/${name}.test.ts`);
