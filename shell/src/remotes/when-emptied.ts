/** Calls back once an element that had something in it has nothing any more. Gives what ends the watch. */
export function whenEmptied(element: Element, callback: () => void): () => void {
  let wasFilled = element.childNodes.length > 0;
  const observer = new MutationObserver(() => {
    const isFilled = element.childNodes.length > 0;
    if (wasFilled && !isFilled) {
      observer.disconnect();
      callback();
    }
    wasFilled = isFilled;
  });
  observer.observe(element, { childList: true });
  return () => observer.disconnect();
}
