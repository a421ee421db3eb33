import { randomUUID } from 'node:crypto';
import { CallRefused, type InputFor, type OperationKey, type OutputFor } from './call-operation';
import type { TestPerson } from './test-person';

const attempts = 30;

/** Sends a command as a browser does: the same one again while the server is too busy to take it. */
export async function insist<K extends OperationKey>(
  person: TestPerson,
  key: K,
  input: InputFor<K>,
): Promise<OutputFor<K>> {
  const command = { commandId: randomUUID(), ...input };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await person.call(key, command);
    } catch (error) {
      const isBusy = error instanceof CallRefused && error.code === 'UNAVAILABLE';
      if (!isBusy || attempt === attempts) throw error;
    }
  }
}
