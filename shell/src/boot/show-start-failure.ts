const words = {
  en: { title: 'Unexpected Application Error!', text: 'CareCircle could not start.', again: 'Try again' },
  es: {
    title: '¡Error inesperado de la aplicación!',
    text: 'CareCircle no pudo iniciarse.',
    again: 'Intentarlo de nuevo',
  },
};

/** The error screen for a page that could not even begin: plain elements, since nothing else can be relied on (SHELL-2). */
export function showStartFailure(error: unknown): void {
  console.error('CareCircle could not start', error);
  const { title, text, again } = navigator.language.startsWith('es') ? words.es : words.en;
  const heading = Object.assign(document.createElement('h1'), { textContent: title });
  const paragraph = Object.assign(document.createElement('p'), { textContent: text });
  const link = Object.assign(document.createElement('a'), { textContent: again, href: location.href });
  document.getElementById('root')?.replaceChildren(heading, paragraph, link);
}
