import { expect, test } from 'vitest';
import { currentOf, navigationFor } from '../../src/app/navigation.ts';
import type { SessionUser } from '../../src/shared/session/session.tsx';

const markedFor = (role: SessionUser['role'], location: string): string[] =>
  navigationFor({ role, awaitingApproval: false, alsoTeaches: false })
    .filter(({ href }) => currentOf(href, location))
    .map(({ label }) => label);

test.each([
  { role: 'student', location: '/tarefas', marked: ['Turmas'] },
  { role: 'student', location: '/tarefas/7', marked: ['Turmas'] },
  { role: 'student', location: '/turmas/7/aula', marked: ['Turmas'] },
  { role: 'student', location: '/tournaments', marked: ['Torneios'] },
  { role: 'student', location: '/treino', marked: ['Treino'] },
  { role: 'professor', location: '/tarefas/7', marked: ['Turmas'] },
  { role: 'professor', location: '/professor/cursos/7/edit', marked: ['Meus Cursos'] },
  { role: 'admin', location: '/turmas/7/tarefas', marked: ['Turmas'] },
  { role: 'student', location: '/help', marked: [] },
] as const)('on $location the header of a $role marks $marked', ({ role, location, marked }) => {
  expect(markedFor(role, location)).toEqual(marked);
});
