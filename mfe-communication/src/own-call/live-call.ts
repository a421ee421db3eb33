import { callLimits, type Call, type CallContent } from '@carecircle/contracts';
import { bus } from '@carecircle/event-bus';
import { callOperation, currentSession, newId, Refusal, sendCommand } from '@carecircle/remote-kit';
import { callView, showCall, type CallEnd } from './call-view';
import type { IceSource } from './ice-source';
import { Mesh } from './mesh';
import type { OwnTracks } from './own-tracks';

interface LiveCallOptions {
  call: Call;
  deviceId: string;
  ice: IceSource;
  tracks: OwnTracks;
  onEnd: (end: CallEnd | null) => void;
}

const types = ['call.joined', 'call.declined', 'call.left', 'call.missed', 'call.ended'] as const;
/** After this long without a connection a word is due. */
const obstacleMs = 15_000;

/** A call that the server knows: follows what it tells, keeps the place in it, and connects to the others. */
export class LiveCall {
  readonly #options: LiveCallOptions;
  readonly #mesh: Mesh;
  readonly #stops: (() => void)[];
  #obstacleTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LiveCallOptions) {
    this.#options = options;
    const { call, deviceId, ice, tracks } = options;
    this.#mesh = new Mesh({
      ...{ deviceId, ice, tracks: tracks.sent, media: tracks.media },
      send: (toDeviceId, content) => this.#send(toDeviceId, content),
      onChange: () => this.#show(),
    });
    tracks.onChange = () => this.#mesh.sendTracks();
    const keeping = setInterval(() => void this.#keep(), callLimits.keepSeconds * 1000);
    const goodbye = () => this.#sayGoodbye();
    const online = () => this.#mesh.restart();
    addEventListener('pagehide', goodbye);
    addEventListener('online', online);
    this.#stops = [
      ...types.map((type) => bus.on(type, ({ payload }) => this.hear(payload.call))),
      bus.onSignal('call.signalled', ({ callId, fromDeviceId, toDeviceId, content }) => {
        if (callId === call.id && toDeviceId === deviceId) this.#mesh.receive(fromDeviceId, content);
      }),
      bus.state('session.current').subscribe(() => this.#checkCircle()),
      () => clearInterval(keeping),
      () => removeEventListener('pagehide', goodbye),
      () => removeEventListener('online', online),
    ];
  }

  /** Takes the call's newest state. */
  hear(call: Call): void {
    const { deviceId, onEnd } = this.#options;
    if (call.id !== this.#options.call.id) return;
    if (call.endedAt !== null) return onEnd(callView().call?.answeredAt ? null : endOf(call));
    const own = call.participants.find(({ memberId }) => memberId === currentSession()?.person.id);
    if (own?.state !== 'joined' || own.deviceId !== deviceId)
      return onEnd(own?.state === 'joined' ? 'elsewhere' : null);
    showCall({ call });
    this.#mesh.update(call);
  }

  /** Says goodbye to the server and does not wait for its answer. */
  leave(): void {
    const { call, deviceId } = this.#options;
    void sendCommand('calls.leaveCall', { callId: call.id, deviceId });
    this.close();
  }

  playOn(speakerId: string): void {
    this.#mesh.playOn(speakerId);
  }

  close(): void {
    this.#stops.splice(0).forEach((stop) => stop());
    clearTimeout(this.#obstacleTimer);
    this.#mesh.close();
  }

  #show(): void {
    const peers = this.#mesh.views();
    const isConnected = peers.some(({ state }) => state === 'connected');
    const isWaiting = peers.length > 0 && !isConnected;
    if (!isWaiting) {
      clearTimeout(this.#obstacleTimer);
      this.#obstacleTimer = undefined;
    } else this.#obstacleTimer ??= setTimeout(() => this.#showObstacle(), obstacleMs);
    showCall({
      peers,
      ...(isConnected && { phase: 'connected' as const }),
      ...(!isWaiting && { obstacle: null }),
    });
  }

  #showObstacle(): void {
    showCall({ obstacle: this.#options.ice.hasRelay ? 'slow' : 'no-relay' });
  }

  #send(toDeviceId: string, content: Pick<CallContent, 'kind'> & Partial<CallContent>): void {
    const { call, deviceId } = this.#options;
    const input = { circleId: call.circleId, callId: call.id, deviceId, toDeviceId };
    const whole = { description: '', candidates: [], ...content };
    // One that is lost is made up for: each connection tries again until it stands.
    callOperation('calls.sendCallSignal', { ...input, content: whole, commandId: newId() }).catch(
      () => undefined,
    );
  }

  async #keep(): Promise<void> {
    const { call, deviceId, onEnd } = this.#options;
    const input = { circleId: call.circleId, callId: call.id, deviceId, commandId: newId() };
    try {
      this.hear(await callOperation('calls.keepCall', input));
    } catch (error) {
      // No answer is no reason: sound and picture need no server.
      if (error instanceof Refusal && this.#stops.length > 0) onEnd(null);
    }
  }

  #checkCircle(): void {
    if (currentSession()?.circle.id === this.#options.call.circleId) return;
    this.leave();
    this.#options.onEnd(null);
  }

  #sayGoodbye(): void {
    const { call, deviceId, onEnd } = this.#options;
    const input = { circleId: call.circleId, callId: call.id, deviceId, commandId: newId() };
    callOperation('calls.leaveCall', input, { keepalive: true }).catch(() => undefined);
    onEnd(null);
  }
}

function endOf({ outcome }: Call): CallEnd | null {
  return outcome === 'missed' || outcome === 'declined' ? outcome : null;
}
