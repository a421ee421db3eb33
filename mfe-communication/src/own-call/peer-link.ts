import type { CallContent } from '@carecircle/contracts';
import type { PeerView } from './call-view';
import { CandidateBatch } from './candidate-batch';

/** What a device says of itself to each other one. */
export interface MediaState {
  isMuted: boolean;
  isCameraOn: boolean;
}

/** A track of each kind that is sent; null sends nothing. */
export type SentTracks = Record<'audio' | 'video', MediaStreamTrack | null>;

interface PeerLinkOptions {
  /** Of two devices one makes the offers, so that they never cross. */
  isOfferer: boolean;
  iceServers: RTCIceServer[];
  tracks: SentTracks;
  media: MediaState;
  send: (content: Pick<CallContent, 'kind'> & Partial<CallContent>) => void;
  onChange: () => void;
}

const retryMs = 5_000;
const graceMs = 1_500;
const kinds = ['audio', 'video'] as const;

/** The connection to one other device. It tries until it is closed: a lost signal or network costs time, not the call. */
export class PeerLink {
  readonly stream = new MediaStream();
  state: PeerView['state'] = 'connecting';
  remote: MediaState = { isMuted: false, isCameraOn: false };
  readonly #options: PeerLinkOptions;
  readonly #connection: RTCPeerConnection;
  readonly #channel: RTCDataChannel;
  readonly #batch: CandidateBatch;
  #early: RTCIceCandidateInit[] = [];
  #turn = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: PeerLinkOptions) {
    this.#options = options;
    const connection = new RTCPeerConnection({ iceServers: options.iceServers, bundlePolicy: 'max-bundle' });
    this.#connection = connection;
    this.#batch = new CandidateBatch((candidates) => options.send({ kind: 'candidates', candidates }));
    this.#channel = connection.createDataChannel('media', { negotiated: true, id: 0 });
    this.#channel.onopen = () => this.#tellMedia();
    this.#channel.onmessage = ({ data }) => this.#hearMedia(String(data));
    connection.onicecandidate = ({ candidate }) => candidate && this.#batch.add(candidate);
    connection.ontrack = ({ track }) => {
      this.stream.addTrack(track);
      options.onChange();
    };
    connection.onconnectionstatechange = () => this.#follow();
    if (options.isOfferer) {
      for (const kind of kinds) connection.addTransceiver(kind, { direction: 'sendrecv' });
      this.#inTurn(() => this.#offer());
    }
    this.#tryLater(retryMs);
  }

  receive(content: CallContent): void {
    this.#inTurn(() => this.#take(content));
  }

  /** Sends what `tracks` and `media` of the options hold now. */
  sendTracks(): void {
    this.#inTurn(() => this.#putTracks());
    this.#tellMedia();
  }

  /** Looks for new ways to the other device, as after a change of network. */
  restart(): void {
    if (this.#options.isOfferer) this.#inTurn(() => this.#offer());
    else this.#options.send({ kind: 'restart' });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#batch.close();
    this.#connection.onconnectionstatechange = null;
    this.#connection.close();
  }

  #follow(): void {
    const { connectionState } = this.#connection;
    if (connectionState === 'connected') {
      this.state = 'connected';
      clearTimeout(this.#timer);
    } else if (connectionState === 'disconnected' || connectionState === 'failed') {
      if (this.state === 'connected') this.state = 'reconnecting';
      this.#tryLater(connectionState === 'failed' ? 0 : graceMs);
    }
    this.#options.onChange();
  }

  #tryLater(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.restart();
      this.#tryLater(retryMs);
    }, delayMs);
  }

  async #take({ kind, description, candidates }: CallContent): Promise<void> {
    if (kind === 'restart' && this.#options.isOfferer) await this.#offer();
    if (kind === 'offer' && !this.#options.isOfferer) await this.#answer(description);
    if (kind === 'answer' && this.#connection.signalingState === 'have-local-offer') {
      await this.#connection.setRemoteDescription({ type: 'answer', sdp: description });
      await this.#addEarly();
    }
    if (kind === 'candidates') {
      this.#early.push(...candidates);
      if (this.#connection.remoteDescription) await this.#addEarly();
    }
  }

  async #offer(): Promise<void> {
    await this.#putTracks();
    if (this.#connection.remoteDescription) this.#connection.restartIce();
    await this.#connection.setLocalDescription();
    this.#options.send({ kind: 'offer', description: this.#connection.localDescription?.sdp });
  }

  async #answer(description: string): Promise<void> {
    await this.#connection.setRemoteDescription({ type: 'offer', sdp: description });
    for (const transceiver of this.#connection.getTransceivers()) transceiver.direction = 'sendrecv';
    await this.#putTracks();
    await this.#connection.setLocalDescription();
    this.#options.send({ kind: 'answer', description: this.#connection.localDescription?.sdp });
    await this.#addEarly();
  }

  async #addEarly(): Promise<void> {
    const candidates = this.#early.splice(0);
    // One of an earlier try has no meaning any more.
    for (const candidate of candidates)
      await this.#connection.addIceCandidate(candidate).catch(() => undefined);
  }

  async #putTracks(): Promise<void> {
    const transceivers = this.#connection.getTransceivers();
    for (const [index, kind] of kinds.entries())
      await transceivers[index]?.sender.replaceTrack(this.#options.tracks[kind]);
  }

  #tellMedia(): void {
    if (this.#channel.readyState === 'open') this.#channel.send(JSON.stringify(this.#options.media));
  }

  #hearMedia(text: string): void {
    try {
      const { isMuted, isCameraOn } = JSON.parse(text) as Partial<MediaState>;
      this.remote = { isMuted: isMuted === true, isCameraOn: isCameraOn === true };
      this.#options.onChange();
    } catch {
      // What another version says and this one does not read changes nothing.
    }
  }

  /** One step after the other; one that fails is made up for by the next try. */
  #inTurn(step: () => Promise<void>): void {
    this.#turn = this.#turn.then(() =>
      this.#connection.signalingState === 'closed' ? undefined : step().catch(() => undefined),
    );
  }
}
