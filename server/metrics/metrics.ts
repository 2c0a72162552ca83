import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '../../db/client.ts';
import type { Engine } from '../engine/engine.ts';

/** Seconds: from the time of a prepared read to far too long. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** One call of a procedure, over either protocol. */
export type Call = { procedure: string; /** 'OK', or the error's code. */ code: string; seconds: number };
/** One answer over HTTP. */
export type Answer = {
  /** The part of the server that was used; never text from the client. */ mount: string;
  method: string;
  status: number;
  seconds: number;
};

export type Metrics = {
  onCall: (call: Call) => void;
  onAnswer: (answer: Answer) => void;
  /** The same database, with its writes timed and its queue counted. */
  measured: (db: Db) => Db;
  /** Sets the sources that are read at every request for the metrics. */
  watch: (sources: { engine: Pick<Engine, 'load'>; countSessions: () => Promise<number> }) => void;
  /** All metrics in the text format of Prometheus. */
  text: () => Promise<string>;
  contentType: string;
};

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts what a process does, with names and units as Prometheus recommends: seconds, bytes, totals. */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const answers = new Histogram({
    name: 'academia_http_request_duration_seconds',
    help: 'Answers over HTTP, by door, method and status',
    labelNames: ['mount', 'method', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const calls = new Histogram({
    name: 'academia_procedure_duration_seconds',
    help: 'Procedures, over RPC and REST alike, by name and outcome',
    labelNames: ['procedure', 'code'],
    buckets: BUCKETS,
    registers,
  });
  const writes = new Histogram({
    name: 'academia_database_write_duration_seconds',
    help: 'Writing transactions, with the time in which they waited',
    buckets: BUCKETS,
    registers,
  });
  const pending = new Gauge({
    name: 'academia_database_writes_pending',
    help: 'Writing transactions that run or wait',
    registers,
  });

  return {
    onCall: ({ procedure, code, seconds }) => calls.observe({ procedure, code }, seconds),
    onAnswer: ({ mount, method, status, seconds }) =>
      answers.observe({ mount, method: METHODS.has(method) ? method : 'other', status }, seconds),
    measured: db => ({
      ...db,
      write: async work => {
        const stop = writes.startTimer();
        pending.inc();
        try {
          return await db.write(work);
        } finally {
          pending.dec();
          stop();
        }
      },
    }),
    watch: ({ engine, countSessions }) => {
      const processes = new Gauge({
        name: 'academia_engine_processes',
        help: 'Chess engine processes, by what they do',
        labelNames: ['state'],
        registers,
      });
      void new Gauge({
        name: 'academia_engine_waiting',
        help: 'Searches that wait for a chess engine',
        registers,
        collect() {
          const load = engine.load?.();
          if (!load) return;
          const { busy, processes: started, waiting } = load;
          processes.set({ state: 'busy' }, busy);
          processes.set({ state: 'idle' }, Math.max(0, started - busy));
          this.set(waiting);
        },
      });
      void new Gauge({
        name: 'academia_sessions',
        help: 'Sessions that are good now',
        registers,
        async collect() {
          this.set(await countSessions());
        },
      });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
};

/** The part of the server that answers a path; one of a few names. */
export const mountOf = (path: string): string =>
  /^\/(api|trpc|objects|assets|healthz|demo)(?:\/|$)/.exec(path)?.[1] ?? 'app';
