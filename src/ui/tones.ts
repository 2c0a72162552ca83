/** The meaning of each colour. One table for every component that has a tone. */
export const softTones = {
  neutral: 'bg-sunken text-ink',
  brand: 'bg-brand-soft text-brand-text',
  gold: 'bg-gold-soft text-gold-text',
  danger: 'bg-danger-soft text-danger-text',
  info: 'bg-info-soft text-info-text',
} as const;

export type Tone = keyof typeof softTones;
