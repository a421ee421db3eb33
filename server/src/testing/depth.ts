import { randomInt } from 'node:crypto';

/** Whether this run tries everything (`npm run test:all`); else less of the same, and the same each time. */
export const isWhole = process.env.TEST_DEPTH === 'all';

/** How often something is tried in each kind of run. */
export const times = (whole: number, few: number): number => (isWhole ? whole : few);

/** Where random input begins; `TEST_SEED` repeats a run that failed. */
export const seed = Number(process.env.TEST_SEED ?? (isWhole ? randomInt(2 ** 31) : 14));
