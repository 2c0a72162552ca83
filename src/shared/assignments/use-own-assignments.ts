import { api } from '../../lib/api.ts';

/** What the student's professors gave them to do, with what they have done of it. */
export const useOwnAssignments = () => api.assignments.list.useQuery();
