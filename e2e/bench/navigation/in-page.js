/** Runs in the page. Resolves once the next frame has been handed to the screen, with that moment; null when it does not show it. */
const frameThat = (shows) =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const isShown = shows();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(isShown ? performance.now() : null);
      port2.postMessage(null);
    });
  });
const nextFrame = () => frameThat(() => true);

const whenThere = (isThere) =>
  new Promise((resolve) => {
    const look = () => {
      if (!isThere()) return;
      changes.disconnect();
      resolve();
    };
    const changes = new MutationObserver(look);
    changes.observe(document.documentElement, {
      childList: true,
      subtree: true,
      attributes: true,
      characterData: true,
    });
    look();
  });

let layoutShift = 0;
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) layoutShift += value;
}).observe({ type: 'layout-shift', buffered: true });

/** Milliseconds from the press of a link to the frame that shows the screen it leads to, and how much moved meanwhile. */
globalThis.followLink = async ({ remote, path, sign }) => {
  const link = document.querySelector(`a[href="${path}"]`);
  if (!link) throw new Error(`No link leads to ${path}.`);
  const isThere = () =>
    document.querySelector(`[data-page^="${remote}/"]`)?.querySelector(sign)?.checkVisibility();
  const shiftBefore = layoutShift;
  const pressed = performance.now();
  link.click();
  // Looked at once a frame: between frames the browser would have to lay out anew for each look.
  let shown;
  do shown = await frameThat(isThere);
  while (!shown);
  await nextFrame();
  return { durationMs: shown - pressed, layoutShift: layoutShift - shiftBefore };
};

/** Milliseconds from the next press of key or pointer to the frame that first shows the text. */
globalThis.answerTo = ({ event, text, isGone }) =>
  new Promise((resolve) => {
    addEventListener(
      event,
      async ({ timeStamp }) => {
        await whenThere(() => document.querySelector('main').textContent.includes(text) !== isGone);
        resolve((await nextFrame()) - timeStamp);
      },
      { once: true, capture: true },
    );
  });

/**
 * What was pressed, by the time of the event: an entry tells its target no more once that has left the page. Named when it is
 * asked for, so that the measuring adds nothing to what it measures.
 */
const pressed = new Map();
for (const name of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'])
  addEventListener(
    name,
    ({ timeStamp, target, key }) => pressed.set(timeStamp, { target: new WeakRef(target), key }),
    { capture: true },
  );

const nameOf = ({ target, key = '' } = {}) => {
  const inside = target?.deref();
  const element = inside?.closest?.('button, a, label') ?? inside;
  return `${key} ${element?.ariaLabel ?? element?.textContent?.trim().slice(0, 30) ?? ''}`;
};

const events = [];
new PerformanceObserver((list) => events.push(...list.getEntries())).observe({
  type: 'event',
  durationThreshold: 16,
  buffered: true,
});

/**
 * The interactions since it was last asked: what was pressed, the kind of event and milliseconds until the next paint, of which
 * those before its handlers began and those that they took.
 */
globalThis.toldInteractions = async () => {
  await nextFrame();
  await nextFrame();
  return events
    .splice(0)
    .filter(({ interactionId }) => interactionId)
    .map(({ startTime, processingStart, processingEnd, duration, name }) => ({
      durationMs: duration,
      waitedMs: processingStart - startTime,
      handledMs: processingEnd - processingStart,
      name,
      target: nameOf(pressed.get(startTime)),
    }));
};

/** Milliseconds from the start of the visit to the frame that shows every part of the dashboard but those of one remote. */
globalThis.whenPartsBut = async (remote) => {
  await whenThere(() => {
    const parts = [...document.querySelectorAll(`[data-slot-item]:not([data-slot-item^="${remote}/"])`)];
    return parts.length > 3 && parts.every((part) => part.textContent.trim() !== '');
  });
  return nextFrame();
};
