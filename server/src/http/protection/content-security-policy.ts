/**
 * Policy for a page of the app. Only our own files run, and inline scripts and styles only with the nonce of this one
 * answer (16 random bytes, base64); nothing may frame us. `devOrigins` are the dev servers that this one browser takes remotes
 * from (MFE-9); there are none for everybody else. `tileOrigin` is that of the operator's map, which only images come from (EMER-6).
 */
export function contentSecurityPolicy(
  nonce: string,
  devOrigins: readonly string[] = [],
  tileOrigin: string | null = null,
): string {
  const dev = devOrigins.map((origin) => ` ${origin}`).join('');
  return Object.entries({
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonce}'${dev}`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': `'self' data: blob:${dev}${tileOrigin ? ` ${tileOrigin}` : ''}`,
    'media-src': "'self' blob:",
    'font-src': "'self'",
    'connect-src': `'self'${dev}${dev.replaceAll(' http:', ' ws:')}`,
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'frame-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

/** Policy for the sign-in page, which has no inline script or style at all. */
export const signInPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Policy for everything that is no page: nothing in it may run or be framed. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";
