import type { Person } from './person.ts';

const FIRST = ['Ana', 'Bruno', 'Clara', 'Davi', 'Eva', 'Felipe', 'Gabi', 'Heitor', 'Iara', 'João'];
const LAST = ['Lima', 'Souza', 'Prado', 'Reis', 'Pires', 'Moura', 'Conceição', 'Araújo', 'Dias', 'Teles'];

/** As many names as children, at most a hundred, no two the same. */
export const namesOf = (children: number): string[] =>
  Array.from({ length: children }, (_, i) => `${FIRST[i % 10]} ${LAST[Math.floor(i / 10)]}`);

export type Card = { username: string; password: string };

/** Pastes a list of names into the dialog for it, and looks at how it is read. */
export const pasteNames = async (person: Person, names: readonly string[]): Promise<void> => {
  await person.paste(person.page.getByLabel('Nomes', { exact: true }), names.join('\n'));
  await person.press('Conferir');
};

/** Makes the accounts of a list that was looked at. @returns the cards, once all of them can be printed. */
export const makeCards = async (person: Person, children: number): Promise<Card[]> => {
  await person.press(`Criar ${children} contas`);
  const { page } = person;
  await page.waitForFunction(count => document.querySelectorAll('.card-of-child svg path').length === count, children);
  const typed = await page.locator('.card-of-child .card-typed').allTextContents();
  return Array.from({ length: children }, (_, i) => ({
    username: typed[2 * i] ?? '',
    password: typed[2 * i + 1] ?? '',
  }));
};
