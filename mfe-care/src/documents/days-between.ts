/** Days from one calendar day (`YYYY-MM-DD`) to another; negative when the other lies before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
