import { createTransport } from 'nodemailer';
import type { Delivery, Mailer } from './mailer.ts';

/** The mail server's address with its user and password, and who the mails are from. */
export type SmtpAddress = { url: string; from: string };

const ANSWER_MS = 30_000;
const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const;

/** What nodemailer says of a failure: `command` is what was asked of the mail server last. */
type Failure = { code?: string; command?: string; responseCode?: number };

/** Up to here the mail server has seen no text yet. */
const BEFORE_THE_TEXT = /^(?:CONN|EHLO|HELO|LHLO|STARTTLS|AUTH|MAIL FROM|RCPT TO)/;

/**
 * Whether a mail may be tried again. A mail server that refuses the school itself is set right by somebody one day; one
 * that refuses a reader stays with it; one that falls silent after the text may have taken it.
 */
export const deliveryAfter = ({ code = 'unknown', command = '', responseCode }: Failure): Delivery => {
  const reason = [code, command, responseCode].filter(Boolean).join(' ');
  const refusesReader =
    responseCode !== undefined && responseCode >= 500 && !/^(?:CONN|EHLO|HELO|STARTTLS|AUTH)/.test(command);
  if (code === 'EAUTH' || code === 'EDNS' || code === 'ETLS') return { is: 'later', reason };
  if (refusesReader) return { is: 'never', reason };
  return { is: responseCode !== undefined || BEFORE_THE_TEXT.test(command) ? 'later' : 'never', reason };
};

/** Sends by SMTP. Where there is a password, only over an encrypted line. */
export const createSmtp = ({ url, from }: SmtpAddress): Mailer => {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname,
    port: Number(port) || PORTS[secure ? 'smtps:' : 'smtp:'],
    secure,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      requireTLS: !secure,
    }),
    connectionTimeout: ANSWER_MS,
    greetingTimeout: ANSWER_MS,
    socketTimeout: ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text }) => {
      try {
        // As an object: in a text, a comma would make two readers of one.
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
        return { is: 'sent' };
      } catch (error) {
        return deliveryAfter(error as Failure);
      }
    },
  };
};
