/** Pages and drawings that a browser would take for such, whatever it is told. */
const markup = /^\s*<(?:!doctype|html|svg|\?xml|script|head|body)/i;

/** Whether bytes are text as people write it: UTF-8 without control characters, and no page or drawing. */
export function isPlainText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // oxlint-disable-next-line no-control-regex -- these are what texts do not hold
    return text !== '' && !/[\0-\b\x0e-\x1f\x7f]/.test(text) && !markup.test(text);
  } catch {
    return false;
  }
}
