/** What is to be reached where a chapter is played out, as the author chooses it. */
export type GoalKind = 'mate' | 'mate in' | 'win' | 'draw' | 'promote' | 'hold';

export const goalOptions: readonly { value: GoalKind; label: string; counts: boolean }[] = [
  { value: 'mate', label: 'Dar mate', counts: false },
  { value: 'mate in', label: 'Dar mate em até … lances', counts: true },
  { value: 'win', label: 'Vencer', counts: false },
  { value: 'draw', label: 'Empatar', counts: false },
  { value: 'promote', label: 'Promover um peão', counts: false },
  { value: 'hold', label: 'Resistir … lances', counts: true },
];

const USUAL_COUNT: Partial<Record<GoalKind, number>> = { 'mate in': 3, hold: 20 };

/** 'mate 3' → mate in, 3. */
export const partsOf = (goal: string | null): { kind: GoalKind | ''; count: number } => {
  const [word = '', count] = (goal ?? '').split(' ');
  const kind = word === 'mate' && count !== undefined ? 'mate in' : word;
  const known = goalOptions.find(({ value }) => value === kind)?.value ?? '';
  return { kind: known, count: Number(count ?? (known && USUAL_COUNT[known]) ?? 1) };
};

export const goalFrom = (kind: GoalKind | '', count: number): string | null => {
  const option = goalOptions.find(({ value }) => value === kind);
  if (!option) return null;
  const bounded = Math.min(99, Math.max(1, Math.round(count) || 1));
  return option.counts ? `${kind === 'mate in' ? 'mate' : kind} ${bounded}` : kind;
};

export const usualCount = (kind: GoalKind | ''): number => (kind && USUAL_COUNT[kind]) || 1;
