import { describe, expect, test } from 'vitest';
import { readPeople } from '../../server/features/users/import-file.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin1 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));
const utf16 = (text: string): Uint8Array => Uint8Array.from([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);
const jose = {
  fullName: 'José Ávila',
  email: 'jose@x.com',
  username: undefined,
  role: 'student',
  phone: null,
  dateOfBirth: null,
};

describe('a list of people', () => {
  test.each([
    ['semicolons in UTF-8', utf8('Nome;E-mail\nJosé Ávila;jose@x.com\n')],
    ['a byte order mark', utf8('\uFEFFnome;email\r\nJosé Ávila;jose@x.com\r\n')],
    ['commas and Latin letters', latin1('nome,email\nJosé Ávila,jose@x.com')],
    ['tabs in UTF-16', utf16('nome\temail\r\nJosé Ávila\tjose@x.com\r\n')],
    ['English names in another order', utf8('Email,Full Name,Class\njose@x.com,José Ávila,7B')],
    ['quoted fields and empty lines', utf8('"nome";"email"\n\n"José Ávila";"jose@x.com"\n;\n')],
  ])('with %s is read', (_, bytes) => {
    expect(readPeople(bytes, 'student')).toMatchObject([{ person: jose }]);
  });

  test('has all that the school asks of a person', () => {
    const [read] = readPeople(
      utf8('nome;email;usuário;papel;telefone;nascimento\nAna;ana@x.com;ana.7;Professora;(11) 9999;1/2/1980'),
      'student',
    );
    expect(read).toEqual({
      line: 2,
      person: {
        fullName: 'Ana',
        email: 'ana@x.com',
        username: 'ana.7',
        role: 'professor',
        phone: '(11) 9999',
        dateOfBirth: '1980-02-01',
      },
    });
  });

  test('takes the role that is given for whoever has none', () => {
    expect(
      readPeople(utf8('nome;email;papel\nAna;ana@x.com;\nRui;rui@x.com;aluno'), 'professor').map(
        read => 'person' in read && read.person.role,
      ),
    ).toEqual(['professor', 'student']);
  });

  test.each([
    [';a@x.com;;', 'falta o nome'],
    ['Ana;;;', 'falta o email'],
    ['Ana;ana;;', 'Por favor, digite um email válido'],
    ['Ana;ana@x.com;rei;', 'papel desconhecido: “rei”'],
    ['Ana;ana@x.com;;31/02/2010', 'Data de nascimento inválida'],
    ['Ana;ana@x.com;;ontem', 'nascimento “ontem”'],
    ['A;ana@x.com;;', 'Nome deve ter pelo menos 2 caracteres'],
  ])('says of %j what is wrong, by its line', (row, flaw) => {
    const read = readPeople(utf8(`nome;email;papel;nascimento\nRui;rui@x.com;;\n${row}`), 'student');
    expect(read).toMatchObject([{ line: 2 }, { line: 3, flaw: expect.stringContaining(flaw) }]);
  });

  test('counts lines, not records', () => {
    expect(readPeople(utf8('nome;email\n"Ana\nMaria";ana@x.com\nRui;x'), 'student').map(({ line }) => line)).toEqual([
      3, 4,
    ]);
  });

  test.each([
    ['', 'O arquivo está vazio'],
    ['turma;sala\n7B;2', 'Falta na primeira linha a coluna nome e email'],
    ['nome;email\n"Ana;ana@x.com', 'há um problema com aspas'],
  ])('%j is refused as a whole', (text, reason) => {
    expect(() => readPeople(utf8(text), 'student')).toThrow(reason);
  });
});
