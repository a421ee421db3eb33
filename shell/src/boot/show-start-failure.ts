import type { Language } from '@carecircle/contracts';

const words: Record<Language, { title: string; text: string; again: string }> = {
  en: { title: 'Unexpected Application Error!', text: 'CareCircle could not start.', again: 'Try again' },
  es: {
    title: '¡Error inesperado de la aplicación!',
    text: 'CareCircle no pudo iniciarse.',
    again: 'Intentarlo de nuevo',
  },
  fr: {
    title: 'Erreur inattendue de l’application\u00a0!',
    text: 'CareCircle n’a pas pu démarrer.',
    again: 'Réessayer',
  },
  de: {
    title: 'Unerwarteter Fehler der Anwendung!',
    text: 'CareCircle konnte nicht starten.',
    again: 'Erneut versuchen',
  },
  it: {
    title: 'Errore imprevisto dell’applicazione!',
    text: 'Non è stato possibile avviare CareCircle.',
    again: 'Riprova',
  },
  pt: {
    title: 'Erro inesperado do app!',
    text: 'Não foi possível iniciar o CareCircle.',
    again: 'Tentar de novo',
  },
};

/** The error screen for a page that could not even begin: plain elements, since nothing else can be relied on (SHELL-2). */
export function showStartFailure(error: unknown): void {
  console.error('CareCircle could not start', error);
  const { title, text, again } = words[document.documentElement.lang as Language] ?? words.en;
  const heading = Object.assign(document.createElement('h1'), { textContent: title });
  const paragraph = Object.assign(document.createElement('p'), { textContent: text });
  const link = Object.assign(document.createElement('a'), { textContent: again, href: location.href });
  document.getElementById('root')?.replaceChildren(heading, paragraph, link);
}
