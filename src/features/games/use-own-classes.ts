import { api } from '../../lib/api.ts';

/** The classes that go on and that somebody is in; of the whole school for who administers. */
export const useOwnClasses = () => api.classes.list.useQuery({ archived: 'false' });
