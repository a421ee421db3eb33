import '../styles.css';
import { languages, type Language } from '@carecircle/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { signInWords } from './sign-in-words';
import { SignInPage } from './sign-in.page';

export interface SignInMarkup {
  title: string;
  /** With and without the way into the demo circle. */
  demo: string;
  plain: string;
}

/** The sign-in page in every language; the build keeps it for the server. */
export default function prerender(): Record<Language, SignInMarkup> {
  const pages = languages.map((language) => {
    const words = signInWords[language];
    const page = (hasDemo: boolean) =>
      renderToStaticMarkup(<SignInPage words={words} language={language} hasDemo={hasDemo} />);
    return [language, { title: words['login.title'], demo: page(true), plain: page(false) }];
  });
  return Object.fromEntries(pages) as Record<Language, SignInMarkup>;
}
