import type { ReleaseChoice, ServedRelease } from '@carecircle/contracts';
import type { RemoteModule } from '@carecircle/remote-kit';
import { refusalReason, type Offer } from './loading/gate';
import { addStylesheets } from './stylesheets';

/** A browser has six connections to one host: what asks by itself leaves most of them to the person. */
const mostHanging = 2;

/** One try to run a remote: a release at an address. */
export interface LoadStep {
  release: ServedRelease;
  /** Whether files come from a fresh address, past every cache and every module that failed before. */
  isFresh: boolean;
}

export type OpenRelease = (release: ServedRelease) => Promise<RemoteModule>;

/**
 * Where a remote's code comes from: the version chosen for this circle, the same once more past all caches, then the last
 * good version before it. Releases that do not fit this page are left out before any of their code is fetched.
 */
export class RemoteSource {
  readonly choice: ReleaseChoice;
  /** Why the chosen version may not run; null when it may. */
  readonly refusal: string | null;
  readonly #open: OpenRelease;
  readonly #opening = new Map<string, Promise<RemoteModule>>();
  /** Parts that did not come in time from an address, and have not come since. */
  readonly #hanging = new Set<string>();
  readonly #offer: Offer;
  /** How many loads have neither come nor failed. */
  #underWay = 0;
  /** Address where the chosen version was last opened well. */
  #address: string;

  constructor(choice: ReleaseChoice, offer: Offer, open: OpenRelease) {
    this.choice = choice;
    this.refusal = refusalReason(choice.current, offer);
    this.#offer = offer;
    this.#open = open;
    this.#address = choice.current.baseUrl;
  }

  /** What is tried for a part in turn, from the best to the last. */
  steps(part: string): LoadStep[] {
    const { current, previous } = this.choice;
    const steps: LoadStep[] = [];
    if (this.refusal === null) {
      const known = { release: { ...current, baseUrl: this.#address }, isFresh: false };
      if (!this.#hanging.has(placeOf(known, part))) steps.push(known);
      steps.push({ release: { ...current, baseUrl: freshAddress(current.baseUrl) }, isFresh: true });
    }
    if (previous && refusalReason(previous, this.#offer) === null) {
      steps.push({ release: previous, isFresh: false });
    }
    return steps;
  }

  /** Opens a release and fetches what one part needs. */
  async load(step: LoadStep, part: string): Promise<RemoteModule> {
    const module = await this.open(step);
    await this.#counted(Promise.all([module.preload([part]), addStylesheets(step.release, part)]));
    this.#hanging.delete(placeOf(step, part));
    return module;
  }

  /** Whether so much of it hangs that nothing more is asked for unless the person wants it. */
  isChoked(): boolean {
    return this.#underWay >= mostHanging;
  }

  /** A part took too long: until it has come after all, a new try asks at a fresh address. */
  giveUp(step: LoadStep, part: string): void {
    this.#hanging.add(placeOf(step, part));
  }

  /** Opens a release once for all parts; after a failure the next call tries again. */
  async open({ release, isFresh }: LoadStep): Promise<RemoteModule> {
    const opening = this.#opening.get(release.baseUrl) ?? this.#counted(this.#open(release));
    this.#opening.set(release.baseUrl, opening);
    try {
      const module = await opening;
      if (isFresh) this.#address = release.baseUrl;
      return module;
    } catch (error) {
      this.#opening.delete(release.baseUrl);
      throw error;
    }
  }

  async #counted<T>(load: Promise<T>): Promise<T> {
    this.#underWay += 1;
    try {
      return await load;
    } finally {
      this.#underWay -= 1;
    }
  }
}

function placeOf({ release }: LoadStep, part: string): string {
  return `${release.baseUrl} ${part}`;
}

/**
 * Another address of the same files. A browser keeps a module that failed while it ran, and waits for ever on an answer
 * that hangs; under a new address all of a release's files are asked for anew. The server knows `again-…` parts.
 */
function freshAddress(baseUrl: string): string {
  return `${baseUrl}again-${Date.now().toString(36)}/`;
}
