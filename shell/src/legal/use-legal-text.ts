import { useEffect, useState } from 'react';
import { usePageLanguage } from '../session/signed-out-language';
import type { LegalText } from './legal-text';
import { legalTexts } from './legal-texts';

/** A document in the language of the page; undefined until it is there. */
export function useLegalText(document: 'terms' | 'privacy'): LegalText | undefined {
  const language = usePageLanguage();
  const [text, setText] = useState<LegalText>();
  useEffect(() => {
    let isWanted = true;
    legalTexts[document][language]().then(
      (module) => isWanted && setText(module.default),
      (error: unknown) => console.error('The text could not be loaded', error),
    );
    return () => {
      isWanted = false;
    };
  }, [document, language]);
  return text;
}
