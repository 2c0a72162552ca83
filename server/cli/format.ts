const MEGABYTE = 1_000_000;
const GIGABYTE = 1_000 * MEGABYTE;

/** Bytes for people: '12,3 MB', and from a gigabyte on '12,3 GB'. */
export const formatBytes = (bytes: number): string => {
  const [unit, name] = bytes < GIGABYTE ? [MEGABYTE, 'MB'] : [GIGABYTE, 'GB'];
  return `${(bytes / unit).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} ${name}`;
};
