/** A child's week as a mail. Pure. */
import { momentInSentence } from '../../common/days.ts';
import { dayText, linesOf } from './digest-lines.schema.ts';
import type { Digest, Week } from './digests.schema.ts';

const moment = (at: string): string => momentInSentence(new Date(at));

const section = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${title}\n${lines.map(line => `- ${line}`).join('\n')}\n\n`;

/** Whether there is nothing to tell: a week of holidays needs no mail. */
export const isEmpty = (digest: Digest): boolean =>
  Object.values(linesOf(digest, moment)).every(lines => lines.length === 0);

/** @param endAddress where the mails are ended. */
export const letterOf = ({ from, until, digest }: Week, endAddress: string): { subject: string; text: string } => {
  const { learned, done, due } = linesOf(digest, moment);
  const week = `${dayText(from)} a ${dayText(until)}`;
  return {
    subject: `A semana de ${digest.fullName}: ${week}`,
    text:
      `${digest.fullName}, de ${week}\n\n` +
      section('O que aprendeu', learned) +
      section('Como foi', done) +
      section('O que falta fazer', due) +
      `Para não receber mais este resumo: ${endAddress}\n`,
  };
};
