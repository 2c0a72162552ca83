import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import { hoursInFull } from '../../src/shared/certificates/certificate.ts';
import { expectCopied } from '../support/clipboard.ts';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';

const certificate = {
  code: '7K3QD-AAAAA-BBBBB-CCCCC',
  valid: true as const,
  studentName: 'Ana Clara Moreira',
  courseTitle: 'Fundamentos do Xadrez',
  professorName: 'Ricardo Nogueira',
  duration: 750,
  issuedAt: '2026-11-03T02:00:00.000Z',
};

beforeEach(() => {
  signedIn(null);
  answer({
    'certificates.check': ({ code }) => {
      if (code !== certificate.code) throw new AppError('certificateNotFound');
      return { certificate };
    },
  });
});

it('a valid certificate is shown to anyone, with all that it certifies', async () => {
  openApp(`/certificado/${certificate.code}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Certificado válido' })).toBeVisible();
  const diploma = screen.getByRole('article', { name: 'Certificado de conclusão' });
  for (const text of ['Ana Clara Moreira', 'Fundamentos do Xadrez', 'Ricardo Nogueira', certificate.code])
    expect(diploma).toHaveTextContent(text);
  // Two in the morning in London is still the day before in São Paulo.
  expect(diploma).toHaveTextContent('com carga horária de 12 horas e 30 minutos, em 2 de novembro de 2026');
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

it('a code that nobody was given is not found, and another can be checked', async () => {
  const person = openApp('/certificado/NADA');
  expect(await screen.findByRole('heading', { level: 1, name: 'Certificado não encontrado' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Conferir' }));
  expect(await screen.findByText('Digite o código do certificado')).toBeVisible();
  await person.type(screen.getByLabelText('Código do certificado'), ` ${certificate.code.toLowerCase()} {Enter}`);
  expect(await screen.findByRole('heading', { name: 'Certificado válido' })).toBeVisible();
  expect(window.location.pathname).toBe(`/certificado/${certificate.code}`);
});

it.each([
  ['A%2FB%20C%3F', 'A/B C?'],
  ['50%25', '50%'],
  ['CAF%C3%89', 'CAFÉ'],
])('the address %s asks for the code %s', async (segment, code) => {
  openApp(`/certificado/${segment}`);
  expect(
    await screen.findByText(
      `Nenhum certificado da escola tem o código ${code}. Confira se ele foi digitado por inteiro.`,
    ),
  ).toBeVisible();
});

it.each(['9'.repeat(3_000), 'A%00B'])(
  'what no code can be is not found either, without a word of the code: %.12s',
  async segment => {
    openApp(`/certificado/${segment}`);
    expect(await screen.findByText(/^Nenhum certificado da escola tem esse código\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
  },
);

it.each(['/certificado', '/certificado/'])('%s asks for a code', async path => {
  const person = openApp(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Conferir um certificado' })).toBeVisible();
  await person.type(screen.getByLabelText('Código do certificado'), `${certificate.code}{Enter}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Certificado válido' })).toBeVisible();
});

it('it prints, and its link is copied', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const person = openApp(`/certificado/${certificate.code}`);
  await person.click(await screen.findByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
  await person.click(screen.getByRole('button', { name: 'Copiar link' }));
  expect(await screen.findByText('Link copiado')).toBeVisible();
  await expectCopied(`${window.location.origin}/certificado/${certificate.code}`);
});

it('hours are written in full', () => {
  expect([45, 60, 61, 120, 750].map(hoursInFull)).toEqual([
    '45 minutos',
    '1 hora',
    '1 hora e 1 minuto',
    '2 horas',
    '12 horas e 30 minutos',
  ]);
});
