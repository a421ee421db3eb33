import { useSyncExternalStore } from 'react';

/** What is heard now: one thing at a time, wherever it is shown. */
interface Playing {
  id: string;
  isPlaying: boolean;
  positionMs: number;
  hasFailed: boolean;
}

let audio: HTMLAudioElement | undefined;
let playing: Playing | undefined;
const listeners = new Set<() => void>();

/** Where a recording stands; null while another one, or none, is in the player. */
export function usePlaying(id: string): Playing | null {
  return useSyncExternalStore(subscribe, () => (playing?.id === id ? playing : null));
}

/** Plays a recording, goes on with it, or pauses it; another one that plays stops. */
export function togglePlaying(id: string, url: string): void {
  if (playing?.id === id && audio && !playing.hasFailed) {
    if (playing.isPlaying) audio.pause();
    else void audio.play().catch(fail);
    return;
  }
  audio?.pause();
  audio = new Audio(url);
  follow(audio, id);
  set({ id, isPlaying: false, positionMs: 0, hasFailed: false });
  void audio.play().catch(fail);
}

function follow(element: HTMLAudioElement, id: string): void {
  const update = (changes: Partial<Playing>) => {
    if (audio === element && playing?.id === id) set({ ...playing, ...changes });
  };
  element.addEventListener('playing', () => update({ isPlaying: true }));
  element.addEventListener('pause', () => update({ isPlaying: false }));
  element.addEventListener('timeupdate', () => update({ positionMs: element.currentTime * 1_000 }));
  element.addEventListener('ended', () => {
    element.currentTime = 0;
    update({ isPlaying: false, positionMs: 0 });
  });
  element.addEventListener('error', fail);
}

function fail(): void {
  if (playing && audio?.error) set({ ...playing, isPlaying: false, hasFailed: true });
}

function set(next: Playing | undefined): void {
  playing = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
