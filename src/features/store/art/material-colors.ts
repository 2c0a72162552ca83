/** The colours of a material: light and dark squares or sides, and the frame. */
export type MaterialColors = { light: string; dark: string; frame: string };

const looks: readonly { words: RegExp; look: MaterialColors }[] = [
  { words: /jacarand/i, look: { light: '#ecd9b4', dark: '#6b2f1d', frame: '#41190f' } },
  { words: /m[áa]rmore/i, look: { light: '#f1f2ec', dark: '#4f7f6d', frame: '#c9d2c8' } },
  { words: /sensor/i, look: { light: '#d8c19a', dark: '#4c3a2d', frame: '#1d2430' } },
  { words: /nogueira/i, look: { light: '#e6c998', dark: '#5e3d26', frame: '#3c2515' } },
  { words: /bambu/i, look: { light: '#efe0ae', dark: '#a98745', frame: '#7d6330' } },
  { words: /vidro/i, look: { light: '#e3f0f2', dark: '#8fb6bf', frame: '#b9d5da' } },
  { words: /vinil/i, look: { light: '#f4efd9', dark: '#2f7a4f', frame: '#f4efd9' } },
  { words: /metal|a[çc]o|zamac/i, look: { light: '#e4e7ea', dark: '#5a636c', frame: '#8b949c' } },
  { words: /silicone/i, look: { light: '#ffd9a8', dark: '#c2543d', frame: '#8e3a2a' } },
  { words: /[íi]m[ãa]/i, look: { light: '#f0e6cf', dark: '#3f6c8f', frame: '#24435c' } },
  { words: /pau-ferro|buxo/i, look: { light: '#efd7a3', dark: '#4b2a1b', frame: '#2f180e' } },
  { words: /madeira|pinus/i, look: { light: '#f0d8a8', dark: '#a0693a', frame: '#6d4322' } },
  { words: /abs/i, look: { light: '#f3efe2', dark: '#26323a', frame: '#3a4a54' } },
];

const USUAL: MaterialColors = { light: '#f6f1e0', dark: '#1f2a24', frame: '#5d8a69' };

/** Found by the words that describe the material. */
export const colorsOf = (material: string | null): MaterialColors =>
  looks.find(({ words }) => material !== null && words.test(material))?.look ?? USUAL;
