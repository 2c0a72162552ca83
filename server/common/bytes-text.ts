const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** 1536 → '1,5 kB'. */
export const bytesText = (bytes: number): string => {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  return `${decimal.format(bytes / 1024 ** power)} ${units[power]}`;
};
