declare const __FAULTS__: boolean | undefined;

/**
 * Moments at which this remote can be told to fail: by `?throw=<stage>` in the page's address, or by `throw` in session storage for
 * as long as it stands there, on whatever page.
 */
export type Stage =
  | 'evaluation'
  | 'page-evaluation'
  | 'bootstrap'
  | 'mount'
  | 'render'
  | 'effect'
  | 'handler'
  | 'unmount'
  | 'item'
  | 'background';

/** Whether this build fails at all; the good version does not. */
export const isFaulty = typeof __FAULTS__ !== 'undefined' && __FAULTS__;

export function isAsked(stage: Stage): boolean {
  if (!isFaulty) return false;
  const asked = [
    globalThis.sessionStorage?.getItem('throw'),
    new URLSearchParams(globalThis.location?.search).get('throw'),
  ];
  return asked.includes(stage);
}

/** Fails here when the address asks for it. */
export function throwAt(stage: Stage): void {
  if (isAsked(stage)) throw new Error(`asked to throw at ${stage}`);
}
