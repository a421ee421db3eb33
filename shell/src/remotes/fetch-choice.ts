import type { ReleaseChoice } from '@carecircle/contracts';

/** What the server serves of a remote now; undefined when it knows none. */
export async function fetchChoice(remote: string): Promise<ReleaseChoice | undefined> {
  const response = await fetch('/releases/chosen.json');
  if (!response.ok) throw new Error(`/releases/chosen.json: ${response.status}`);
  const schemas = await import('@carecircle/contracts/schemas');
  const choices = schemas.ReleaseChoice.array().parse(await response.json());
  return choices.find((choice) => choice.remote === remote);
}
