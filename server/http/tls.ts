import { X509Certificate, createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import type { Server } from 'node:http';
import { Server as TlsServer } from 'node:tls';
import { MINUTE_MS } from '../common/time.schema.ts';

type Files = { cert: string; key: string };
export type Tls = { cert: string; key: string; /** When the certificate ends. */ validTo: Date };

const LOOK_EVERY_MS = MINUTE_MS;

const readText = (file: string, variable: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new Error(`Não é possível ler o arquivo de ${variable}: ${file} (${reason})`, { cause: error });
  }
};

const parse = <Part>(read: () => Part, file: string, variable: string, what: string): Part => {
  try {
    return read();
  } catch (error) {
    throw new Error(`O arquivo de ${variable} não é ${what} em formato PEM: ${file}`, { cause: error });
  }
};

/**
 * Reads a certificate and its key.
 * @throws Error in Portuguese that names the variable, when they are unreadable or do not belong together.
 */
export const readTls = (files: Files): Tls => {
  const [cert, key] = [readText(files.cert, 'TLS_CERT'), readText(files.key, 'TLS_KEY')];
  const certificate = parse(() => new X509Certificate(cert), files.cert, 'TLS_CERT', 'um certificado');
  const secret: KeyObject = parse(() => createPrivateKey(key), files.key, 'TLS_KEY', 'uma chave privada sem senha');
  if (!certificate.checkPrivateKey(secret))
    throw new Error(`A chave de TLS_KEY não é a do certificado de TLS_CERT (${files.cert})`);
  return { cert, key, validTo: new Date(certificate.validTo) };
};

type Hearers = { onRenewed: () => void; onTrouble: (error: unknown) => void };

/**
 * Uses a renewed certificate when its file changes, and on SIGHUP. If it is unusable, the present one stays.
 * @returns a function that stops this.
 */
export const followTls = (server: Server, files: Files, { onRenewed, onTrouble }: Hearers): (() => void) => {
  const renew = (): void => {
    try {
      const { cert, key } = readTls(files);
      if (server instanceof TlsServer) server.setSecureContext({ cert, key });
      onRenewed();
    } catch (error) {
      onTrouble(error);
    }
  };
  // Certificate tools replace symbolic links by symbolic links: only polling notices that everywhere.
  for (const file of [files.cert, files.key]) watchFile(file, { interval: LOOK_EVERY_MS, persistent: false }, renew);
  process.on('SIGHUP', renew);
  return () => {
    for (const file of [files.cert, files.key]) unwatchFile(file, renew);
    process.off('SIGHUP', renew);
  };
};
