import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { deliveryAfter } from '../../server/mail/smtp.ts';

test.each([
  ['the line is down', { code: 'ECONNECTION', command: 'CONN' }, 'later'],
  ['the password is wrong', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'later'],
  ['the reader is unknown', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'never'],
  ['the mail server is busy', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }, 'later'],
  ['the line broke after the text', { code: 'ECONNECTION', command: 'DATA' }, 'never'],
  ['the text was refused', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, 'never'],
] as const)('when %s, a mail is tried %s %s', (_when, failure, is) => {
  expect(deliveryAfter(failure)).toMatchObject({ is });
});

test('mail is off until the school names its mail server, its sender and its address', () => {
  const [SMTP_URL, MAIL_FROM, PUBLIC_URL] = [
    'smtps://u:p@mail.example:465',
    'Escola <a@escola.example>',
    'https://e.example',
  ];
  expect(readConfig({}).mail).toBeUndefined();
  expect(readConfig({ SMTP_URL, MAIL_FROM, PUBLIC_URL }).mail).toEqual({ url: SMTP_URL, from: MAIL_FROM });
  expect(() => readConfig({ SMTP_URL, MAIL_FROM })).toThrow('SMTP_URL precisa de MAIL_FROM e de PUBLIC_URL');
  expect(() => readConfig({ SMTP_URL: 'http://mail.example', MAIL_FROM, PUBLIC_URL })).toThrow(
    'SMTP_URL deve ser como',
  );
  expect(() => readConfig({ SMTP_URL, MAIL_FROM: 'Escola', PUBLIC_URL })).toThrow('MAIL_FROM deve ser como');
});
