import { ageOn } from '../tournaments/entry.policy.ts';
import { CATEGORIES, type YouthCategory } from './youth.schema.ts';

/** Whole years of age on a day (yyyy-mm-dd), where the profile says when one was born. */
export const ageOf = (viewer: { dateOfBirth: string | null }, day: string): number | null =>
  viewer.dateOfBirth === null ? null : ageOn(viewer.dateOfBirth, day);

/** Whether an age is of a group; nobody is kept out whose age the school does not know. */
export const suits = (category: YouthCategory, age: number | null): boolean =>
  age === null || (age >= CATEGORIES[category].minAge && age <= CATEGORIES[category].maxAge);
