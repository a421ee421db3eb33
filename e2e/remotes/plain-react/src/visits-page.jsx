import React, { useState } from 'react';
import ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import './visits.css';

const fault = new URLSearchParams(location.search).get('fault');
if (fault === 'evaluation') throw new Error('asked to throw at evaluation');

function Visits() {
  const [count, setCount] = useState(0);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('asked to throw while it renders');
  return (
    <section className="visits">
      <p>Visits of this week: {count}</p>
      <button onClick={() => setCount(count + 1)}>Count a visit</button>
      <button onClick={() => setBroken(true)}>Break</button>
    </section>
  );
}

const lifecycles = singleSpaReact({
  React,
  ReactDOMClient,
  rootComponent: Visits,
  errorBoundary(error, _info, { onFailure }) {
    onFailure({ remote: 'mfe-visits', part: 'route:visits', stage: 'render', error });
    return null;
  },
});

export const { bootstrap, unmount } = lifecycles;
export const mount = [
  async () => {
    if (fault === 'mount') throw new Error('asked to throw at mount');
    if (fault === 'hang') await new Promise(() => undefined);
  },
  lifecycles.mount,
];

// Whether the page has one React: the tile of this remote and the shell's own tree are asked for theirs.
window.reactOfVisits = React;
