import type { Plugin } from 'vite';

/** Leaves React Aria's own texts out of a build for every language (ISO 639-1) but these and English. */
export function keepLocales(languages: readonly string[]): Plugin;
