import type { EventType } from '@carecircle/contracts';
import type { Recorder } from '../../spine/context';
import { callOf, type Standing } from './call-rows';

type CallEventType = Extract<EventType, `call.${string}`>;

/** Says what happened in the logs of all whom the call rang for. */
export async function tellCall(record: Recorder, type: CallEventType, standing: Standing): Promise<void> {
  const call = callOf(standing);
  for (const { memberId } of standing.participants) await record.toPerson(memberId, type, { call });
}
