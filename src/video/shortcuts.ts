export type Command = 'toggle' | 'back' | 'forward' | 'louder' | 'softer' | 'mute' | 'fullscreen';

/** Where the focus is inside the player: what has keys of its own keeps them. */
export type Focus = 'player' | 'button' | 'slider' | 'choice' | 'typing';

const LETTERS: Record<string, Command> = { m: 'mute', f: 'fullscreen' };
const ARROWS: Record<string, Command> = {
  arrowleft: 'back',
  arrowright: 'forward',
  arrowup: 'louder',
  arrowdown: 'softer',
};
const SPACE: Record<string, Command> = { ' ': 'toggle' };

const keysIn: Record<Focus, Record<string, Command>> = {
  player: { ...SPACE, ...ARROWS, ...LETTERS },
  button: { ...ARROWS, ...LETTERS }, // space presses the button
  slider: { ...SPACE, ...LETTERS }, // arrows move the slider
  choice: {}, // a select looks letters up in its options
  typing: {},
};

type Pressed = { key: string; ctrlKey: boolean; altKey: boolean; metaKey: boolean };

/** What a key asks of the player, if anything. Chords belong to the browser. */
export const commandOf = ({ key, ctrlKey, altKey, metaKey }: Pressed, focus: Focus): Command | undefined =>
  ctrlKey || altKey || metaKey ? undefined : keysIn[focus][key.toLowerCase()];

export const focusOf = (element: Element): Focus => {
  if (element instanceof HTMLInputElement) return element.type === 'range' ? 'slider' : 'typing';
  if (element instanceof HTMLSelectElement) return 'choice';
  if (element instanceof HTMLTextAreaElement || (element instanceof HTMLElement && element.isContentEditable))
    return 'typing';
  return element.closest('button, a') ? 'button' : 'player';
};
