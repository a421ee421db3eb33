/** Points for each cause (section 9 of the specification). */
export const pointsFor = { 'task.completed': 25, 'check-in.added': 15, 'dose.taken': 10 } as const;

/** 250 points per level, starting at level 1. */
export const pointsPerLevel = 250;

/** Level for a number of points earned: level 1 runs from 0 to 249. */
export function levelFor(totalPoints: number): number {
  return Math.floor(totalPoints / pointsPerLevel) + 1;
}
