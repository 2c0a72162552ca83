/** Where something can float over the page without covering a control. */

export type Box = { left: number; top: number; width: number; height: number };
type Size = Pick<Box, 'width' | 'height'>;

/** The best first. */
const POSITIONS = ['top', 'bottom', 'left', 'right', 'middle'] as const;
export type ScreenPosition = (typeof POSITIONS)[number];

const EDGE_PX = 16;

/** The box of that size at a position of the screen, below a header that ends at `headerBottom`. In CSS pixels. */
const boxAt = (position: ScreenPosition, { width, height }: Size, screen: Size, headerBottom: number): Box => {
  const low = screen.height - height - EDGE_PX;
  const center = (screen.width - width) / 2;
  const corners: Record<ScreenPosition, Pick<Box, 'left' | 'top'>> = {
    top: { left: center, top: headerBottom },
    bottom: { left: center, top: low },
    left: { left: EDGE_PX, top: low },
    right: { left: screen.width - width - EDGE_PX, top: low },
    middle: { left: center, top: (screen.height - height) / 2 },
  };
  return { ...corners[position], width, height };
};

const meet = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/** The current position if it covers no control, else the first position that covers none, else the top. */
export const freePosition = (
  size: Size,
  screen: Size,
  headerBottom: number,
  controls: readonly Box[],
  current: ScreenPosition,
): ScreenPosition =>
  [current, ...POSITIONS].find(position =>
    controls.every(control => !meet(boxAt(position, size, screen, headerBottom), control)),
  ) ?? 'top';

const CONTROLS = 'a[href], button, input, select, textarea, video, summary, [role="tab"], [tabindex="0"]';

/** The controls that can be seen and used; those under an open dialog cannot. */
export const visibleControls = (): Box[] =>
  [...document.querySelectorAll(CONTROLS)]
    .filter(control => !control.closest('[aria-hidden="true"]'))
    .map(control => control.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
