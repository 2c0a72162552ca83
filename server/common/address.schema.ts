import { z } from 'zod';
import { Storable } from './common.schema.ts';

const ADDRESS_MAX_LENGTH = 2_000;

/** What the school serves itself: uploaded images, and the files of the demo. */
const OWN_FILE = /^\/(objects|demo)(\/[\w-][\w.-]*)+$/;

const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);

/** Whether a text is an address of the web, or of a file of the school's own. No other scheme passes. */
const isAddress = (text: string): boolean => OWN_FILE.test(text) || isWebAddress(text);

/** An address; an empty text is none. */
export const OptionalAddress = (invalid: string) =>
  z
    .string({ error: invalid })
    .trim()
    .max(ADDRESS_MAX_LENGTH, invalid)
    .pipe(Storable)
    .refine(text => text === '' || isAddress(text), invalid)
    .nullish();

/** A picture that the school itself serves: an upload, or a cover of the demo. */
const OWN_IMAGE = /^\/(objects\/uploads\/[0-9a-f]{32}|demo\/[\w-]+\/[\w-]+\.webp)$/;

/** The address of an uploaded picture; an empty text is none. Another site would learn who looks at it. */
export const OptionalImage = (invalid: string, foreign: string) =>
  z
    .string({ error: invalid })
    .trim()
    .max(ADDRESS_MAX_LENGTH, invalid)
    .pipe(Storable)
    .superRefine((text, context) => {
      if (text === '' || OWN_IMAGE.test(text)) return;
      context.addIssue({ code: 'custom', message: isWebAddress(text) ? foreign : invalid });
    })
    .nullish();
