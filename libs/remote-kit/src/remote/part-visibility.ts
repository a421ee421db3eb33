/** Whether a mounted part is on the screen, told to its tree at once. */
export class PartVisibility {
  #isShown = true;
  readonly #listeners = new Set<() => void>();

  get = (): boolean => this.#isShown;

  set(isShown: boolean): void {
    this.#isShown = isShown;
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
