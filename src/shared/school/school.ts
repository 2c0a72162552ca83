import { useEffect, useSyncExternalStore } from 'react';
import type { School } from '../../../server/features/school/school.schema.ts';
import { api } from '../../lib/api.ts';
import { readStored, store } from '../../lib/storage.ts';

/** What a school is called that has no name of its own. */
export const UNNAMED = 'Academia';
/** Read before the first paint by public/theme.js, too. */
const STORAGE_KEY = 'school';
const GREEN = 'verde';
const PLAIN: School = {
  name: null,
  accent: GREEN,
  logoUrl: null,
  registration: 'open',
  phrases: true,
  watching: false,
  purchaseApproval: false,
  asksConsent: false,
};

let remembered: School | null = null;
/** What this browser saw last. It is read once: what the server says counts more from then on. */
const recall = (): School => (remembered ??= { ...PLAIN, ...(readStored(STORAGE_KEY) as Partial<School> | null) });
const nothingChanges = () => () => undefined;

/**
 * The school's name and look: from the server, and until it answers as this browser stored it. A page rendered on the
 * server has neither.
 */
export const useSchool = (): School => {
  const before = useSyncExternalStore(nothingChanges, recall, () => PLAIN);
  return api.school.get.useQuery().data?.school ?? before;
};

/** Whether people may sign up by themselves, with the code of a class or without. */
export const useIsSignupOpen = (): boolean => useSchool().registration !== 'closed';

/** Whether whoever signs up needs the code of a class. */
export const useIsCodeNeeded = (): boolean => useSchool().registration === 'code';

/** Whether a child who signs up brings the consent of somebody who answers for it. */
export const useIsConsentAsked = (): boolean => useSchool().asksConsent;

export const useSchoolName = (): string => useSchool().name ?? UNNAMED;

/** Puts the school's colour on the page, and keeps it for the next visit. */
export const useSchoolLook = (): void => {
  const school = api.school.get.useQuery().data?.school;
  useEffect(() => {
    if (!school) return;
    if (school.accent === GREEN) delete document.documentElement.dataset.accent;
    else document.documentElement.dataset.accent = school.accent;
    const isPlain = (Object.keys(PLAIN) as (keyof School)[]).every(key => school[key] === PLAIN[key]);
    store(STORAGE_KEY, isPlain ? null : school);
  }, [school]);
};
