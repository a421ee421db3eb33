import { get } from 'node:http';
import { once } from 'node:events';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Member } from '../member';

export interface Listening {
  stop(): void;
}

/**
 * Opens a member's stream on one circle's log, from where it stands, on a connection of its own.
 *
 * @param hear is given the data of each domain event as it arrives.
 */
export async function listen(
  origin: string,
  member: Member,
  circleId: string,
  hear: (data: string) => void,
): Promise<Listening> {
  return listenFrom(origin, member, await positionIn(member, circleId), hear);
}

/** Where a circle's log stands, as a stream is asked to go on from there. */
export async function positionIn({ call }: Member, circleId: string): Promise<string> {
  const { positions } = await call('circles', 'getSession', { circleId });
  return `${circleId}:${positions[circleId] ?? 0}`;
}

/** Opens a stream from a position that was asked for before; `hear` is given domain events, or signals where those are asked for. */
export async function listenFrom(
  origin: string,
  { cookie }: Member,
  from: string,
  hear: (data: string) => void,
  kind: 'domain' | 'signal' = 'domain',
): Promise<Listening> {
  const request: ClientRequest = get(`${origin}/api/events?positions=${from}`, {
    headers: { cookie },
    agent: false,
  });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`The stream was answered with ${answer.statusCode}`);
  const wanted = new RegExp(`^event: ${kind}\\n[^]*^data: (.*)`, 'm');
  let rest = '';
  answer.setEncoding('utf8').on('data', (text: string) => {
    const frames = (rest + text).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) {
      const data = wanted.exec(frame)?.[1];
      if (data) hear(data);
    }
  });
  answer.on('error', () => undefined);
  request.on('error', () => undefined);
  return { stop: () => request.destroy() };
}
