import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name))
  .map(name => ({ name, text: readFileSync(`src/${name}`, 'utf8') }));

/** What covers the page or a part of it: the library's dialogs and menus, and whatever calls itself one. */
const COVERS = [
  /import \{[^}]*\b(Dialog|AlertDialog|DropdownMenu|ContextMenu|Popover|Select|Sheet)\b[^}]*\} from 'radix-ui'/,
  /<dialog\b|role="(alert)?dialog"|aria-modal|showModal\(|showPopover\(/,
  /aria-label=\{isOpen \? 'Fechar menu'/,
];
const CLOSED_BY_BACK = /\b(useOpen|useBackCloses)\(/;

const covering = sources.filter(({ text }) => COVERS.some(cover => cover.test(text)));

test('every dialog and menu is closed by Back, in the one way there is', () => {
  expect(covering.filter(({ text }) => !CLOSED_BY_BACK.test(text)).map(({ name }) => name)).toEqual([]);
});

test('dialogs and menus are made in the design system, and the menu of a narrow screen in the shell', () => {
  expect(covering.map(({ name }) => name).toSorted()).toEqual([
    'app/MobileMenu.tsx',
    'ui/AlertDialog.tsx',
    'ui/AlertNotice.tsx',
    'ui/Dialog.tsx',
    'ui/menu-parts.tsx',
  ]);
});

test('the buttons that end a dialog stay in view: they stand in its footer or its end', () => {
  const isDialog = (text: string): boolean => /import \{ Dialog \} from /.test(text);
  const hasLooseEnd = (text: string): boolean =>
    text.includes('flex flex-wrap justify-end gap-3') ||
    (text.includes('type="submit"') && !/<DialogEnd\b|footer=/.test(text));
  const loose = sources.filter(({ name, text }) => name.endsWith('.tsx') && isDialog(text) && hasLooseEnd(text));
  expect(loose.map(({ name }) => name).filter(name => name !== 'ui/Dialog.tsx')).toEqual([]);
});
