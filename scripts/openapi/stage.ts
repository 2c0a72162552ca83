import type { Reply } from './demo-school.ts';

export type Actor =
  | 'aluno@academia.demo'
  | 'pedro.lima@academia.demo'
  | 'sofia.ribeiro@academia.demo'
  | 'professor@academia.demo'
  | 'admin@academia.demo';
export type Stage = {
  /** Sends a request as one of the demo's people. @throws Error unless it succeeds. */
  as: (actor: Actor, method: string, path: string, body?: object) => Promise<Reply['body']>;
  /** Like `as`, for a visitor. */
  ask: (method: string, path: string, body?: object) => Promise<Reply['body']>;
  signIn: (actor: Actor) => Promise<unknown>;
  put: (address: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
};
