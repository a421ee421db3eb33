/** Two ways to end the name of one type. */
const alike: Partial<Record<string, string>> = { '.jpeg': '.jpg' };

/** A `content-disposition` that saves a file under its name, which ends as its content says (RFC 6266). */
export function fileDisposition(name: string, ending: string): string {
  const own = /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';
  const whole = (alike[own] ?? own) === ending ? name : `${name}${ending}`;
  const plain = whole.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(whole).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
