import { useBusState } from '@carecircle/remote-kit';
import { Text } from '@carecircle/ui';
import { useMessages } from '../words';
import css from './installed-version.module.css';

/** The version that is installed, and nothing that this page cannot know. */
export function InstalledVersion() {
  const t = useMessages();
  const version = useBusState('installation.version');
  if (version === '') return null;
  return (
    <footer className={css.version}>
      <Text size="small" tone="soft">
        {t('more.version', { version })}
      </Text>
    </footer>
  );
}
