/** Whether this run proves everything (`npm run test:all`), or what protects a landing (`npm test`). */
export const isWhole = process.env.TEST_DEPTH === 'all';

/** Marks a test that only a whole run has: one more kind of what another one proves. */
export const onlyWhole = { tag: '@whole' };
