import { callLimits, type CallContent } from '@carecircle/contracts';

const waitMs = 80;

/** Gathers the network addresses that a browser finds one by one, so that a few requests carry them. */
export class CandidateBatch {
  readonly #send: (candidates: CallContent['candidates']) => void;
  #found: CallContent['candidates'] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (candidates: CallContent['candidates']) => void) {
    this.#send = send;
  }

  add({ candidate, sdpMid, sdpMLineIndex, usernameFragment }: RTCIceCandidate): void {
    if (candidate === '') return;
    this.#found.push({ candidate, sdpMid, sdpMLineIndex, usernameFragment });
    this.#timer ??= setTimeout(() => this.#flush(), waitMs);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#found = [];
  }

  #flush(): void {
    this.#timer = undefined;
    while (this.#found.length > 0) this.#send(this.#found.splice(0, callLimits.candidates));
  }
}
