import { isOtherMajor } from '@carecircle/contracts/report';
import { exportNames } from './singleton-wrappers';
import { installedVersion, lateSingletons, singletons } from './singletons';

/** Shared library → its version and the names that remotes may use of it, as `contract-report.json` records them. */
export type LibraryReport = Record<string, { version: string; names: string[] }>;

/** The libraries of this workspace that the shell hands to every remote. */
export function libraryReport(root: string): LibraryReport {
  const libraries = [...singletons, ...lateSingletons]
    .filter((name) => name.startsWith('@carecircle/'))
    .sort();
  return Object.fromEntries(
    libraries.map((name) => [
      name,
      { version: installedVersion(name, root), names: exportNames(name, root).sort() },
    ]),
  );
}

/** Names that remotes of the recorded version may use and would not find, unless their library's major version has moved (REL-5). */
export function libraryBreaks(recorded: LibraryReport, present: LibraryReport): string[] {
  return Object.entries(recorded).flatMap(([library, { version, names }]) => {
    const now = present[library];
    if (!now) return [`${library} is shared no more`];
    if (isOtherMajor(version, now.version)) return [];
    return names
      .filter((name) => !now.names.includes(name))
      .map((name) => `${library} has no ${name} any more`);
  });
}
