// The page's policy forbids making code from text, which zod would try in order to run faster. Read before any schema is made.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
