import { skipToken } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** What a code certifies. @param code empty while none was given. */
export const useCertificate = (code: string) => api.certificates.check.useQuery(code === '' ? skipToken : { code });
