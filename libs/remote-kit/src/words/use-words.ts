import { useOptionalSession } from '../session/use-session';
import { kitWords } from './kit-words';

/** Text for a refusal's code in the person's language, for screens that say no more exact words themselves. */
export function useRefusalWords(): ReturnType<typeof kitWords>['refusal'] {
  return useKitWords().refusal;
}

/** Text for a field's error code in the person's language (ALL-3). */
export function useFieldWords(): (code: string) => string {
  return useKitWords().field;
}

function useKitWords() {
  return kitWords(useOptionalSession()?.preferences.language);
}
