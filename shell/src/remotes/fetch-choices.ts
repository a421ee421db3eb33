import type { ReleaseChoice } from '@carecircle/contracts';
import { bus } from '@carecircle/event-bus';

/** What the server serves of every remote to the circle of this page now, with the words of all languages. */
export async function fetchChoices(): Promise<ReleaseChoice[]> {
  const circleId = bus.state('session.current').get()?.circle?.id;
  const response = await fetch(`/releases/chosen.json${circleId ? `?circle=${circleId}` : ''}`);
  if (!response.ok) throw new Error(`/releases/chosen.json: ${response.status}`);
  const schemas = await import('@carecircle/contracts/schemas');
  return schemas.ReleaseChoice.array().parse(await response.json());
}

/** What it serves of one remote; undefined when it knows none. */
export async function fetchChoice(remote: string): Promise<ReleaseChoice | undefined> {
  return (await fetchChoices()).find((choice) => choice.remote === remote);
}
