import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Tile() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('asked to throw while it renders');
  return (
    <article>
      <h3>Visits</h3>
      <button onClick={() => setBroken(true)}>Break the tile</button>
    </article>
  );
}

let root;
export const bootstrap = async () => undefined;
export async function mount({ domElement }) {
  root = createRoot(domElement);
  root.render(<Tile />);
}
export async function unmount() {
  root.unmount();
}
