// Apart from the contract, so that the sheets' screen loads no validation.

export const WORDS_MAX_LENGTH = 1_000;
