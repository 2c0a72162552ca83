/** A student as a running academy sees them: by HTTP alone, whatever database stands behind it. */
export type Answer = { status: number; headers: Headers; body: Record<string, unknown> };
export type Pupil = {
  cookie: string;
  ask: (method: string, path: string, body?: object) => Promise<Answer>;
  /** Keeps a short game; the same key is kept once. It counts for nothing. */
  saveGame: (key: string) => Promise<Answer>;
  /** Plays a rated game against the easiest known level: a move, its answer, and resigns. */
  playEngine: () => Promise<Answer>;
};

export const ask = async (
  url: string,
  method: string,
  path: string,
  { body, cookie = '' }: { body?: object; cookie?: string } = {},
): Promise<Answer> => {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text === '' ? {} : JSON.parse(text)) as Answer['body'],
  };
};

const ASK_AGAIN_MS = 100;

const A_GAME = {
  mode: 'blitz',
  timeControl: 300,
  pgn: '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6',
  result: '1/2-1/2',
  ending: 'agreement',
};

/** @param url where the academy is just now: one that is started again is elsewhere. */
export const pupilWith = (cookie: string, url: () => string): Pupil => {
  const own: Pupil['ask'] = (method, path, body) => ask(url(), method, path, { cookie, ...(body && { body }) });
  const playEngine = async (): Promise<Answer> => {
    const opponent = { kind: 'engine', level: 'facil' };
    const made = await own('POST', '/api/matches', { opponent, base: 600, color: 'white', rated: true });
    const path = `/api/matches/${(made.body.match as { id: number }).id}`;
    await own('POST', `${path}/moves`, { move: 'e4', ply: 0 });
    const hasAnswer = async (): Promise<boolean> =>
      ((await own('GET', path)).body.match as { moves: unknown[] }).moves.length === 2;
    while (!(await hasAnswer())) await new Promise(resolve => setTimeout(resolve, ASK_AGAIN_MS));
    return own('POST', `${path}/resign`, {});
  };
  return {
    cookie,
    ask: own,
    playEngine,
    saveGame: clientKey => own('POST', '/api/chess/games', { ...A_GAME, clientKey }),
  };
};

let registered = 0;

/** Registers somebody new and signs them in. */
export const aPupil = async (url: () => string): Promise<Pupil> => {
  const { status, headers } = await ask(url(), 'POST', '/api/auth/register', {
    body: { name: 'Nina', email: `nina${(registered += 1)}@exemplo.com`, password: 'segredo1' },
  });
  if (status !== 200) throw new Error(`Registering was answered with ${status}`);
  return pupilWith(headers.get('set-cookie')?.split(';')[0] ?? '', url);
};
