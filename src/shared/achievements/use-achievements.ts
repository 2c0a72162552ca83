import { api } from '../../lib/api.ts';

/** The signed-in student's achievements, earned or on the way. */
export const useAchievements = () => api.missions.achievements.useQuery();
