// Apart from the contract, so that a lesson's screen loads no validation.

export const QUIZ_PASS_MARK = 70;

export const ANSWER_MAX_LENGTH = 5_000;
