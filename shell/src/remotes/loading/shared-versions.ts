/** Written in by the shell's Vite configuration. */
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;

/** Versions of the singletons that remotes are checked against before any of their code runs. */
export const sharedVersions: Readonly<Record<string, string>> = __SHARED_VERSIONS__;
