import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The web font of the design system. Paths are below `dist`. */
export interface FontBuild {
  /** Stylesheet of its faces. */
  style: string;
  /** The letters that every screen has. */
  file: string;
}

/**
 * Keeps the faces of the web font in a stylesheet of their own, beside their files: pages of a browser that does not hold the
 * font yet go without it.
 */
export function fontFiles(root: string): Plugin {
  return {
    name: 'carecircle:font-files',
    apply: 'build',
    generateBundle() {
      const faces = createRequire(`${root}/package.json`).resolve('@carecircle/ui/fonts.css');
      const emit = (name: string, source: string | Uint8Array) =>
        basename(this.getFileName(this.emitFile({ type: 'asset', name, source })));
      const emitBeside = (path: string) => emit(basename(path), readFileSync(resolve(dirname(faces), path)));
      const text = readFileSync(faces, 'utf8');
      emit(
        'fonts.css',
        text.replace(/url\('(.*?)'\)/g, (_, path: string) => `url('./${emitBeside(path)}')`),
      );
    },
  };
}

/** Finds the font among the paths of a build. */
export function fontOf(paths: readonly string[]): FontBuild {
  const find = (pattern: RegExp) => {
    const found = paths.find((path) => pattern.test(path));
    if (!found) throw new Error('The build has no font');
    return found;
  };
  return { style: find(/\/fonts-[\w-]{8}\.css$/), file: find(/-latin-[\w-]{8}\.woff2$/) };
}
