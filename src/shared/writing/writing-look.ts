import clsx from 'clsx';

const edge = 'border-2 border-line-strong';

/** The bar of tools above the text. */
export const barLook = clsx(edge, 'flex flex-wrap gap-1 rounded-t-control border-b-0 bg-sunken p-1');
export const toolLook = 'grid size-11 place-items-center rounded-control';
/** The text, as tall before the editor has come as afterwards: nothing below moves. */
export const sheetLook = clsx(edge, 'h-96 rounded-b-control bg-surface');
/** As many places are kept for them; a test counts. */
export const TOOL_COUNT = 13;
