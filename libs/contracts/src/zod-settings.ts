import * as z from 'zod';

// A page's policy forbids making code from text, which zod would try in order to run faster. Set before any schema is made.
z.config({ jitless: 'document' in globalThis });
