/** A text that begins a line: Spanish writes days in small letters, but not there. */
export function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
