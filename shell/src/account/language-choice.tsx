import { languageNames, languages } from '@carecircle/contracts';
import { Button } from '@carecircle/ui';
import { Menu } from '@carecircle/ui/panels';
import { LanguagesIcon } from '@carecircle/ui/icons';
import { chooseSignedOutLanguage, usePageLanguage } from '../session/signed-out-language';
import { useLaterMessages } from '../later/later-messages';

/** The language of the screens before sign-in; later it is a preference of the person. */
export function LanguageChoice() {
  const t = useLaterMessages();
  const language = usePageLanguage();
  return (
    <Menu
      label={t('language.label')}
      selectedId={language}
      trigger={(opener) => (
        <Button
          {...opener}
          variant="quiet"
          size="small"
          icon={LanguagesIcon}
          aria-label={`${t('language.label')}: ${languageNames[language]}`}
        >
          {languageNames[language]}
        </Button>
      )}
      items={languages.map((id) => ({
        id,
        label: languageNames[id],
        onAction: () => chooseSignedOutLanguage(id),
      }))}
    />
  );
}
