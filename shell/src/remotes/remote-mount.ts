import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';
import type { MountProps, PartLifecycles, RemoteFailure, RemoteModule } from '@carecircle/remote-kit';
import type { RemoteFallback, MountKind } from './remote-fallback';
import { tryInTurn, PartFailed, stageOf, type FailureReason } from './loading/load-attempts';
import { nextTry } from './loading/next-try';
import { noteShown } from './health-report';
import { tellFailed } from './remote-health';
import type { RemoteSource, LoadStep } from './remote-source';
import { renewIfStale } from './renew-page';
import { whenFilled } from './when-filled';
import { whenIdle } from './when-idle';
import { withinTime } from './loading/within-time';

/** A part that does not come down in this time is taken off the screen all the same. */
const takeDownMs = 500;

/** What takes long may still be on its way: it is asked for again after a pause as if it had failed so often. */
const failuresOfHanging = 6;

interface Shown {
  parcel: Parcel;
  lifecycles: PartLifecycles;
  step: LoadStep;
  host: HTMLElement;
  props: ParcelProps;
  /** Whether there is something of it to see yet. */
  isUp: boolean;
}

/** The name that remotes know their root by comes from single-spa. */
type ParcelProps = Omit<MountProps, 'name'>;

export interface RemoteMountOptions {
  element: HTMLElement;
  /** Asked at each start, because another release may be served meanwhile. */
  source: () => RemoteSource;
  /** `route:<id>` or `slot:<id>`. */
  part: string;
  kind: MountKind;
  itemProps: Readonly<Record<string, unknown>>;
  /** Shows that the part is on its way, or failed, inside the element. */
  fallback: RemoteFallback;
}

/**
 * A place on the screen that belongs to one part of one remote (MFE-8). It takes the steps of the remote's ladder until the
 * part shows, falls back when it crashes, and shows its own card when nothing helps. Nothing here ever throws to its surroundings.
 */
export class RemoteMount {
  readonly #options: RemoteMountOptions;
  #itemProps: Readonly<Record<string, unknown>>;
  /** The try that counts; what belongs to an earlier one comes too late and is dropped. */
  #attempt: AbortController | null = null;
  #shown: Shown | null = null;

  constructor(options: RemoteMountOptions) {
    this.#options = options;
    this.#itemProps = options.itemProps;
  }

  /** Shows the part, from the first step. */
  start = (): void => {
    const [source, { part }] = [this.#options.source(), this.#options];
    // The version that stands in hides the refusal from the person, not from those who released the other one.
    if (source.refusal !== null) tellFailed(source.choice.current, part, 'gate', source.refusal);
    void this.#load(source);
  };

  update(itemProps: Readonly<Record<string, unknown>>): void {
    this.#itemProps = itemProps;
    if (this.#shown) void this.#shown.parcel.update?.({ ...this.#shown.props, itemProps });
  }

  /** Takes the part off the screen with its state, until `activate`. Gives whether it could; one that is on its way or failed can't. */
  deactivate(): boolean {
    return this.#setShown(false);
  }

  /** Goes on where `deactivate` left it. Gives whether it could; one that failed meanwhile can't. */
  activate(): boolean {
    return this.#setShown(true);
  }

  #setShown(isShown: boolean): boolean {
    const { host, lifecycles, isUp } = this.#shown ?? {};
    if (!isUp || !host || !lifecycles?.show) return false;
    lifecycles.show(host, isShown);
    return true;
  }

  /** Leaves the place empty. */
  async stop(): Promise<void> {
    this.#attempt?.abort();
    this.#attempt = null;
    this.#options.fallback.clear();
    await this.#takeDown();
  }

  async #load(source: RemoteSource, steps = source.steps(this.#options.part)): Promise<void> {
    this.#options.fallback.showWaiting(() => void this.#askBeside(source));
    await this.#loadUnseen(source, steps);
  }

