import { ErrorState, UiProvider } from '@carecircle/ui';
import { defaultPreferences } from '@carecircle/contracts';
import { localeOf } from '../formats/create-formats';
import { navigateTo } from '../navigation/navigate';
import { useOptionalSession } from '../session/use-session';
import { kitWords } from '../words/kit-words';

export interface PartFailureProps {
  remote: string;
  /** What failed, `route:<id>` or `slot:<id>`. */
  part: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Shown in place of a part that failed: the rest of the product goes on (MFE-8). */
export function PartFailure({ remote, part, onRetry, isRetrying }: PartFailureProps) {
  const { language } = useOptionalSession()?.preferences ?? defaultPreferences;
  const words = kitWords(language);
  return (
    <UiProvider locale={localeOf(language)} words={words.ui} navigate={navigateTo}>
      <div data-failed-part={`${remote}/${part}`}>
        <ErrorState
          title={words.failedTitle}
          text={words.failedText}
          onRetry={onRetry}
          isRetrying={isRetrying}
        />
      </div>
    </UiProvider>
  );
}
