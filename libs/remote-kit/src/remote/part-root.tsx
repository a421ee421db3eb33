import { useEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** A React root in an element, which tells when what was given last is on the screen. */
export class PartRoot {
  readonly #root: Root;

  constructor(element: HTMLElement) {
    this.#root = createRoot(element);
  }

  show(tree: ReactNode): Promise<void> {
    return new Promise((resolve) => this.#root.render(<Shown onShown={resolve}>{tree}</Shown>));
  }

  remove(): void {
    this.#root.unmount();
  }
}

function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useEffect(onShown, [onShown]);
  return children;
}
