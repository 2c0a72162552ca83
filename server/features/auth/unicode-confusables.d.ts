declare module 'unicode-confusables' {
  /** Each character replaced by the one that stands for all that look like it. */
  export const rectifyConfusion: (text: string) => string;
}
