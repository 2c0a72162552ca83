import { describe, expect, test } from 'vitest';
import {
  choiceField,
  defaultsOf,
  flagField,
  hrefWith,
  idsField,
  numberField,
  pageField,
  readUrlState,
  textField,
  wordField,
  writeUrlState,
} from '../../src/lib/url-state.ts';

const fields = {
  search: textField('busca', 10),
  course: numberField('curso'),
  role: choiceField('papel', ['student', 'admin']),
  sort: choiceField('ordem', ['title', 'newest'], 'newest'),
  state: wordField('estado', { pending: 'aguardando', graded: 'corrigidas' }, 'pending'),
  page: pageField(),
};
const defaults = { search: '', course: undefined, role: undefined, sort: 'newest', state: 'pending', page: 1 } as const;

const read = (text: string) => readUrlState(fields, new URLSearchParams(text));

describe('the state of an address', () => {
  test('is the default where the address says nothing', () => {
    expect(read('')).toEqual(defaults);
    expect(defaultsOf(fields)).toEqual(defaults);
  });

  test('comes back from what was written', () => {
    const state = { search: 'torre', course: 7, role: 'admin', sort: 'title', state: 'graded', page: 3 } as const;
    const query = writeUrlState(fields, state);
    expect(query.toString()).toBe('busca=torre&curso=7&papel=admin&ordem=title&estado=corrigidas&pagina=3');
    expect(readUrlState(fields, query)).toEqual(state);
  });

  test.each(['curso=0', 'curso=1e3', 'papel=rei', 'ordem=x', 'estado=graded', 'pagina=-1', 'pagina=1.5', 'pagina='])(
    'is the default where the address says nonsense: %s',
    text => expect(read(text)).toEqual(defaults),
  );

  test('holds no more than can be asked for', () => {
    expect(read('pagina=999999').page).toBe(100_000);
    expect(read('busca=uma+busca+longa').search).toBe('uma busca ');
  });
});

describe('writing the state', () => {
  test('leaves defaults out, and the parameters of others alone', () => {
    const query = writeUrlState(fields, defaults, new URLSearchParams('aba=alunos&pagina=4&busca=x'));
    expect(query.toString()).toBe('aba=alunos');
  });

  test('makes a link, without a question mark where all is as by default', () => {
    expect(hrefWith('/cursos', fields, {})).toBe('/cursos');
    expect(hrefWith('/cursos', fields, { page: 2 })).toBe('/cursos?pagina=2');
  });
});

test('ids and flags stand in an address by their name', () => {
  const fields = { studentIds: idsField('alunos'), isNew: flagField('nova') };
  const readFrom = (text: string) => readUrlState(fields, new URLSearchParams(text));
  expect(readFrom('')).toEqual({ studentIds: [], isNew: false });
  expect(readFrom('alunos=3,x,7,-1&nova')).toEqual({ studentIds: [3, 7], isNew: true });
  expect(hrefWith('/turmas', fields, { studentIds: [3, 7], isNew: true })).toBe('/turmas?alunos=3%2C7&nova=');
});
