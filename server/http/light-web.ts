/**
 * What tRPC asks of the web's `Headers`, `Response` and `URL`, in the bundle, where it gets these in their place: to
 * make the real ones, and to read them again, takes as long as a short call itself.
 */
export class LightHeaders {
  #entries: [name: string, value: string][] = [];

  constructor(entries: Iterable<readonly [string, string]> = []) {
    for (const [name, value] of entries) this.append(name, value);
  }

  append(name: string, value: string): void {
    this.#entries.push([name.toLowerCase(), value]);
  }

  set(name: string, value: string): void {
    const own = name.toLowerCase();
    this.#entries = this.#entries.filter(([other]) => other !== own);
    this.#entries.push([own, value]);
  }

  entries(): Iterator<[string, string]> {
    return this.#entries.values();
  }

  [Symbol.iterator](): Iterator<[string, string]> {
    return this.entries();
  }
}

type Given = { status?: number; headers?: LightHeaders };

/** An answer whose body is a text and stays one. */
export class LightResponse {
  readonly body: string | null;
  readonly status: number;
  readonly headers: LightHeaders;

  constructor(body: string | null, { status = 200, headers = new LightHeaders() }: Given = {}) {
    this.body = body;
    this.status = status;
    this.headers = headers;
  }
}

/** An address that our mount has put together: a host, a path that needs no change, perhaps a search, no fragment. */
export class LightUrl {
  readonly pathname: string;
  readonly #search: string;
  #params: URLSearchParams | undefined;

  constructor(address: string) {
    const path = address.indexOf('/', address.indexOf('//') + 2);
    const mark = address.indexOf('?', path);
    this.pathname = mark === -1 ? address.slice(path) : address.slice(path, mark);
    this.#search = mark === -1 ? '' : address.slice(mark + 1);
  }

  get searchParams(): URLSearchParams {
    return (this.#params ??= new URLSearchParams(this.#search));
  }
}
