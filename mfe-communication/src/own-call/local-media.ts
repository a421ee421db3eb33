/** Why a microphone cannot be used: refused, missing or taken, or the page came over a line that browsers do not trust. */
export type MediaProblem = 'denied' | 'failed' | 'insecure';

export class MediaRefused extends Error {
  constructor(readonly problem: MediaProblem) {
    super(`The microphone is ${problem}`);
  }
}

const audio = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
/** Small enough for four on a phone. */
const video = { width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 24, max: 30 } };

/** @throws MediaRefused */
export async function openMicrophone(deviceId?: string): Promise<MediaStreamTrack> {
  return openTrack('audio', { audio: { ...audio, ...exact(deviceId) } });
}

/** @throws MediaRefused */
export async function openCamera(deviceId?: string): Promise<MediaStreamTrack> {
  const wanted = deviceId ? exact(deviceId) : { facingMode: 'user' };
  return openTrack('video', { video: { ...video, ...wanted } });
}

export async function listDevices(kind: MediaDeviceKind): Promise<MediaDeviceInfo[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter((device) => device.kind === kind && device.deviceId !== '');
}

async function openTrack(
  kind: 'audio' | 'video',
  constraints: MediaStreamConstraints,
): Promise<MediaStreamTrack> {
  if (!isSecureContext) throw new MediaRefused('insecure');
  try {
    const stream = await navigator.mediaDevices.getUserMedia(constraints);
    const track = stream.getTracks().find((one) => one.kind === kind);
    if (track) return track;
  } catch (error) {
    const isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
    throw new MediaRefused(isDenied ? 'denied' : 'failed');
  }
  throw new MediaRefused('failed');
}

function exact(deviceId: string | undefined): MediaTrackConstraints {
  return deviceId ? { deviceId: { exact: deviceId } } : {};
}
