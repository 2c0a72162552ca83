/** The time at which the document's examples are recorded: a Friday afternoon in São Paulo. */
export const EXAMPLE_NOW = Date.parse('2026-11-20T18:00:00.000Z');
