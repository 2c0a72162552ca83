import type { Span } from '../storage/storage.ts';

/**
 * The part of a file that a Range header asks for (RFC 9110, 14). Undefined for the whole: without the header, and for
 * forms that a server may ignore. Null when the part lies outside the file.
 */
export const spanIn = (header: string | undefined, size: number): Span | null | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < start) return undefined;
  return start > end ? null : { start, end };
};
