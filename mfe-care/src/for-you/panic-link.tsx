import { useId } from 'react';
import { useRoutePath } from '@carecircle/remote-kit';
import { LinkButton, Section, Text } from '@carecircle/ui';
import { SirenIcon } from '@carecircle/ui/icons';
import { useForYouWords } from './for-you-words';

/** The way to the panic button; nothing where there is no such screen. */
export function PanicLink() {
  const t = useForYouWords();
  const noteId = useId();
  const path = useRoutePath('emergency');
  if (path === null) return null;
  return (
    <Section title={t('emergency')}>
      <LinkButton
        href={path}
        variant="danger"
        size="large"
        icon={SirenIcon}
        isFullWidth
        aria-describedby={noteId}
      >
        {t('panic')}
      </LinkButton>
      <Text id={noteId} tone="soft">
        {t('panic.note')}
      </Text>
    </Section>
  );
}
