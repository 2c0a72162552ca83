// The lists of db/schema once more, as the browser may not import them: the compiler compares both where rows are read
// and written. They stand alone, so that a screen without a form loads no validation.

export const CATEGORIES = [
  'beginners',
  'intermediate',
  'advanced',
  'tactics',
  'strategy',
  'openings',
  'endgames',
  'kids',
  'history',
  'psychology',
] as const;

export const COURSE_STATUSES = ['active', 'draft', 'paused', 'archived', 'inactive'] as const;

export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const;
