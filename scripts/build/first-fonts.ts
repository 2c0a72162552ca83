/** The built files of the fonts that every page shows: Latin letters, of which Portuguese needs no more. */
export const FIRST_FONTS = 'assets/{figtree-latin-wght,fraunces-latin-600}-normal-*.woff2';
