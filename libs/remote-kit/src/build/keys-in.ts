/**
 * Keys of a catalogue that a program names: whole, as `'tasks.done'`, or by their beginning, as `\`mood.${mood}\`` and
 * `'mood.' + mood` do. It may find some that only look so, never too few.
 */
export function keysIn(program: string, keys: readonly string[]): string[] {
  const texts = new Set(textsOf(program));
  const beginnings = [...texts].filter((text) => /[.-]$/.test(text));
  return keys.filter((key) => texts.has(key) || beginnings.some((beginning) => key.startsWith(beginning)));
}

/** Every run of characters that keys are made of between quotes or the marks of a template. */
function textsOf(program: string): string[] {
  return [...program.matchAll(/["'`}]([A-Za-z][\w.-]*)(?=["'`]|\$\{)/g)].map(([, text]) => text ?? '');
}
