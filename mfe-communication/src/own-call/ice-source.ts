import { callOperation, nowMs, type OperationOutput } from '@carecircle/remote-kit';

type Answer = OperationOutput<'calls.getIceServers'>;

let known: Answer | null = null;
const reserveMs = 600_000;

/** How devices find each other, as the operator set it up. */
export interface IceSource {
  hasRelay: boolean;
  servers: () => RTCIceServer[];
}

/** Asked anew when the credentials end soon. Without an answer devices of one network still find each other. */
export async function readIce(circleId: string): Promise<IceSource> {
  if (!known || Date.parse(known.expiresAt) - nowMs() < reserveMs)
    known = await callOperation('calls.getIceServers', { circleId }).catch(() => null);
  const iceServers = (known?.iceServers ?? []) as RTCIceServer[];
  return { hasRelay: known?.hasRelay ?? false, servers: () => iceServers };
}
