import type { Call, CallContent } from '@carecircle/contracts';
import type { PeerView } from './call-view';
import type { IceSource } from './ice-source';
import { PeerLink, type MediaState, type SentTracks } from './peer-link';
import { PeerSound } from './peer-sound';

interface MeshOptions {
  deviceId: string;
  ice: IceSource;
  /** Changed in place; `sendTracks` then sends what they hold. */
  tracks: SentTracks;
  media: MediaState;
  send: (toDeviceId: string, content: Pick<CallContent, 'kind'> & Partial<CallContent>) => void;
  onChange: () => void;
}

interface Peer {
  memberId: string;
  link: PeerLink;
  sound: PeerSound;
}

/** The connections of this device to each other one of a call. */
export class Mesh {
  readonly #options: MeshOptions;
  readonly #peers = new Map<string, Peer>();
  /** Signals of devices that this one has not heard of yet: a signal may be faster than the news of who joined. */
  readonly #early = new Map<string, CallContent[]>();
  #speakerId: string | undefined;

  constructor(options: MeshOptions) {
    this.#options = options;
  }

  /** Connects to those who joined and lets go of those who left. */
  update(call: Call): void {
    const { deviceId: ownId } = this.#options;
    const wanted = new Map<string, string>();
    for (const { memberId, state, deviceId } of call.participants)
      if (state === 'joined' && deviceId && deviceId !== ownId) wanted.set(deviceId, memberId);
    for (const [deviceId, { link, sound }] of this.#peers) {
      if (wanted.has(deviceId)) continue;
      link.close();
      sound.stop();
      this.#peers.delete(deviceId);
    }
    for (const [deviceId, memberId] of wanted) if (!this.#peers.has(deviceId)) this.#add(deviceId, memberId);
    this.#options.onChange();
  }

  receive(fromDeviceId: string, content: CallContent): void {
    const peer = this.#peers.get(fromDeviceId);
    if (peer) peer.link.receive(content);
    else this.#early.set(fromDeviceId, [...(this.#early.get(fromDeviceId) ?? []), content]);
  }

  sendTracks(): void {
    for (const { link } of this.#peers.values()) link.sendTracks();
  }

  restart(): void {
    for (const { link } of this.#peers.values()) if (link.state !== 'connecting') link.restart();
  }

  playOn(speakerId: string): void {
    this.#speakerId = speakerId;
    for (const { sound } of this.#peers.values()) sound.playOn(speakerId);
  }

  views(): PeerView[] {
    return [...this.#peers].map(([deviceId, { memberId, link }]) => ({
      ...{ memberId, deviceId, state: link.state, stream: link.stream },
      ...link.remote,
    }));
  }

  close(): void {
    for (const { link, sound } of this.#peers.values()) {
      link.close();
      sound.stop();
    }
    this.#peers.clear();
  }

  #add(deviceId: string, memberId: string): void {
    const { deviceId: ownId, ice, tracks, media, send, onChange } = this.#options;
    const link = new PeerLink({
      ...{ isOfferer: ownId < deviceId, iceServers: ice.servers(), tracks, media },
      send: (content) => send(deviceId, content),
      onChange: () => {
        sound.play();
        onChange();
      },
    });
    const sound = new PeerSound(link.stream);
    if (this.#speakerId) sound.playOn(this.#speakerId);
    this.#peers.set(deviceId, { memberId, link, sound });
    for (const content of this.#early.get(deviceId) ?? []) link.receive(content);
    this.#early.delete(deviceId);
  }
}
