import { describe, expect, test } from 'vitest';
import { RegisterInput } from '../../server/features/auth/auth.schema.ts';
import { lookOf, lookOfName, looksOfName } from '../../server/features/auth/look-alikes.ts';
import { ProfileForm } from '../../server/features/profile/profile.schema.ts';

const base = { fullName: 'Ana Lima', username: 'ana.lima', email: 'ana@exemplo.com', password: 'torre-na-setima' };
const problemOf = (own: Partial<typeof base>): string | undefined =>
  RegisterInput.safeParse({ ...base, ...own }).error?.issues[0]?.message;

const UNSEEN = 'O nome contém um caractere invisível ou de controle';
const BAD_USERNAME = 'Use de 3 a 30 letras, números, pontos, hífens ou sublinhados no nome de usuário';
const BAD_EMAIL = 'Por favor, digite um email válido';

/** Each stands inside a name, as trimming takes what stands at its ends. */
const unseen: [what: string, character: string][] = [
  ['newline', '\n'],
  ['carriage return', '\r'],
  ['tab', '\t'],
  ['escape', '\u001b'],
  ['C1 control', '\u0085'],
  ['zero-width space', '\u200b'],
  ['zero-width joiner', '\u200d'],
  ['word joiner', '\u2060'],
  ['soft hyphen', '\u00ad'],
  ['right-to-left override', '\u202e'],
  ['isolate', '\u2066'],
  ['line separator', '\u2028'],
  ['variation selector', '\ufe0f'],
  ['Hangul filler', '\u3164'],
  ['empty Braille', '\u2800'],
  ['tag', '\u{e0041}'],
  ['private use', '\ue000'],
];

describe('what nobody sees is in no name', () => {
  test.each(unseen)('%s', (_, character) => {
    expect(problemOf({ fullName: `Ana${character}Lima` })).toBe(UNSEEN);
    expect(ProfileForm.safeParse({ fullName: `Ana${character}Lima` }).error?.issues[0]?.message).toBe(UNSEEN);
    expect(problemOf({ username: `ana${character}lima` })).toBe(BAD_USERNAME);
    expect(problemOf({ email: `ana${character}lima@exemplo.com` })).toBe(BAD_EMAIL);
  });
});

test('a name is composed: other forms of the same letters are the same name', () => {
  const parsed = RegisterInput.parse({
    ...base,
    fullName: ' \uff21na\u00a0Conceic\u0327a\u0303o ',
    username: '\uff41na',
    email: '\uff41na@exemplo.com',
  });
  expect(parsed).toMatchObject({ fullName: 'Ana Conceição', username: 'ana', email: 'ana@exemplo.com' });
});

test.each([
  "D'Ávila e Sá",
  'Müller-Łukasz',
  'Анна Иванова',
  'Ana Иванова',
  '山田 太郎',
  'のび太',
  'José 2º',
  'O’Neill',
])('%s is a name', fullName => expect(problemOf({ fullName })).toBeUndefined());

test.each([`An${'a\u0316\u0301\u0322\u0317\u0323\u0301'} Lima`, `Ana${'\u0301'.repeat(90)}`])(
  'marks piled over one letter are in no name: %j',
  fullName => {
    expect(problemOf({ fullName })).toBe('O nome tem sinais demais sobre uma letra');
    expect(ProfileForm.safeParse({ fullName }).success).toBe(false);
  },
);

const MARKED = ['Nguyễn Thị Ậ\u0301', 'กิ้ง ที่ปั้', 'क्ष्म्यै', 'בְּרֵאשִׁ֖ית'];
test.each(MARKED)('%s has the marks of its language', fullName => expect(problemOf({ fullName })).toBeUndefined());

test.each(['Аna Lima', 'Ana Limа', 'Ana Limα'])('%s mixes alphabets in a word', fullName => {
  expect(problemOf({ fullName })).toBe('Escreva cada palavra do nome em um só alfabeto');
});

test.each([
  ['ana.souza_2', undefined],
  ['анна.1', undefined],
  ['joão', undefined],
  ['аna.souza', 'Escreva o nome de usuário em um só alfabeto'],
  ['anaα', 'Escreva o nome de usuário em um só alfabeto'],
  ['ana٣', 'Escreva o nome de usuário em um só alfabeto'],
])('the username %s: %s', (username, message) => expect(problemOf({ username })).toBe(message));

describe('names look alike', () => {
  test.each([
    ['раура', 'paypa'],
    ['Igor', 'lgor'],
    ['0scar', 'Oscar'],
    ['pau1o', 'paulo'],
    ['carnila', 'camila'],
    ['ΑΝΑ', 'ana'],
  ])('%s and %s', (one, other) => expect(looksOfName(one)).toContain(lookOfName(other)));

  test.each([
    ['ana', 'anna'],
    ['joao', 'joão'],
    ['ana2', 'ana3'],
    ['bia.lima', 'bia_lima'],
  ])('%s and %s do not', (one, other) => expect(lookOfName(one)).not.toBe(lookOfName(other)));

  test('in an email i and l are not the same', () => {
    expect(lookOf('lia@exemplo.com')).not.toBe(lookOf('ila@exemplo.com'));
    expect(lookOf('аna@exemplo.com')).toBe(lookOf('ana@exemplo.com'));
  });
});
