const texts = new WeakMap();

export default {
  bootstrap: [async () => undefined],
  mount: async ({ domElement }) => {
    const text = document.createElement('p');
    text.textContent = 'Read the notice of the week';
    texts.set(domElement, text);
    domElement.append(text);
  },
  unmount: async ({ domElement }) => texts.get(domElement)?.remove(),
};
