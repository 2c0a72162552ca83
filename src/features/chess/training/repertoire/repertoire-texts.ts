import type { Gap, RepertoireSummary } from '../../../../../server/features/repertoires/repertoires.schema.ts';
import { plural } from '../../../../lib/plural.ts';
import { inPortuguese } from '../../../../lib/portuguese-moves.ts';

export const sideNames = { white: 'Brancas', black: 'Pretas' } as const;

const either = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

/** '6. Cc3', '6... d6' */
const numbered = (ply: number, san: string): string =>
  `${Math.ceil(ply / 2)}${ply % 2 === 1 ? '.' : '...'} ${inPortuguese(san)}`;

/** '12 linhas · 3 voltam hoje · 2 novas' */
export const figuresText = ({ lines, due, fresh }: RepertoireSummary): string =>
  [
    plural(lines, 'linha'),
    due > 0 && `${due} ${due === 1 ? 'volta' : 'voltam'} hoje`,
    fresh > 0 && plural(fresh, 'nova'),
  ]
    .filter(Boolean)
    .join(' · ');

export const gapTitle = ({ by, ply }: Gap): string =>
  by === 'self'
    ? `Você saiu do repertório no lance ${Math.ceil(ply / 2)}`
    : `O adversário saiu do repertório no lance ${Math.ceil(ply / 2)}`;

export const gapText = ({ by, ply, played, expected }: Gap): string => {
  const known = either.format(expected.map(inPortuguese));
  return by === 'self'
    ? `Foi jogado ${numbered(ply, played)}; o repertório tem ${known}.`
    : `Para ${numbered(ply, played)} o repertório ainda não tem resposta; ele conhece ${known}.`;
};

/** What became of a repertoire that was given to a class. */
export const givenText = ({ given, updated, kept }: { given: number; updated: number; kept: number }): string => {
  const said = [
    given > 0 && `${plural(given, 'aluno')} ${given === 1 ? 'recebeu' : 'receberam'}`,
    updated > 0 && `${plural(updated, 'aluno')} com a versão nova`,
    kept > 0 && `${plural(kept, 'aluno')} com uma cópia própria, que fica como está`,
  ].filter(part => part !== false);
  return said.length > 0 ? `${said.join('; ')}.` : 'A turma ainda não tem alunos.';
};
