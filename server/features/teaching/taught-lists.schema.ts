// Apart from the contracts, so that these lists' screens load no validation.

export const LESSON_SEARCH_MAX_LENGTH = 100;

export const COURSE_SORTS = ['lastUpdated', 'title', 'students', 'rating', 'revenue'] as const;
