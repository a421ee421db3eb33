import * as z from 'zod';
import { writeDay } from './write-day';

/**
 * A process of its own: lives the rest of a day of the demo circle, and ends. So neither the time nor the memory that it takes is
 * the server's.
 */
const [folder, from] = z.tuple([z.string(), z.iso.datetime()]).parse(process.argv.slice(2));

// Nobody needs it any more when the server that asked for it is gone.
process.on('disconnect', () => process.exit(0));

await writeDay(folder, new Date(from));
process.exit(0);
