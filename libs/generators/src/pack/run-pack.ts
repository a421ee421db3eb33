import path from 'node:path';
import { packLibrary } from './pack-library';

/** `tsx libs/generators/src/pack/run-pack.ts <folder> <library …>`: builds each library for publishing into `<folder>/<library>`. */
const [folder, ...libraries] = process.argv.slice(2);
if (!folder || libraries.length === 0) {
  console.error('Say where to, and which libraries: run-pack.ts packed contracts event-bus');
  process.exit(2);
}
for (const library of libraries) {
  packLibrary(path.join('libs', library), path.join(folder, library));
  console.info(`${library}: ${path.join(folder, library)}`);
}
