import { account } from './answers/account.ts';
import { play } from './answers/play.ts';
import { progress } from './answers/progress.ts';
import { study } from './answers/study.ts';
import { teaching } from './answers/teaching.ts';
import type { HelpGroup } from './answers/help-group.ts';

/** Everything here is so in the product: whoever changes a rule changes its answer, and a test compares the figures. */
export const studentGroups: readonly HelpGroup[] = [study, progress, play, account, teaching];
/** Professors and administrators read their own questions first. */
export const staffGroups: readonly HelpGroup[] = [teaching, study, progress, play, account];
