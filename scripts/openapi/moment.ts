/** When the examples of the document are asked: a Friday afternoon in São Paulo. */
export const EXAMPLE_NOW = Date.parse('2026-11-20T18:00:00.000Z');
