/** Lists of children as professors have them. */
import { expect, test } from 'vitest';
import { readList } from '../../server/features/classes/import-list.ts';

const namesIn = (csv: string) => readList(csv).lines.map(line => ('message' in line ? line.message : line.fullName));

test.each([
  '1. Ana Lima\n2. Bruno Reis',
  '01) Ana Lima\n02) Bruno Reis',
  '1 - Ana Lima\n2 – Bruno Reis',
  '1º Ana Lima\n2º Bruno Reis',
  '• Ana Lima\n• Bruno Reis',
  '- Ana Lima\n- Bruno Reis',
  '1 Ana Lima\n2 Bruno Reis',
  '1\tAna Lima\n2\tBruno Reis',
  '1;Ana Lima;ana\n2;Bruno Reis;bruno',
  'Nº;Aluno\n1;Ana Lima\n2;Bruno Reis',
  '20261;Ana Lima\n20262;Bruno Reis',
])('a number or a bullet is no part of a name: %j', csv => {
  expect(namesIn(csv)).toEqual(['Ana Lima', 'Bruno Reis']);
});

test('numbers elsewhere in a name stay, and usernames are found beside a column of numbers', () => {
  expect(namesIn('Aluno 1\nJoão Paulo 2')).toEqual(['Aluno 1', 'João Paulo 2']);
  expect(readList('1;Ana Lima;ana.l\n2;Bruno Reis;').columns).toMatchObject({ fullName: 2, username: 3 });
});

test.each([
  'Escola Municipal Machado de Assis;;\nTurma 6B;;\n;;\nNº;Nome;Nascimento\n1;Ana Lima;01/02/2015\n2;Bruno Reis;',
  'Alunos\nAna Lima\nBruno Reis',
])('the names of the columns, and what stands above them, are no children: %j', csv => {
  expect(namesIn(csv)).toEqual(['Ana Lima', 'Bruno Reis']);
});

test.each([
  'Nome;Sobrenome;Usuário\nAna;Lima;ana\nBruno;Reis;bruno',
  'Nº,Sobrenome,Nome\n1,Lima,Ana\n2,Reis,Bruno',
  'Lima, Ana\nReis, Bruno',
  '1. Lima, Ana\n2. Reis, Bruno',
])('a last name in a column of its own is part of the name: %j', csv => {
  expect(namesIn(csv)).toEqual(['Ana Lima', 'Bruno Reis']);
});

test.each(['Ana Lima, 6A\nBruno Reis, 6A', 'Ana Lima, Manhã\nBruno Reis, Manhã', 'Ana Lima;Manhã\nBruno Reis;Tarde'])(
  'what stands beside a name and is none stays out of it: %j',
  csv => {
    expect(namesIn(csv)).toEqual(['Ana Lima', 'Bruno Reis']);
  },
);

test('quotes within a name spoil neither it nor the list', () => {
  expect(namesIn('Ana "Aninha" Lima\n"Reis, Bruno"')).toEqual(['Ana "Aninha" Lima', 'Reis, Bruno']);
  expect(namesIn('Ana\n"Bruno')).toEqual([expect.stringContaining('há um problema com aspas')]);
});
