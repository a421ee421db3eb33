/** Starts the maker of the embedded database from the TypeScript sources. */
import { tsImport } from 'tsx/esm/api';

await tsImport('./folder-database-maker.ts', import.meta.url);
