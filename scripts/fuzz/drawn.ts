import { HOUR_MS } from '../../server/common/time.schema.ts';

/**
 * Values that are known only when a request is sent: ids from earlier answers, and times near now. A request has a
 * placeholder for each, so that it can be made, and shrunk, without a school.
 */
export class Drawn {
  readonly pool: string;
  readonly turn: number;
  constructor(pool: string, turn: number) {
    this.pool = pool;
    this.turn = turn;
  }
}

const KEPT = 40;

/** Values in answers by field name, each with the name that requests use for it. */
const TOLD: Record<string, string> = {
  certificateCode: 'code',
  code: 'code',
  objectPath: 'imageURL',
  nextCursor: 'cursor',
  version: 'version',
  price: 'price',
  email: 'email',
  startsAt: 'startsAt',
};
/** Fields of an answer that name a person by role. */
const PERSON = new Set(['professor', 'student', 'author', 'actor', 'target']);

const singular = (name: string): string => {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  return name.endsWith('s') ? name.slice(0, -1) : name;
};
const poolOf = (name: string): string => (PERSON.has(name) ? 'user' : name);

/** The values known about a school, kept apart by who learnt them. */
export const createKnown = () => {
  const pools = new Map<string, unknown[]>();
  const counts = new Map<string, number>();
  const put = (key: string, value: unknown): void => {
    const pool = pools.get(key) ?? [];
    if (pool.includes(value)) return;
    const count = (counts.get(key) ?? 0) + 1;
    pool[count % KEPT] = value;
    counts.set(key, count);
    pools.set(key, pool);
  };
  const learn = (who: string, pool: string, value: unknown): void => {
    put(pool, value);
    put(`${who} ${pool}`, value);
  };

  /** Collects values from an answer: ids, and other values that requests need. */
  const harvest = (who: string, answer: unknown, name = ''): void => {
    if (Array.isArray(answer)) for (const item of answer) harvest(who, item, singular(name));
    if (typeof answer !== 'object' || answer === null) return;
    for (const [key, value] of Object.entries(answer)) {
      if (typeof value === 'object') harvest(who, value, key);
      else if (value === null || value === undefined) continue;
      else if (key === 'id') learn(who, poolOf(singular(name)), value);
      else if (/^\w+Id$/.test(key)) learn(who, poolOf(key.slice(0, -2)), value);
      else if (Object.hasOwn(TOLD, key)) learn(who, TOLD[key]!, value);
    }
  };

  const draw = (who: string, { pool, turn }: Drawn): unknown => {
    if (pool === 'moment') return new Date(Date.now() + turn * HOUR_MS).toISOString();
    if (pool === 'date') return new Date(Date.now() + turn * 24 * HOUR_MS).toISOString().slice(0, 10);
    const own = pools.get(`${who} ${pool}`)?.filter(value => value !== undefined) ?? [];
    const all = pools.get(pool)?.filter(value => value !== undefined) ?? [];
    const from = turn % 2 === 0 && own.length > 0 ? own : all;
    return from.length > 0 ? from[Math.floor(turn / 2) % from.length] : (turn % KEPT) + 1;
  };

  /** A request's value with its placeholders filled in. */
  const fill = (who: string, value: unknown): unknown => {
    if (value instanceof Drawn) return draw(who, value);
    if (Array.isArray(value)) return value.map(item => fill(who, item));
    if (typeof value !== 'object' || value === null) return value;
    const filled: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
    for (const [key, part] of Object.entries(value)) filled[key] = fill(who, part);
    return filled;
  };
  return { learn, harvest, fill };
};
