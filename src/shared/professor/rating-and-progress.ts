/** The mean of the ratings with one decimal; a dash where there are none. */
export const ratingText = (rating: number | null): string =>
  rating === null ? '—' : rating.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The colour depends on the student's progress in percent. */
export const progressTone = (percent: number): 'brand' | 'gold' | 'danger' =>
  percent >= 80 ? 'brand' : percent >= 60 ? 'gold' : 'danger';
