import { choiceField, hrefWith } from '../../lib/url-state.ts';

export const TAB = 'problemas';
/** The tabs of the practice area. */
export const practiceFields = { tab: choiceField<string, string>('aba', ['ia', TAB], 'ia') };

export const tabHref = (tab: string): string => hrefWith('/practice', practiceFields, { tab });
