import type { ManagedUser } from '../../server/features/users/users.schema.ts';
import { answer } from '../support/msw.ts';
import { signedIn } from './open-app.tsx';
import { admin } from './samples.ts';

export const account = (own: Partial<ManagedUser> = {}): ManagedUser => ({
  id: 7,
  fullName: 'Bruno Reis',
  username: 'bruno',
  email: 'bruno@academia.example',
  role: 'professor',
  state: 'active',
  toApprove: false,
  avatarUrl: null,
  courses: 2,
  enrollments: 0,
  fixed: null,
  createdAt: '2026-01-10T12:00:00.000Z',
  deactivatedAt: null,
  ...own,
});

export const accounts = (users: ManagedUser[] = [account()], total = users.length) => {
  signedIn(admin);
  const asked: object[] = [];
  answer({
    'users.list': input => {
      asked.push(input as object);
      return { users, total, page: Number((input as { page?: unknown }).page ?? 1), pageSize: 20 };
    },
  });
  return asked;
};
