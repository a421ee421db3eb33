/** A page without any framework: single-spa's lifecycles alone. */
export async function mount({ domElement }) {
  const about = location.pathname.split('/')[2];
  const fault = new URLSearchParams(location.search).get('fault');
  if (fault === 'mount') throw new Error('asked to throw at mount');
  if (fault === 'hang') await new Promise(() => undefined);
  const text = document.createElement('p');
  text.textContent = `Notice about ${about}`;
  const remove = document.createElement('button');
  remove.textContent = 'Take it all away';
  remove.addEventListener('click', () => domElement.replaceChildren());
  domElement.append(text, remove);
}

export async function unmount({ domElement }) {
  domElement.replaceChildren();
}
