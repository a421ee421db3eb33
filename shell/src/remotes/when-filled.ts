/** Calls back once something stands in an element, before it is painted: what kept its place can go in the same frame. */
export function whenFilled(element: Element, callback: () => void): void {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe(element, { childList: true });
}
