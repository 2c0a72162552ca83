/**
 * The passwords that a guesser tries first. Of the list of leaked passwords by frequency the first count; the package
 * is read when the first password is chosen, as it takes a moment.
 */
const COUNTED = 20_000;

/** What schools in Brazil see, and a list from elsewhere does not. */
const BRAZILIAN = [
  '102030',
  '123mudar',
  '123senha',
  'a1b2c3d4',
  'academia',
  'academia1',
  'academia123',
  'admin123',
  'administrador',
  'aluno123',
  'amor123',
  'botafogo',
  'brasil',
  'brasil123',
  'corinthians',
  'cruzeiro',
  'demo1234',
  'deus123',
  'deusefiel',
  'escola',
  'escola123',
  'familia',
  'felicidade',
  'flamengo',
  'fluminense',
  'gremio',
  'internacional',
  'jesus123',
  'jesuscristo',
  'juventus',
  'minhasenha',
  'mudar123',
  'palmeiras',
  'professor',
  'professor123',
  'qwerty123',
  'santos',
  'saopaulo',
  'senha1',
  'senha12',
  'senha123',
  'senha1234',
  'senha12345',
  'senha123456',
  'teamo123',
  'teste123',
  'vasco123',
  'xadrez',
  'xadrez1',
  'xadrez123',
];

let known: Promise<ReadonlySet<string>> | undefined;

const read = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'].slice(0, COUNTED), ...BRAZILIAN]);
};

/** Whether a password is one of the commonest, whatever its case. */
export const isCommonPassword = async (password: string): Promise<boolean> =>
  (await (known ??= read())).has(password.normalize('NFKC').toLowerCase());
