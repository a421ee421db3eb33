import type { CallMedia } from '@carecircle/contracts';
import { showCall } from './call-view';
import { openCamera, openMicrophone } from './local-media';
import type { MediaState, SentTracks } from './peer-link';

/** What this device sends. Muted it sends no sound at all: the track is taken out, not made silent. */
export class OwnTracks {
  readonly sent: SentTracks = { audio: null, video: null };
  readonly media: MediaState = { isMuted: false, isCameraOn: false };
  /** Called when the other devices have to get something else. */
  onChange: () => void = () => undefined;
  #microphone: MediaStreamTrack;

  private constructor(microphone: MediaStreamTrack) {
    this.#microphone = microphone;
    this.sent.audio = microphone;
  }

  /** @throws MediaRefused without a microphone. Without a camera a video call is a voice call. */
  static async open(media: CallMedia): Promise<OwnTracks> {
    const own = new OwnTracks(await openMicrophone());
    if (media === 'video') await own.switchCamera(true);
    return own;
  }

  mute(isMuted: boolean): void {
    this.media.isMuted = isMuted;
    this.sent.audio = isMuted ? null : this.#microphone;
    this.#tell();
  }

  /** The light of a camera that is off goes out. */
  async switchCamera(isOn: boolean, deviceId?: string): Promise<void> {
    const before = this.sent.video;
    try {
      this.sent.video = isOn ? await openCamera(deviceId) : null;
      before?.stop();
      showCall({ hasCameraProblem: false });
    } catch {
      showCall({ hasCameraProblem: true });
    }
    this.media.isCameraOn = this.sent.video !== null;
    this.#tell();
  }

  /** @throws MediaRefused */
  async useMicrophone(deviceId: string): Promise<void> {
    const next = await openMicrophone(deviceId);
    this.#microphone.stop();
    this.#microphone = next;
    this.mute(this.media.isMuted);
  }

  /** The ids of the devices in use. */
  inUse(): { microphoneId: string | undefined; cameraId: string | undefined } {
    return {
      microphoneId: this.#microphone.getSettings().deviceId,
      cameraId: this.sent.video?.getSettings().deviceId,
    };
  }

  close(): void {
    this.onChange = () => undefined;
    this.#microphone.stop();
    this.sent.video?.stop();
  }

  #tell(): void {
    const { video } = this.sent;
    showCall({ ...this.media, localVideo: video && new MediaStream([video]) });
    this.onChange();
  }
}
