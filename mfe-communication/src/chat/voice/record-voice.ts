/** What was recorded. */
export interface Recording {
  blob: Blob;
  durationMs: number;
  /** Loudness from 0 to 1, ten times a second. */
  levels: number[];
}

export interface RunningRecording {
  levels: readonly number[];
  stop: () => Promise<Recording>;
  cancel: () => void;
}

/** Speech is clear with it, and ten minutes stay below 3 MB. */
const audioBitsPerSecond = 32_000;
const sampleEveryMs = 100;

// What most phones play comes first.
const types = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

/**
 * Begins to record from the microphone.
 *
 * @throws DOMException `NotAllowedError` when it is refused, others when there is none or it is busy.
 */
export async function recordVoice(): Promise<RunningRecording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const release = () => stream.getTracks().forEach((track) => track.stop());
  try {
    return begin(stream, release);
  } catch (error) {
    release();
    throw error;
  }
}

function begin(stream: MediaStream, release: () => void): RunningRecording {
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond });
  const meter = measure(stream);
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve()));
  const beganAt = performance.now();
  recorder.start();
  const end = () => {
    if (recorder.state !== 'inactive') recorder.stop();
    meter.close();
    release();
  };
  return {
    levels: meter.levels,
    cancel: end,
    async stop() {
      const durationMs = performance.now() - beganAt;
      end();
      await stopped;
      return { blob: new Blob(parts, { type: recorder.mimeType }), durationMs, levels: meter.levels };
    },
  };
}

/** Listens to how loud it is. */
function measure(stream: MediaStream): { levels: number[]; close: () => void } {
  const levels: number[] = [];
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    levels.push(
      Math.min(
        1,
        samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
      ),
    );
  }, sampleEveryMs);
  const close = () => {
    clearInterval(timer);
    void context.close();
  };
  return { levels, close };
}
