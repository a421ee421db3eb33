import { useEffect, useState } from 'react';

const pauseMs = 250;

/** The text once typing has paused for a quarter of a second, so that not every letter asks the server. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
