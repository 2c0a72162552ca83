/** A mean of stars to one decimal; a dash before the first. */
export const ratingText = (rating: number | null): string =>
  rating === null ? '—' : rating.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** How far a student has come decides the colour: 80 and above, 60 to 79, below. */
export const progressTone = (percent: number): 'brand' | 'gold' | 'danger' =>
  percent >= 80 ? 'brand' : percent >= 60 ? 'gold' : 'danger';
