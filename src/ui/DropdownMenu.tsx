import { cloneElement, type ComponentProps, useState } from 'react';
import type * as MenuParts from './menu-parts.tsx';

type Parts = typeof MenuParts;
let parts: Parts | undefined;

/** Fetches what menus are made of: more than the rest of the header, and most pages are left without opening one. */
export const loadMenus = async (): Promise<Parts> => (parts ??= await import('./menu-parts.tsx'));
const fetchAhead = (): void => void loadMenus().catch(() => undefined);

/** The parts are on the screen only in a menu that is open, so they are there. */
const loadedParts = (): Parts => {
  if (!parts) throw new Error('A part of a menu stands outside any menu');
  return parts;
};

/**
 * A menu that opens from its trigger (one button, which gets the aria attributes). Fill it with MenuItem, MenuLink,
 * MenuLabel, MenuSeparator. Until it is opened for the first time only the button is there.
 */
export const DropdownMenu = ({ trigger, ...menu }: MenuParts.MenuProps) => {
  const [state, setState] = useState<'waiting' | 'opened' | 'ready'>(parts ? 'ready' : 'waiting');
  if (parts && state !== 'waiting') return <parts.Menu trigger={trigger} {...menu} startsOpen={state === 'opened'} />;
  // Without a connection it stays closed, and opens at the next try.
  const open = () =>
    void loadMenus().then(
      () => setState('opened'),
      () => undefined,
    );
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onClick: open,
    onKeyDown: event => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      open();
    },
  });
};

export const MenuItem = (props: ComponentProps<Parts['MenuItem']>) => {
  const { MenuItem: Part } = loadedParts();
  return <Part {...props} />;
};

export const MenuLink = (props: ComponentProps<Parts['MenuLink']>) => {
  const { MenuLink: Part } = loadedParts();
  return <Part {...props} />;
};

/** A link of its own looks, as an entry of the menu. */
export const MenuEntry = (props: ComponentProps<Parts['MenuEntry']>) => {
  const { MenuEntry: Part } = loadedParts();
  return <Part {...props} />;
};

export const MenuLabel = (props: ComponentProps<Parts['MenuLabel']>) => {
  const { MenuLabel: Part } = loadedParts();
  return <Part {...props} />;
};

export const MenuSeparator = () => {
  const { MenuSeparator: Part } = loadedParts();
  return <Part />;
};
