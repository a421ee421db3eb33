import { useSyncExternalStore } from 'react';
import type { Call, CallMedia } from '@carecircle/contracts';
import type { MediaProblem } from './local-media';

/** Another device of the call, as its tile shows it. */
export interface PeerView {
  memberId: string;
  deviceId: string;
  state: 'connecting' | 'connected' | 'reconnecting';
  stream: MediaStream;
  isMuted: boolean;
  isCameraOn: boolean;
}

/** Why a call did not come about, or ended, where it is worth a word. */
export type CallEnd = 'missed' | 'declined' | 'full' | 'over' | 'unreachable' | 'refused' | 'elsewhere';

/** This page's own call, as its screen shows it. */
export interface CallView {
  phase: 'idle' | 'connecting' | 'connected' | 'ended';
  /** Null until the server has it. */
  call: Call | null;
  calleeId: string | null;
  media: CallMedia;
  peers: readonly PeerView[];
  localVideo: MediaStream | null;
  isMuted: boolean;
  isCameraOn: boolean;
  isMinimized: boolean;
  /** Whether the camera cannot be used: the call goes on without it. */
  hasCameraProblem: boolean;
  /** Set while connecting takes so long that something stands in the way; `no-relay` where nothing could pass the call on. */
  obstacle: 'no-relay' | 'slow' | null;
  problem: MediaProblem | null;
  end: CallEnd | null;
}

export const idleView: CallView = {
  phase: 'idle',
  call: null,
  calleeId: null,
  media: 'voice',
  peers: [],
  localVideo: null,
  isMuted: false,
  isCameraOn: false,
  isMinimized: false,
  hasCameraProblem: false,
  obstacle: null,
  problem: null,
  end: null,
};

let view = idleView;
const listeners = new Set<() => void>();

export function callView(): CallView {
  return view;
}

export function showCall(changes: Partial<CallView>): void {
  view = { ...view, ...changes };
  listeners.forEach((tell) => tell());
}

export function useCallView(): CallView {
  return useSyncExternalStore(subscribe, callView);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
