import { availableLanguages } from '@carecircle/contracts';
import { Button } from '@carecircle/ui';
import { Menu } from '@carecircle/ui/panels';
import { LanguagesIcon } from '@carecircle/ui/icons';
import { chooseSignedOutLanguage, usePageLanguage } from '../session/signed-out-language';
import { useMessages } from '../words';

/** The language of the screens before sign-in; later it is a preference of the person. */
export function LanguageChoice() {
  const t = useMessages();
  const language = usePageLanguage();
  return (
    <Menu
      label={t('language.label')}
      selectedId={language}
      trigger={
        <Button
          variant="quiet"
          size="small"
          icon={LanguagesIcon}
          aria-label={`${t('language.label')}: ${t(`language.${language}`)}`}
        >
          {t(`language.${language}`)}
        </Button>
      }
      items={availableLanguages.map((id) => ({
        id,
        label: t(`language.${id}`),
        onAction: () => chooseSignedOutLanguage(id),
      }))}
    />
  );
}
