/** The look of films and thumbnails: the dark theme of the school's palette (src/styles/tokens.css). */
export const colour = {
  night: '#0f2f22',
  nightRaised: '#1a4131',
  nightLine: '#2f5a46',
  ivory: '#f7f0dd',
  soft: '#bfd0c0',
  gold: '#e5b04a',
  goldText: '#765007',
  ink: '#18241d',
  boardLight: '#f1e9d0',
  boardDark: '#5d8a69',
  lastMove: 'rgb(229 176 74 / 0.55)',
  arrow: '#eda92f',
  arrowEdge: '#6b450a',
  check: 'rgb(206 74 50 / 0.88)',
};

export const font = {
  sans: (weight: number, size: number) => `${weight} ${size}px "Figtree Variable"`,
  display: (size: number) => `600 ${size}px "Fraunces Variable"`,
};
