/**
 * State that stands in the address, so that "back", a reload and a shared link find it again: how each value is read
 * and written. Only what differs from the default is written.
 */
export type UrlField<Value> = {
  /** The parameter's name in the address. */
  readonly name: string;
  readonly default: Value;
  /** Undefined for what the address gets wrong: then the default holds. */
  readonly parse: (text: string) => Value | undefined;
  readonly format: (value: NonNullable<Value>) => string;
};

export type UrlFields<State> = { readonly [Key in keyof State]: UrlField<State[Key]> };

/** What a set of fields reads: `UrlState<typeof usersFields>`. */
export type UrlState<Fields> = { [Key in keyof Fields]: Fields[Key] extends UrlField<infer Value> ? Value : never };

const MAX_TEXT_LENGTH = 100;

export const textField = (name: string, maxLength = MAX_TEXT_LENGTH): UrlField<string> => ({
  name,
  default: '',
  parse: text => text.slice(0, maxLength),
  format: text => text,
});

const wholeNumberIn = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

/** A whole number from 1 on, such as an id. */
export const numberField = (name: string, max = Infinity): UrlField<number | undefined> => ({
  name,
  default: undefined,
  parse: text => {
    const number = wholeNumberIn(text);
    return number !== undefined && number <= max ? number : undefined;
  },
  format: String,
});

/** Ids behind one name, as `alunos=3,7`. */
export const idsField = (name: string): UrlField<readonly number[]> => ({
  name,
  default: [],
  parse: text => text.split(',').flatMap(id => wholeNumberIn(id) ?? []),
  format: ids => ids.join(','),
});

/** Whether the name stands in the address, without a value, as `?nova`. */
export const flagField = (name: string): UrlField<boolean> => ({
  name,
  default: false,
  parse: () => true,
  format: () => '',
});

/** What the server takes at most; a larger number means this page. */
const LAST_PAGE = 100_000;

/** The page of a list, from 1 on. */
export const pageField = (lastPage = LAST_PAGE): UrlField<number> => ({
  name: 'pagina',
  default: 1,
  parse: text => {
    const page = wholeNumberIn(text);
    return page && Math.min(page, lastPage);
  },
  format: String,
});

/** One of these values, each under the word that the address has for it. */
export const wordField = <Value extends string, Default extends Value | undefined>(
  name: string,
  words: Readonly<Record<Value, string>>,
  defaultValue: Default,
): UrlField<Value | Default> => ({
  name,
  default: defaultValue,
  parse: text => (Object.keys(words) as Value[]).find(value => words[value] === text),
  format: value => words[value],
});

/** One of these values, as they stand in the address. */
export const choiceField = <Value extends string, Default extends Value | undefined = undefined>(
  name: string,
  values: readonly Value[],
  defaultValue?: Default,
): UrlField<Value | Default> => ({
  name,
  default: defaultValue as Default,
  parse: text => values.find(value => value === text),
  format: value => value,
});

const entriesOf = <State extends object>(fields: UrlFields<State>) =>
  Object.entries(fields) as [keyof State, UrlField<State[keyof State]>][];

/** The state of an address that says nothing. */
export const defaultsOf = <State extends object>(fields: UrlFields<State>): State =>
  Object.fromEntries(entriesOf(fields).map(([key, field]) => [key, field.default])) as State;

export const readUrlState = <State extends object>(fields: UrlFields<State>, query: URLSearchParams): State =>
  Object.fromEntries(
    entriesOf(fields).map(([key, field]) => {
      const text = query.get(field.name);
      return [key, (text === null ? undefined : field.parse(text)) ?? field.default];
    }),
  ) as State;

/** The query with this state in it; parameters of others stay as they are. */
export const writeUrlState = <State extends object>(
  fields: UrlFields<State>,
  state: NoInfer<State>,
  query = new URLSearchParams(),
): URLSearchParams => {
  const written = new URLSearchParams(query);
  for (const [key, { name, default: usual, format }] of entriesOf(fields)) {
    const value = state[key];
    written.delete(name);
    if (value !== usual && value !== undefined && value !== null) written.set(name, format(value));
  }
  return written;
};

/** A link to a page in this state; what is not given is as by default. */
export const hrefWith = <State extends object>(
  path: string,
  fields: UrlFields<State>,
  state: Partial<NoInfer<State>>,
): string => {
  const query = writeUrlState(fields, { ...defaultsOf(fields), ...state }).toString();
  return query ? `${path}?${query}` : path;
};
