import { skipToken } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** The certificate behind a code. @param code empty while none was given. */
export const useCertificate = (code: string) => api.certificates.check.useQuery(code === '' ? skipToken : { code });
