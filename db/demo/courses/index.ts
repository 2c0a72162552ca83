import type { DemoCourse } from '../types.ts';
import { estrategia } from './estrategia.ts';
import { fundamentos } from './fundamentos.ts';
import { taticas } from './taticas.ts';

/** In the order of the catalogue: from the first move to the will to win. */
export const demoCourses: DemoCourse[] = [fundamentos, taticas, estrategia];
