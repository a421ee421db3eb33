/** Key of the global symbol under which the shell keeps the singletons of the page, by module name (MFE-2). */
export const shareScopeName = 'carecircle.shared';