  /**
   * The person would not wait any longer for what may still be on its way: it is asked for at another address too, and what comes
   * first is shown. On a line that is full with it already, once more would only take longer.
   */
  async #askBeside(source: RemoteSource): Promise<void> {
    const { part } = this.#options;
    const signal = this.#attempt?.signal;
    const step = source.steps(part).find(({ isFresh }) => isFresh);
    if (!signal || !step || source.isChoked()) return;
    try {
      await this.#show(source, step, signal);
    } catch (error) {
      tellFailed(step.release, part, stageOf(error), error);
    }
  }

  /** The same, with what stands in the part's place left there until the part does. */
  async #loadUnseen(source: RemoteSource, steps: LoadStep[], failures = 0): Promise<void> {
    const attempt = new AbortController();
    this.#attempt?.abort();
    this.#attempt = attempt;
    const { part } = this.#options;
    await this.#takeDown();
    const startedMs = performance.now();
    const reason = await tryInTurn({
      steps,
      attempt: async (step) => {
        await this.#show(source, step, attempt.signal);
        if (!attempt.signal.aborted) noteShown(step.release, performance.now() - startedMs);
      },
      onFailure: (step, error) => {
        if (stageOf(error) === 'time') source.giveUp(step, part);
        tellFailed(step.release, part, stageOf(error), error);
        if (step.isFresh && stageOf(error) === 'load') whenIdle(() => void renewIfStale(source));
      },
      isLeft: () => attempt.signal.aborted,
    });
    if (attempt.signal.aborted || reason === null || this.#shown?.isUp) return;
    this.#fail(reason);
    if (reason === 'load' || reason === 'time') void this.#tryAgain(reason, failures, attempt.signal);
  }

  /**
   * Asks for what did not come again, unless the person does before. A page's card has Retry under their eyes: it waits for the
   * network, or for the person to come back.
   */
  async #tryAgain(reason: FailureReason, failures: number, signal: AbortSignal): Promise<void> {
    let source;
    do {
      const attempts = reason === 'load' ? failures : failures + failuresOfHanging;
      await nextTry(this.#options.kind === 'page' ? null : attempts, signal);
      if (signal.aborted || this.#shown?.isUp) return;
      source = this.#options.source();
    } while (source.isChoked());
    await this.#loadUnseen(source, source.steps(this.#options.part), failures + 1);
  }

  #fail(reason: FailureReason) {
    // What took too long on a slow phone or line may still come, and then takes the card's place by itself.
    if (reason !== 'time') void this.#takeDown();
    this.#options.fallback.showFailure(reason, this.start);
  }

  async #show(source: RemoteSource, step: LoadStep, signal: AbortSignal): Promise<void> {
    const { part, element, fallback } = this.#options;
    const module = await source.load(step, part);
    const lifecycles = lifecyclesOf(module, part);
    if (this.#shown?.isUp === false) await this.#takeDown();
    if (signal.aborted || this.#shown) return;
    fallback.clearUnseen();
    const host = document.createElement('div');
    // Before the skeleton, so that a part that measures where it stands is right at once.
    element.prepend(host);
    await this.#mount(lifecycles, step, host);
  }

  /**
   * Resolves once something of the part is there, and takes away what stood in its place. Rejects when the part fails while it is
   * put up; a failure after that makes the area fall back.
   */
  #mount(lifecycles: PartLifecycles, step: LoadStep, host: HTMLElement): Promise<void> {
    return new Promise((resolve, reject) => {
      let state: 'coming' | 'up' | 'failed' = 'coming';
      const onFailure = (failure: RemoteFailure) => {
        const error = new PartFailed(failure.stage, { cause: failure.error });
        if (state === 'up') return this.#crash(step, error);
        state = 'failed';
        void this.#takeDown().then(() => reject(error));
      };
      const props: ParcelProps = { domElement: host, onFailure, itemProps: this.#itemProps };
      const parcel = mountRootParcel(lifecycles as ParcelConfig<ParcelProps>, props);
      const shown = { parcel, lifecycles, step, host, props, isUp: false };
      this.#shown = shown;
      const stand = () => {
        // A part that crashed in its first render is mounted all the same, with nothing in it.
        if (state === 'failed') return;
        state = 'up';
        shown.isUp = true;
        // One that was taken down while it came must not take the card away that stands in its place.
        if (this.#shown === shown) this.#options.fallback.clear();
        resolve();
      };
      whenFilled(host, stand);
      // Mounted is not shown: a screen with nothing in it has not come. An item may have nothing to show.
      const mounted = () => (this.#options.kind === 'page' && !host.hasChildNodes() ? undefined : stand());
      parcel.mountPromise.then(mounted, (error: unknown) =>
        reject(new PartFailed('mount', { cause: error })),
      );
    });
  }

  #crash(step: LoadStep, error: PartFailed) {
    if (this.#shown?.step !== step) return;
    tellFailed(step.release, this.#options.part, error.stage, error.cause);
    const { version } = step.release.manifest;
    const source = this.#options.source();
    const others = source
      .steps(this.#options.part)
      .filter(({ release }) => release.manifest.version !== version);
    const isFirstChoice = version === source.choice.current.manifest.version;
    if (isFirstChoice && others.length > 0) void this.#load(source, others);
    else this.#fail('crash');
  }

  async #takeDown(): Promise<void> {
    const shown = this.#shown;
    this.#shown = null;
    if (!shown) return;
    try {
      await withinTime(
        shown.parcel.mountPromise.catch(() => undefined),
        takeDownMs,
      );
      await withinTime(shown.parcel.unmount(), takeDownMs);
    } catch (error) {
      tellFailed(shown.step.release, this.#options.part, stageOf(error), error);
    }
    shown.host.remove();
    // Single-spa keeps every root parcel with its props for as long as the page lives, and with them what they hold.
    for (const name of Object.keys(shown.props)) Reflect.deleteProperty(shown.props, name);
  }
}

function lifecyclesOf(module: RemoteModule, part: string): PartLifecycles {
  const [kind, id] = part.split(/:(.*)/s);
  const lifecycles = kind === 'route' ? module.page(id ?? '') : module.slotItem(id ?? '');
  if (!lifecycles) throw new Error(`${module.name} has no ${part}`);
  return lifecycles;
}
