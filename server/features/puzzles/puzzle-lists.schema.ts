// Apart from the contract, so that the training's screen loads no validation.

export const DIFFICULTIES = ['facil', 'medio', 'dificil'] as const;
