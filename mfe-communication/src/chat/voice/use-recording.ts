import { useEffect, useRef, useState } from 'react';
import { messageLimits } from '@carecircle/contracts';
import type { Recording, RunningRecording } from './record-voice';

/** Where a recording stands; `refused` and `failed` say why there is none. */
export type RecordingState = 'idle' | 'asking' | 'recording' | 'refused' | 'failed';

/** Records one voice message, ten minutes at most; what is still running when the conversation is left is thrown away (CHAT-2). */
export function useRecording(onRecorded: (recording: Recording) => void) {
  const [state, setState] = useState<RecordingState>('idle');
  const [elapsedMs, setElapsedMs] = useState(0);
  const running = useRef<RunningRecording>(null);
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      running.current?.cancel();
    };
  }, []);

  const stop = async () => {
    const { current } = running;
    if (!current) return;
    running.current = null;
    setState('idle');
    onRecorded(await current.stop());
  };
  useTicking(state === 'recording', (ms) => {
    setElapsedMs(ms);
    if (ms >= messageLimits.voiceMs - 1_000) void stop();
  });

  const start = async () => {
    setState('asking');
    setElapsedMs(0);
    try {
      const { recordVoice } = await import('./record-voice');
      const recording = await recordVoice();
      if (isGone.current) return recording.cancel();
      running.current = recording;
      setState('recording');
    } catch (error) {
      setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'failed');
    }
  };
  const cancel = () => {
    running.current?.cancel();
    running.current = null;
    setState('idle');
  };
  return { state, elapsedMs, start, stop, cancel, dismiss: () => setState('idle') };
}

/** Tells the time since it began, four times a second. */
function useTicking(isOn: boolean, onTick: (ms: number) => void): void {
  const tick = useRef(onTick);
  useEffect(() => {
    tick.current = onTick;
  });
  useEffect(() => {
    if (!isOn) return;
    const beganAt = performance.now();
    const timer = setInterval(() => tick.current(performance.now() - beganAt), 250);
    return () => clearInterval(timer);
  }, [isOn]);
}
