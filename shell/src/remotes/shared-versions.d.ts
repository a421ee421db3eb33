/** Versions of the singletons in this build of the shell, written in by its Vite configuration. */
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;
