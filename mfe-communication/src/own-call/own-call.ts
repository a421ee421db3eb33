import type { CallMedia } from '@carecircle/contracts';
import { bus } from '@carecircle/event-bus';
import { currentSession, newId, sendCommand, setBusState, type CommandOutcome } from '@carecircle/remote-kit';
import type { WantedCall } from './begin-call';
import { noteCall } from './note-call';
import { callView, idleView, showCall, type CallEnd } from './call-view';
import { readIce } from './ice-source';
import { MediaRefused } from './local-media';
import { LiveCall } from './live-call';
import { OwnTracks } from './own-tracks';

/** How long the end of a call is shown. */
const closeMs = 500;

/** What this page brings into its call, and the call itself once the server has it. */
let tracks: OwnTracks | null = null;
let live: LiveCall | null = null;
/** Counts the calls of this page: what comes late for an earlier one is left alone. */
let round = 0;

export async function beginCall({ calleeId, media }: WantedCall): Promise<void> {
  const deviceId = newId();
  await enter({ calleeId, media }, deviceId, () =>
    sendCommand('calls.startCall', { callId: newId(), deviceId, calleeId, media }),
  );
}

export async function answerCall(callId: string, media: CallMedia): Promise<void> {
  const deviceId = newId();
  const call = bus
    .state('calls.open')
    .get()
    .find(({ id }) => id === callId);
  await enter({ calleeId: call?.calleeId ?? null, media }, deviceId, () =>
    sendCommand('calls.joinCall', { callId, deviceId }),
  );
}

/** Ends this page's part of the call. */
export function hangUp(): void {
  live?.leave();
  finish(null);
}

/** The dialog that said why there is no microphone was closed. */
export function closeProblem(): void {
  finish(null, 0);
}

export function ownTracks(): OwnTracks | null {
  return tracks;
}

export function liveCall(): LiveCall | null {
  return live;
}

async function enter(
  wanted: WantedCall,
  deviceId: string,
  send: () => Promise<CommandOutcome<'calls.startCall' | 'calls.joinCall'>>,
): Promise<void> {
  if (callView().phase !== 'idle') hangUp();
  const mine = (round += 1);
  setBusState('call.isOn', true);
  showCall({ ...idleView, ...wanted, phase: 'connecting' });
  const circleId = currentSession()?.circle.id;
  if (!circleId) return finish('refused');
  try {
    tracks = await OwnTracks.open(wanted.media);
  } catch (error) {
    if (mine !== round) return;
    if (error instanceof MediaRefused) return showCall({ problem: error.problem });
    throw error;
  }
  if (mine !== round) return;
  const [outcome, ice] = await Promise.all([send(), readIce(circleId)]);
  if (outcome.status !== 'done') return mine === round ? finish(endOf(outcome)) : undefined;
  noteCall(outcome.output);
  const begun = new LiveCall({ call: outcome.output, deviceId, ice, tracks, onEnd: finish });
  // Ended while the server was asked: nobody is left waiting.
  if (mine !== round) return begun.leave();
  live = begun;
  live.hear(outcome.output);
}

function finish(end: CallEnd | null, waitMs = closeMs): void {
  const mine = (round += 1);
  live?.close();
  live = null;
  tracks?.close();
  tracks = null;
  showCall({ phase: 'ended', end, problem: null, peers: [], localVideo: null });
  setTimeout(() => {
    if (mine !== round) return;
    showCall(idleView);
    setBusState('call.isOn', false);
  }, waitMs);
}

function endOf(outcome: CommandOutcome<'calls.joinCall'>): CallEnd {
  if (outcome.status !== 'refused') return 'unreachable';
  if (outcome.refusal.code === 'FULL') return 'full';
  return outcome.refusal.code === 'INVALID_STATE' ? 'over' : 'refused';
}
