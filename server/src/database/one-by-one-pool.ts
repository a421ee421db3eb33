import type { PoolClient, PoolConfig } from 'pg';
import { LastingPool } from './lasting-pool';
import { isUrgent } from './urgency';

/**
 * A pool of one connection, for which everybody waits in line, whoever is urgent before all others: a cry for help must not stand
 * behind fifty readers, a backup and a demo circle that is made anew. What has begun is finished, for a transaction cannot be
 * put aside.
 */
export class OneByOnePool extends LastingPool {
  readonly #urgent: (() => void)[] = [];
  readonly #others: (() => void)[] = [];
  #isTaken = false;

  constructor(config: PoolConfig) {
    super({ ...config, max: 1 });
    this.on('release', () => this.#passOn());
    const connect = this.connect.bind(this) as () => Promise<PoolClient>;
    const inTurn = async () => {
      await this.#turn();
      return connect().catch((error: unknown) => {
        this.#passOn();
        throw error;
      });
    };
    this.connect = inTurn as OneByOnePool['connect'];
  }

  #turn(): Promise<void> | undefined {
    if (this.#isTaken) return new Promise((goOn) => (isUrgent() ? this.#urgent : this.#others).push(goOn));
    this.#isTaken = true;
    return undefined;
  }

  #passOn(): void {
    const goOn = this.#urgent.shift() ?? this.#others.shift();
    if (goOn) goOn();
    else this.#isTaken = false;
  }
}
