import { keepPreviousData } from '@tanstack/react-query';
import type { When } from '../../../server/features/tournaments/tournaments.schema.ts';
import { api } from '../../lib/api.ts';

/** One page of the school's tournaments. */
export const useTournaments = (when: When, page = 1) =>
  api.tournaments.list.useQuery({ when, page }, { placeholderData: keepPreviousData });
