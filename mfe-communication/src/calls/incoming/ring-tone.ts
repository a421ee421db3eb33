const tones = [659, 784];
const everyMs = 2_500;
const vibration = [400, 200, 400];

/** Rings until it is stopped. Of several open tabs of a browser one is heard. */
export function startRinging(): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const ring = () => ringUntil(signal);
  // A page over a plain line has no locks, and no calls either.
  if ('locks' in navigator)
    navigator.locks
      .request('carecircle-ring', { ifAvailable: true }, (lock) => (lock ? ring() : undefined))
      .catch(() => undefined);
  else void ring();
  return () => stopped.abort();
}

function ringUntil(signal: AbortSignal): Promise<void> {
  const context = new AudioContext();
  const ring = () => {
    playTones(context);
    // Silent where the browser wants a press first; the screen shows the call all the same.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(vibration);
  };
  ring();
  const timer = setInterval(ring, everyMs);
  return new Promise((resolve) => {
    const stop = () => {
      clearInterval(timer);
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(0);
      void context.close();
      resolve();
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

function playTones(context: AudioContext): void {
  for (const [index, frequency] of [...tones, ...tones].entries()) {
    const at = context.currentTime + index * 0.28;
    const oscillator = new OscillatorNode(context, { frequency, type: 'sine' });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(0.22, at + 0.03);
    gain.gain.exponentialRampToValueAtTime(0.001, at + 0.26);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + 0.27);
  }
}
