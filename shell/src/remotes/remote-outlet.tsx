import { useLayoutEffect, useRef } from 'react';

/** The one element that pages of remotes are mounted into; it exists before React has rendered a place for it. */
const pages = document.createElement('div');
pages.dataset.remotePages = '';

/** An element of its own for a page application. */
export function pagePlace(name: string): HTMLElement {
  const place = document.createElement('div');
  place.dataset.page = name;
  showPlace(place);
  return place;
}

/** Puts a place on the screen again that was taken off. */
export function showPlace(place: HTMLElement): void {
  pages.append(place);
}

/** Where the screens of remotes appear. */
export function RemoteOutlet() {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    frame.current?.append(pages);
    return () => pages.remove();
  }, []);
  return <div ref={frame} />;
}
