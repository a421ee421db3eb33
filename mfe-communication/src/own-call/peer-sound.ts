/** Plays what comes from one other device, whichever screen is shown. */
export class PeerSound {
  readonly #audio = new Audio();

  constructor(stream: MediaStream) {
    this.#audio.srcObject = stream;
    this.#audio.autoplay = true;
  }

  playOn(speakerId: string): void {
    // A speaker that is gone leaves the one that plays.
    if ('setSinkId' in this.#audio) this.#audio.setSinkId(speakerId).catch(() => undefined);
  }

  stop(): void {
    this.#audio.pause();
    this.#audio.srcObject = null;
  }

  /** To be called when tracks came. A browser may want a press first; the call itself began with one. */
  play(): void {
    this.#audio.play().catch(() => undefined);
  }
}
