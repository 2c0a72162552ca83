import { call, type Session } from './client.ts';

const PATHS = ['/api/auth/me', '/api/courses', '/api/courses/1/lessons', '/api/enrollments'];
export const CALLS_PER_SECOND = 50;

export type Probed = { milliseconds: number[]; /** Answers other than 200. */ faults: string[] };

/** The requests of people who do not play, at a steady rate, whether or not the answers keep up. */
export const probe = async (session: Session, seconds: number): Promise<Probed> => {
  const probed: Probed = { milliseconds: [], faults: [] };
  const ask = async (path: string): Promise<void> => {
    try {
      const { status, milliseconds } = await call(session, 'GET', path);
      probed.milliseconds.push(milliseconds);
      if (status !== 200) probed.faults.push(`${path}: ${status}`);
    } catch (error) {
      probed.faults.push(`${path}: ${error}`);
    }
  };
  const asked: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let i = 0; i < seconds * CALLS_PER_SECOND; i += 1) {
    const wait = startedAt + (i * 1_000) / CALLS_PER_SECOND - performance.now();
    if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait));
    asked.push(ask(PATHS[i % PATHS.length]!));
  }
  await Promise.all(asked);
  return probed;
};
