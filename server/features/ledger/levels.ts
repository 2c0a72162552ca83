/** XP at which each level begins, level 1 first. */
const LEVEL_STARTS = [0, 100, 250, 450, 700, 1000, 1350, 1750, 2100, 2500];

/** The level, 1 to 10, for an amount of XP. */
export const levelOf = (experience: number): number => {
  let level = 1;
  while (experience >= (LEVEL_STARTS[level] ?? Infinity)) level += 1;
  return level;
};

/** The XP range of a level, 1 to 10: `from` inclusive, `below` exclusive. */
export const experienceOf = (level: number): { from: number; below: number } => ({
  from: LEVEL_STARTS[level - 1] ?? 0,
  below: LEVEL_STARTS[level] ?? Infinity,
});

const STAR_XP = 1_000;
const beyondLast = (experience: number): number => Math.max(0, experience - (LEVEL_STARTS.at(-1) ?? 0));

/** Beyond the last level there is a star for every 1,000 XP. */
export const starsOf = (experience: number): number => Math.floor(beyondLast(experience) / STAR_XP);

/** XP to the next star, for somebody who has reached the last level. */
export const toNextStar = (experience: number): number => STAR_XP - (beyondLast(experience) % STAR_XP);
