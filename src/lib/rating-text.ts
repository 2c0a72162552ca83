type Rated = { rating: number | null; /** Whether the rating is a guess yet. */ provisional: boolean };

/** '1200', or '1200?' while it is uncertain; nothing where there is none. */
export const ratingText = ({ rating, provisional }: Rated): string =>
  rating === null ? '' : `${rating}${provisional ? '?' : ''}`;
