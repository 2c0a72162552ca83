/** A command that was given in a way that makes no sense. */
export class Misuse extends Error {}
