import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { DatabaseAddress } from '../db/client.ts';
import type { SmtpAddress } from './mail/smtp.ts';
import { readNetworks, type Network } from './network.ts';
import { readBucketAddress } from './storage/address.ts';
import type { StorageAddress } from './storage/storage.ts';

export type ProfessorSignup = 'open' | 'approval';

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type Config = {
  port: number;
  host: string;
  /** The only folder that is written to: the database file, uploads, secrets. */
  dataFolder: string;
  database: DatabaseAddress;
  /** Where uploaded images are kept. */
  storage: StorageAddress;
  /** Demo content and demo logins. */
  demo: boolean;
  /** The address users type, without a path; undefined means the request's own host over plain http. */
  publicUrl: URL | undefined;
  /** The proxies whose X-Forwarded headers are believed. */
  trustedProxies: Network[];
  /** The files of the certificate, with its chain, and of its key, both in PEM, with which it speaks https itself. */
  tls?: { cert: string; key: string } | undefined;
  /** The mail server that sends reminders and digests; undefined where the school sends no mail. */
  mail: SmtpAddress | undefined;
  /** Whether somebody who signs up as a professor is one at once, or waits for an administrator's approval. */
  professorSignup: ProfessorSignup;
  rateLimits: boolean;
  /** A native Stockfish to use instead of the one from npm. */
  stockfishPath: string | undefined;
  /** What the process writes of itself; undefined is what suits where it writes. */
  logLevel: LogLevel | undefined;
  /** Where the process says what it does; undefined is nowhere. */
  metrics: { host: string; port: number } | undefined;
};

const Port = (name: string) => {
  const bad = `${name} deve ser um número de 0 a 65535`;
  return z.coerce.number({ error: bad }).int(bad).min(0, bad).max(65_535, bad);
};

const BAD_FREE_MB = 'UPLOADS_LEAVE_FREE_MB deve ser um número de 0 a 1000000';

const isSmtp = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
};

/** An address, with a name before it or without. */
const SENDER = /^(?:[^<>\r\n]+ <[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/;

const Environment = z.object({
  PORT: Port('PORT').default(3000),
  METRICS_PORT: Port('METRICS_PORT').optional(),
  // Figures of a school are for its own machine, whoever may open the school's pages.
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL deve começar com postgres://')
    .optional(),
  STORAGE_URL: z
    .string()
    .refine(readBucketAddress, 'STORAGE_URL deve ser como s3://CHAVE:SEGREDO@servidor/balde?region=us-east-1')
    .transform(readBucketAddress)
    .optional(),
  DEMO: z.enum(['0', '1'], { error: 'DEMO deve ser 0 ou 1' }).default('0'),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'PUBLIC_URL deve ser um endereço http ou https' }).optional(),
  TRUSTED_PROXY: z
    .string()
    .refine(readNetworks, 'TRUSTED_PROXY deve ser uma lista de endereços ou redes, como 127.0.0.1, 10.0.0.0/8')
    .transform(readNetworks)
    .optional(),
  TLS_CERT: z.string().optional(),
  TLS_KEY: z.string().optional(),
  SMTP_URL: z
    .string()
    .refine(isSmtp, 'SMTP_URL deve ser como smtps://USUARIO:SENHA@servidor:465 ou smtp://USUARIO:SENHA@servidor:587')
    .optional(),
  MAIL_FROM: z.string().regex(SENDER, 'MAIL_FROM deve ser como Escola <avisos@escola.br>').optional(),
  PROFESSOR_SIGNUP: z.enum(['open', 'approval'], { error: 'PROFESSOR_SIGNUP deve ser open ou approval' }).optional(),
  RATE_LIMITS: z.enum(['on', 'off'], { error: 'RATE_LIMITS deve ser on ou off' }).default('on'),
  UPLOADS_LEAVE_FREE_MB: z.coerce
    .number({ error: BAD_FREE_MB })
    .int(BAD_FREE_MB)
    .min(0, BAD_FREE_MB)
    .max(1_000_000, BAD_FREE_MB)
    .default(512),
  STOCKFISH_PATH: z.string().refine(existsSync, 'STOCKFISH_PATH deve ser o caminho de um programa').optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: 'LOG_LEVEL deve ser debug, info, warn, error ou silent' }).optional(),
});

/** Makes options of the command line take precedence over the environment. */
export const overrideEnvironment = (variables: Record<string, string>): void => {
  Object.assign(process.env, variables);
};

/** @throws Error with a Portuguese text that names the variable, when one is not as it should be. */
export const readConfig = (environment: Record<string, string | undefined> = process.env): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`Configuração inválida (${issue?.path.join('.')}): ${issue?.message}`);
  }
  if ((parsed.data.TLS_CERT === undefined) !== (parsed.data.TLS_KEY === undefined))
    throw new Error('Configuração inválida: TLS_CERT e TLS_KEY vão juntos');
  // A mail says where to read on, and nobody's request says it then.
  if (parsed.data.SMTP_URL && (!parsed.data.MAIL_FROM || !parsed.data.PUBLIC_URL))
    throw new Error('Configuração inválida: SMTP_URL precisa de MAIL_FROM e de PUBLIC_URL');
  const {
    PORT,
    HOST,
    DATA_DIR,
    DATABASE_URL,
    STORAGE_URL,
    DEMO,
    PUBLIC_URL,
    TRUSTED_PROXY,
    TLS_CERT,
    TLS_KEY,
    SMTP_URL,
    MAIL_FROM,
    PROFESSOR_SIGNUP,
    RATE_LIMITS,
    STOCKFISH_PATH,
    LOG_LEVEL,
    METRICS_PORT,
    UPLOADS_LEAVE_FREE_MB,
    METRICS_HOST,
  } = parsed.data;
  const dataFolder = resolve(DATA_DIR);
  return {
    port: PORT,
    host: HOST,
    dataFolder,
    database: DATABASE_URL
      ? { kind: 'postgres', url: DATABASE_URL }
      : { kind: 'sqlite', file: join(dataFolder, 'academy.db') },
    storage: STORAGE_URL ?? {
      kind: 'disk',
      folder: join(dataFolder, 'uploads'),
      floorBytes: UPLOADS_LEAVE_FREE_MB * 1_048_576,
    },
    demo: DEMO === '1',
    publicUrl: PUBLIC_URL ? new URL(PUBLIC_URL) : undefined,
    trustedProxies: TRUSTED_PROXY ?? [],
    tls: TLS_CERT && TLS_KEY ? { cert: resolve(TLS_CERT), key: resolve(TLS_KEY) } : undefined,
    mail: SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : undefined,
    // A private school must not show its students' names and answers to anybody who claims to teach.
    professorSignup: PROFESSOR_SIGNUP ?? (DEMO === '1' ? 'open' : 'approval'),
    rateLimits: RATE_LIMITS === 'on',
    stockfishPath: STOCKFISH_PATH,
    logLevel: LOG_LEVEL,
    metrics: METRICS_PORT === undefined ? undefined : { host: METRICS_HOST, port: METRICS_PORT },
  };
};
