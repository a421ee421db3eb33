import type * as Schemas from '@carecircle/contracts/schemas';

type AllSchemas = typeof Schemas;

/**
 * The contracts' schemas as a bus uses them. They come apart from the bus, because no first screen waits for them: what has to be
 * checked before stands in line.
 */
export class LateChecks {
  #schemas: AllSchemas | null = null;
  #coming: Promise<void> | null = null;
  readonly #line: ((schemas: AllSchemas) => void)[] = [];

  /** Acts at once and throws what it throws; before the schemas are there it acts in turn later, and its error is reported. */
  use(act: (schemas: AllSchemas) => void): void {
    if (this.#schemas) act(this.#schemas);
    else this.#line.push(act);
  }

  /** Fetches the schemas, once; a failed try can be repeated. */
  async come(): Promise<void> {
    this.#coming ??= import('@carecircle/contracts/schemas').then(
      (schemas) => this.#arrive(schemas),
      (error: unknown) => {
        this.#coming = null;
        throw error;
      },
    );
    return this.#coming;
  }

  #arrive(schemas: AllSchemas): void {
    for (let next = this.#line.shift(); next; next = this.#line.shift()) report(next, schemas);
    this.#schemas = schemas;
  }
}

/** The page has its schemas once, for whatever bus. */
export const pageChecks = new LateChecks();

function report(act: (schemas: AllSchemas) => void, schemas: AllSchemas): void {
  try {
    act(schemas);
  } catch (error) {
    console.error('Refused, though handed in before the checks were there', error);
  }
}
