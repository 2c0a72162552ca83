// Apart from the contracts, so that these lists' screens load no validation.

export const STUDENT_STATUSES = ['ativo', 'inativo', 'concluído'] as const;
export const STUDENT_SORTS = ['lastActivity', 'name', 'course', 'progress', 'level', 'lessons'] as const;
export const SORT_DIRECTIONS = ['asc', 'desc'] as const;

export const REPORT_PERIODS = ['7d', '30d', '90d', '1y'] as const;

export const FEEDBACK_MAX_LENGTH = 2_000;
/** A student without activity for so many days is inactive. */
export const ACTIVE_DAYS = 30;
