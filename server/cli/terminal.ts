import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Says one line. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Whether a person can answer questions. */
export const isTerminal = (): boolean => process.stdin.isTTY === true && process.stderr.isTTY === true;

/** Asks a person for one line. @param secret whether the input stays hidden. */
export const ask = async (question: string, secret = false): Promise<string> => {
  let mute = false;
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (!mute) process.stderr.write(chunk);
      done();
    },
  });
  const reader = createInterface({ input: process.stdin, output, terminal: true });
  try {
    const answer = reader.question(`${question}: `);
    mute = secret;
    return (await answer).trim();
  } finally {
    reader.close();
    if (secret) process.stderr.write('\n');
  }
};

/** The first line of the piped input. */
export const firstLine = async (): Promise<string> => (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? '';
