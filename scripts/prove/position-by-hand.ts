import type { Person } from './person.ts';

/** A position of a lesson, made on the board by somebody who writes no PGN. */
export type Position = {
  /** Who stands where, by the names of the buttons. */
  pieces: Record<string, string[]>;
  /** The moves that are right, from square to square. */
  right: [from: string, to: string][];
  comment: string;
};

const setUp = async (person: Person, { pieces }: Position): Promise<void> => {
  await person.press('Montar posição');
  const dialog = person.page.getByRole('dialog', { name: 'Montar a posição' });
  await person.press('Esvaziar');
  for (const [piece, squares] of Object.entries(pieces)) {
    await person.click(dialog.getByRole('button', { name: piece, exact: true }));
    for (const square of squares) await person.square(square);
  }
  await person.press('Criar capítulo');
  await dialog.waitFor({ state: 'detached' });
};

/** In the editor of a lesson's chapters. */
export const makePosition = async (person: Person, position: Position): Promise<void> => {
  await setUp(person, position);
  const [main, ...others] = position.right;
  for (const square of main ?? []) await person.square(square);
  await person.write(person.page.getByLabel(/^Comentário de/), position.comment);
  for (const move of others) {
    await person.press('Primeira posição');
    for (const square of move) await person.square(square);
  }
};

export const untilSaved = ({ page }: Person): Promise<void> => page.getByText('Tudo salvo', { exact: true }).waitFor();
