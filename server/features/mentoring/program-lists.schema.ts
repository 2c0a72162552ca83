// Apart from the contract, so that the mentors' screen loads no validation.

export const MENTORING_PROGRAMS = ['individual', 'group', 'intensive'] as const;
