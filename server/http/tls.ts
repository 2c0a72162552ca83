import { X509Certificate, createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import type { Server } from 'node:http';
import { Server as HttpsServer } from 'node:https';
import { MINUTE_MS } from '../time.schema.ts';

type Files = { cert: string; key: string };
export type Tls = { cert: string; key: string; /** When the certificate ends. */ validTo: Date };

const LOOK_EVERY_MS = MINUTE_MS;

const readText = (file: string, variable: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(
      `Não é possível ler o arquivo de ${variable}: ${file} (${(error as NodeJS.ErrnoException).code ?? String(error)})`,
      { cause: error },
    );
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
 * Reads a certificate and its key. @throws Error in Portuguese that names the variable, when they cannot be read or do
 * not belong together.
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
 * Takes up a renewed certificate when its file changes, and on SIGHUP. One that cannot be used leaves the present one
 * in place.
 * @returns what stops it.
 */
export const followTls = (server: Server, files: Files, { onRenewed, onTrouble }: Hearers): (() => void) => {
  const renew = (): void => {
    try {
      const { cert, key } = readTls(files);
      if (server instanceof HttpsServer) server.setSecureContext({ cert, key });
      onRenewed();
    } catch (error) {
      onTrouble(error);
    }
  };
  // Those who renew certificates put links in place of links: only looking sees it everywhere.
  for (const file of [files.cert, files.key]) watchFile(file, { interval: LOOK_EVERY_MS, persistent: false }, renew);
  process.on('SIGHUP', renew);
  return () => {
    for (const file of [files.cert, files.key]) unwatchFile(file, renew);
    process.off('SIGHUP', renew);
  };
};
