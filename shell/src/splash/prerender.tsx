import { languages, type Language } from '@carecircle/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import de from '../messages/de.json';
import en from '../messages/en.json';
import es from '../messages/es.json';
import fr from '../messages/fr.json';
import it from '../messages/it.json';
import pt from '../messages/pt.json';
import { Splash } from './splash';
import style from './splash.css?inline';

const catalogues: Record<Language, { 'area.slow': string }> = { en, es, fr, de, it, pt };

/** The splash for the server to put into its pages: its style, and its markup in every language. */
export default function prerender() {
  const markup = languages.map((language) => {
    const slowWord = catalogues[language]['area.slow'];
    const splash = (hasNavigation: boolean) =>
      renderToStaticMarkup(<Splash slowWord={slowWord} hasNavigation={hasNavigation} />);
    return [language, { inside: splash(true), outside: splash(false) }] as const;
  });
  return { style, markup: Object.fromEntries(markup) };
}
