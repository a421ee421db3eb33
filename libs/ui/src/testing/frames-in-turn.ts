/**
 * Setup of tests: frames come in turn with timers, as in a page. The test's own frames come between any two of them, and what is
 * done after a frame (`after-press.ts`) would be done before the next line of a test or after it.
 */
globalThis.requestAnimationFrame = (show) => Number(setTimeout(() => show(performance.now())));
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame);
