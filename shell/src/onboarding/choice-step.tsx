import { List, ListRow } from '@carecircle/ui';
import { CircleIcon, KeyIcon, RefreshIcon } from '@carecircle/ui/icons';
import { PageTitle } from '../chrome/page-title';
import { useLaterMessages } from '../later/later-messages';
import { stepPath } from './step-path';
import css from './onboarding.module.css';

/** Begin a circle or come into one. */
export function ChoiceStep({ name }: { name: string }) {
  const t = useLaterMessages();
  const [firstName] = name.split(' ');
  return (
    <>
      <div className={css.intro}>
        <PageTitle>{t('onboarding.title', { name: firstName ?? name })}</PageTitle>
        <p className={css.lead}>{t('onboarding.text')}</p>
      </div>
      <List>
        <ListRow
          leading={
            <span className={css.glyph}>
              <CircleIcon />
            </span>
          }
          title={t('onboarding.createTitle')}
          meta={t('onboarding.createNote')}
          href={stepPath('create')}
        />
        <ListRow
          leading={
            <span className={css.glyph}>
              <KeyIcon />
            </span>
          }
          title={t('onboarding.joinTitle')}
          meta={t('onboarding.joinNote')}
          href={stepPath('join')}
        />
        <ListRow
          leading={
            <span className={css.glyph}>
              <RefreshIcon />
            </span>
          }
          title={t('onboarding.restoreTitle')}
          meta={t('onboarding.restoreNote')}
          href={stepPath('restore')}
        />
      </List>
    </>
  );
}
