import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

export type ManageFilters = {
  tab: 'horarios' | 'mentores';
  when: 'upcoming' | 'past';
  mentorId: number | undefined;
  page: number;
};

export const useManagedMentors = () => api.mentoring.managedMentors.useQuery();
export const useManagedSlots = ({ when, mentorId, page }: ManageFilters) =>
  api.mentoring.managedSlots.useQuery({ when, mentorId, page }, { placeholderData: keepPreviousData });

const useRefresh = () => {
  const cache = api.useUtils();
  return () => cache.mentoring.invalidate();
};

export const useCreateMentor = () => api.mentoring.createMentor.useMutation({ onSuccess: useRefresh() });
export const useUpdateMentor = () => api.mentoring.updateMentor.useMutation({ onSuccess: useRefresh() });
export const useOffer = () => api.mentoring.offer.useMutation({ onSuccess: useRefresh() });
export const useSetRoom = () => api.mentoring.setRoom.useMutation({ onSuccess: useRefresh() });
export const useCancelSlot = () => api.mentoring.cancelSlot.useMutation({ onSuccess: useRefresh() });
