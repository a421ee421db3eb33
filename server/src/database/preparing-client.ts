import { Client, type ClientConfig, type QueryConfig } from 'pg';

const mostPrepared = 300;
const longestPrepared = 5_000;
/** By which index a pattern is found best only its value tells: such a statement is planned each time. */
const plannedEachTime = / ilike /;

/**
 * A connection on which PostgreSQL reads and plans each statement once: statements with parameters get a name. Statements
 * that are sent together travel together.
 */
export class PreparingClient extends Client {
  readonly #names = new Map<string, string>();

  constructor(config?: ClientConfig) {
    super({ ...config, pipeline: true } as ClientConfig);
    const ask = this.query.bind(this) as (config: unknown, ...rest: unknown[]) => unknown;
    const query = (config: unknown, ...rest: unknown[]) => ask(this.#named(config, rest[0]), ...rest);
    this.query = query as Client['query'];
  }

  #named(config: unknown, values: unknown): unknown {
    if (!isStatement(config) || config.name || !Array.isArray(values) || values.length === 0) return config;
    if (plannedEachTime.test(config.text)) return config;
    const name = this.#names.get(config.text) ?? this.#newName(config.text);
    return name ? { ...config, name } : config;
  }

  /** Texts that grow with their values are many: not all of them are worth the memory. */
  #newName(text: string): string | null {
    if (this.#names.size >= mostPrepared || text.length > longestPrepared) return null;
    const name = `s${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}

function isStatement(config: unknown): config is QueryConfig {
  return typeof config === 'object' && config !== null && 'text' in config && !('submit' in config);
}
