/** Where something may float over the page without lying on what can be operated. */

export type Box = { left: number; top: number; width: number; height: number };
type Size = Pick<Box, 'width' | 'height'>;

/** From the best on. */
export const POSITIONS = ['top', 'bottom', 'left', 'right', 'middle'] as const;
export type ScreenPosition = (typeof POSITIONS)[number];

const EDGE_PX = 16;

/** The box of so much size at a place of a screen whose header ends at `headerBottom`, all in CSS pixels. */
const boxAt = (place: ScreenPosition, { width, height }: Size, screen: Size, headerBottom: number): Box => {
  const low = screen.height - height - EDGE_PX;
  const center = (screen.width - width) / 2;
  const corners: Record<ScreenPosition, Pick<Box, 'left' | 'top'>> = {
    top: { left: center, top: headerBottom },
    bottom: { left: center, top: low },
    left: { left: EDGE_PX, top: low },
    right: { left: screen.width - width - EDGE_PX, top: low },
    middle: { left: center, top: (screen.height - height) / 2 },
  };
  return { ...corners[place], width, height };
};

const meet = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/** Where it lies already, if no control does, else the first such place; the top where every one has some. */
export const freePosition = (
  size: Size,
  screen: Size,
  headerBottom: number,
  controls: readonly Box[],
  current: ScreenPosition,
): ScreenPosition =>
  [current, ...POSITIONS].find(place =>
    controls.every(control => !meet(boxAt(place, size, screen, headerBottom), control)),
  ) ?? 'top';

const CONTROLS = 'a[href], button, input, select, textarea, video, summary, [role="tab"], [tabindex="0"]';

/** The controls that can be seen and reached: under an open dialog none can. */
export const visibleControls = (): Box[] =>
  [...document.querySelectorAll(CONTROLS)]
    .filter(control => !control.closest('[aria-hidden="true"]'))
    .map(control => control.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
