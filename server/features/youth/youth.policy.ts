import { ageOn } from '../tournaments/entry.policy.ts';
import { CATEGORIES, type YouthCategory } from './youth.schema.ts';

/** Age in whole years on a day (yyyy-mm-dd); null without a date of birth in the profile. */
export const ageOf = (viewer: { dateOfBirth: string | null }, day: string): number | null =>
  viewer.dateOfBirth === null ? null : ageOn(viewer.dateOfBirth, day);

/** Whether an age fits a group. An unknown age fits every group. */
export const suits = (category: YouthCategory, age: number | null): boolean =>
  age === null || (age >= CATEGORIES[category].minAge && age <= CATEGORIES[category].maxAge);
