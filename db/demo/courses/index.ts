import type { DemoCourse } from '../types.ts';
import { aberturas } from './aberturas.ts';
import { estrategia } from './estrategia.ts';
import { finais } from './finais.ts';
import { fundamentos } from './fundamentos.ts';
import { psicologia } from './psicologia.ts';
import { taticas } from './taticas.ts';

/** In the order of the catalogue: from the first move to the will to win. */
export const demoCourses: DemoCourse[] = [fundamentos, taticas, aberturas, estrategia, finais, psicologia];
