/** Texts that only React's own code contains; a remote must take React from the shell (MFE-2). */
const marks = ['https://react.dev/errors/', 'react.transitional.element'];

/** The first file that brings a React of its own, or null. */
export function fileWithReact(files: Readonly<Record<string, string>>): string | null {
  for (const [file, code] of Object.entries(files)) {
    if (marks.some((mark) => code.includes(mark))) return file;
  }
  return null;
}
