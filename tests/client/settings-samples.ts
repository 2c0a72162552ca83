import { AppError, type Refusal } from '../../server/errors.ts';
import type { Session, User } from '../../server/features/auth/auth.schema.ts';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { student } from './samples.ts';

export const refuse = (refusal: Refusal) => () => {
  throw new AppError(refusal);
};
export const session = (own: Partial<Session> = {}): Session => ({
  id: '0123456789abcdef',
  device: 'Chrome · Windows',
  createdAt: '2026-11-21T17:05:00.000Z',
  expiresAt: '2026-12-21T17:05:00.000Z',
  current: true,
  ...own,
});

export const comeIn = (path = '/profile?aba=configuracoes', user: User = student) => {
  signedIn(user);
  answer({ 'profile.get': () => ({ user }) });
  return openApp(path);
};
