import type { CallMedia } from '@carecircle/contracts';
import { setBusState } from '@carecircle/remote-kit';

export interface WantedCall {
  /** Null calls the circle. */
  calleeId: string | null;
  media: CallMedia;
}

/** Calls somebody. What a call is made of comes only now. */
export async function beginCall(wanted: WantedCall): Promise<void> {
  const ownCall = await import('./own-call');
  setBusState('call.isOn', true);
  await ownCall.beginCall(wanted);
}

/** Answers a call that rings, or joins one that goes on. */
export async function answerCall(callId: string, media: CallMedia): Promise<void> {
  const ownCall = await import('./own-call');
  setBusState('call.isOn', true);
  await ownCall.answerCall(callId, media);
}
