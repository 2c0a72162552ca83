import { api } from '../../lib/api.ts';

/** The programme for the young, counted now, and what of it is one's own. */
export const useYouth = () => api.youth.read.useQuery();
