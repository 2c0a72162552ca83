// Runs for each file of tests, also where files share their modules: a hook inside those would be set only once.
import { afterAll } from 'vitest';
import { endAll } from './endings.ts';

afterAll(endAll);
