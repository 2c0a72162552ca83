/** As much of a browser's storage of answers as the product uses; addresses are paths. */

export const ORIGIN = 'https://escola.example';

export const pathOf = (asked: Request | string): string =>
  new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).pathname;

const keyOf = (asked: Request | string): string => {
  const { pathname, search } = new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN);
  return `${pathname}${search}`;
};

export class FakeCache {
  readonly kept = new Map<string, Response>();
  match = async (asked: Request | string): Promise<Response | undefined> => this.kept.get(keyOf(asked))?.clone();
  put = async (asked: Request | string, response: Response): Promise<void> =>
    void this.kept.set(keyOf(asked), response);
  add = async (asked: Request): Promise<void> => this.put(asked, await fetch(asked));
  delete = async (asked: Request | string): Promise<boolean> => this.kept.delete(keyOf(asked));
  keys = async (): Promise<{ url: string }[]> => [...this.kept.keys()].map(path => ({ url: `${ORIGIN}${path}` }));
}

/** In the place of `caches`; `all` are those there are, by name. */
export const fakeCaches = (all: Map<string, FakeCache>) => ({
  open: async (name: string): Promise<FakeCache> => {
    const cache = all.get(name) ?? new FakeCache();
    all.set(name, cache);
    return cache;
  },
  keys: async (): Promise<string[]> => [...all.keys()],
  delete: async (name: string): Promise<boolean> => all.delete(name),
  match: async (path: string): Promise<Response | undefined> => {
    for (const cache of all.values()) if (cache.kept.has(path)) return cache.match(path);
    return undefined;
  },
});
