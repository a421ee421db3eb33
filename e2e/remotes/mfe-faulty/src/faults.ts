declare const __FAULTS__: boolean | undefined;

/** Moments at which this remote can be told to fail, by `?throw=<stage>` in the page's address. */
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
  return isFaulty && new URLSearchParams(globalThis.location?.search).get('throw') === stage;
}

/** Fails here when the address asks for it. */
export function throwAt(stage: Stage): void {
  if (isAsked(stage)) throw new Error(`asked to throw at ${stage}`);
}
