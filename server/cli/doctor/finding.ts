/** The result of one check, and what to do about it. */
type Verdict = 'ok' | 'aviso' | 'falha';
export type Finding = { verdict: Verdict; text: string };
export type Check = { title: string; examine: () => Promise<Finding> };

export const ok = (text: string): Finding => ({ verdict: 'ok', text });
export const warning = (text: string): Finding => ({ verdict: 'aviso', text });
export const failure = (text: string): Finding => ({ verdict: 'falha', text });
