/** A text that begins a line: many languages write days in small letters, but not there. */
export function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
