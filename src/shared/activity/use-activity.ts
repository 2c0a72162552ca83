import { api } from '../../lib/api.ts';

/** What the signed-in student did last. */
export const useActivity = () => api.missions.activity.useQuery();
