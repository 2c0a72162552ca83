import { z } from 'zod';
import { Answer, Moment } from '../../common/common.schema.ts';

export const Verdict = z.enum(['ok', 'attention', 'problem']);
export type Verdict = z.infer<typeof Verdict>;

export const HealthCheck = z
  .object({
    key: z
      .enum([
        'version',
        'uptime',
        'database',
        'disk',
        'backup',
        'migrations',
        'engine',
        'sessions',
        'uploads',
        'loop',
        'memory',
      ])
      .describe('O que foi medido, como nome estável'),
    title: z.string().describe('O que foi medido, em palavras'),
    value: z.string().describe('A medida, com a unidade, como se lê'),
    verdict: Verdict.describe('Está bem (ok), merece atenção (attention) ou é um problema (problem)'),
    advice: z.string().describe('O que a medida quer dizer e, se preciso, o que fazer'),
  })
  .meta({ id: 'HealthCheck', description: 'Uma medida da saúde do sistema' });
export type HealthCheck = z.infer<typeof HealthCheck>;

export const HealthOutput = Answer({
  overall: Verdict.describe('O pior dos resultados'),
  checks: z.array(HealthCheck).describe('As medidas'),
  measuredAt: Moment.describe('Quando foi medido, em ISO 8601 (UTC)'),
});
export type Health = z.infer<typeof HealthOutput>;
