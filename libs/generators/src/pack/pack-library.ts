import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  exports: Record<string, string | Record<string, string>>;
  sideEffects?: string[];
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * Builds a library of this workspace into a folder that `npm pack` or `npm install` takes: each source becomes a `.js` that Node and
 * bundlers load, with its `.d.ts` beside it; stylesheets, catalogues and pictures are copied. Libraries of the workspace that
 * it needs are named by the range of their present version.
 *
 * @param library folder of the library, such as `libs/contracts`.
 * @param target folder for the build; what is there goes.
 */
export function packLibrary(library: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  const manifest = JSON.parse(readFileSync(path.join(library, 'package.json'), 'utf8')) as Manifest;
  for (const file of sourcesOf(library, manifest))
    buildSource(path.join(library, file), path.join(target, file));
  writeTypes(library, target);
  const programs = path.join(library, 'bin');
  if (existsSync(programs)) cpSync(programs, path.join(target, 'bin'), { recursive: true });
  const published = publishedManifest(manifest, (name) => versionOf(library, name));
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
}

/** What the library's doors lie in, without its tests. */
function sourcesOf(library: string, { exports }: Manifest): string[] {
  const doors = Object.values(exports).flatMap((door) =>
    typeof door === 'string' ? door : Object.values(door),
  );
  const places = new Set(doors.map((door) => door.split('/')[1] ?? ''));
  return [...places].flatMap((place) => {
    const at = path.join(library, place);
    return statSync(at).isFile() ? place : filesBelow(at).map((file) => path.join(place, file));
  });
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

function buildSource(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  if (!/\.tsx?$/.test(from) || from.endsWith('.d.ts')) return cpSync(from, to);
  const { outputText } = ts.transpileModule(readFileSync(from, 'utf8'), {
    fileName: from,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      verbatimModuleSyntax: true,
    },
  });
  writeFileSync(asJs(to), withEndings(outputText, path.dirname(from)));
}

/** Node asks for the whole name of a file, and a catalogue to be named as what it is. */
export function withEndings(code: string, folder: string): string {
  return code.replace(
    /((?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]*)\2/g,
    (_whole, before: string, _quote, specifier: string) => {
      const file = path.join(folder, specifier);
      if (specifier.endsWith('.json') && before.startsWith('from'))
        return `${before}'${specifier}' with { type: 'json' }`;
      const ending = ['.ts', '.tsx'].some((each) => existsSync(file + each)) ? '.js' : '';
      if (ending) return `${before}'${specifier}${ending}'`;
      const isFolder = existsSync(path.join(file, 'index.ts'));
      return `${before}'${isFolder ? `${specifier}/index.js` : asJs(specifier)}'`;
    },
  );
}

const asJs = (file: string) => file.replace(/\.tsx?$/, '.js');

/** Throws with what the compiler says when the library has errors. */
function writeTypes(library: string, target: string): void {
  // It lies where the library's own does, or names in there would mean others.
  const config = path.join(library, `tsconfig.pack-${process.pid}.json`);
  const compilerOptions = {
    ...{ noEmit: false, emitDeclarationOnly: true, declaration: true },
    ...{ rootDir: '.', outDir: path.resolve(target) },
  };
  const sources = { include: ['src'], exclude: ['src/**/*.test.ts', 'src/**/*.test.tsx'] };
  writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', compilerOptions, ...sources }));
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', config], { encoding: 'utf8' });
  rmSync(config);
  if (status !== 0) throw new Error(`${library} can't be packed:\n${stdout}`);
}

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/** What is published of a library's own manifest. `versionOf` gives the version of another library of the workspace. */
export function publishedManifest(manifest: Manifest, versionOf: (name: string) => string): Manifest {
  const { private: _private, devDependencies: _tools, dependencies = {}, ...rest } = manifest;
  const ranges = Object.entries(dependencies).map(([name, range]) => [
    name,
    range === '*' ? `^${versionOf(name)}` : range,
  ]);
  const sideEffects = manifest.sideEffects?.map(asJs);
  const exports = Object.fromEntries(
    Object.entries(manifest.exports).map(([door, target]) => [door, builtDoor(target)]),
  );
  return {
    ...rest,
    ...(sideEffects && { sideEffects }),
    exports,
    dependencies: Object.fromEntries(ranges) as Record<string, string>,
  };
}

function builtDoor(target: string | Record<string, string>): string | Record<string, string> {
  const source = typeof target === 'string' ? target : (target['types'] ?? target['default'] ?? '');
  if (!/\.tsx?$/.test(source)) return target;
  return { types: source.replace(/\.tsx?$/, '.d.ts'), default: asJs(source) };
}

function versionOf(library: string, name: string): string {
  const file = path.join(library, '..', name.replace('@carecircle/', ''), 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as Manifest).version;
}
