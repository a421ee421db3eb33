import { flushSync } from 'react-dom';

/** Milliseconds. A page that was left meanwhile shows no frames, and what was pressed is not to wait for its owner. */
const longestWait = 100;

let isAnswering = false;

/**
 * Does what a press is for once the frame was shown in which something was pressed: on a slow phone too each press is answered at
 * once, however much it changes (Interaction to Next Paint, https://web.dev/articles/optimize-inp). All that it changes shows at
 * once, as in the event itself, and what such an answer does as a press of its own belongs to it.
 *
 * @param pressed has `data-pressed` and is seen to be pressed until then, also after the finger has left it.
 */
export function afterPaint(act: () => void, pressed?: Element | null): void {
  if (isAnswering) return act();
  pressed?.setAttribute('data-pressed', '');
  const answer = () => {
    cancelAnimationFrame(frame);
    isAnswering = true;
    try {
      flushSync(act);
    } finally {
      isAnswering = false;
      pressed?.removeAttribute('data-pressed');
    }
  };
  let timer = setTimeout(answer, longestWait);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(answer);
  });
}
