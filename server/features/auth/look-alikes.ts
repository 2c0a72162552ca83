/** Names that look alike, by the confusable characters of Unicode (UTS #39). */
import { rectifyConfusion } from 'unicode-confusables';

const shapeOf = (text: string): string => rectifyConfusion(text.normalize('NFKC')).normalize('NFKC').toLowerCase();

/** What an email looks like. */
export const lookOf = (text: string): string => shapeOf(text.normalize('NFKC').toLowerCase());

/** Some fonts draw a capital i, a small l and a 1 alike. */
const asDrawn = (shape: string): string => shape.replaceAll('i', 'l');

/** What a username looks like: names of one look cannot be told apart on the screen. Case makes no difference. */
export const lookOfName = (name: string): string => asDrawn(lookOf(name));

/** The looks that a new username must not share: capitals can look like letters that their small forms do not. */
export const looksOfName = (name: string): string[] => [lookOfName(name), asDrawn(shapeOf(name))];
