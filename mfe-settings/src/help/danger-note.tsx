import { emergencyNumbersOf } from '@carecircle/contracts';
import { useSession } from '@carecircle/remote-kit';
import { Banner, Inline, LinkButton, Stack } from '@carecircle/ui';
import { PhoneIcon } from '@carecircle/ui/icons';
import { useHelpWords } from './help-words';

/** Support is no help in danger: the numbers that are, of where the people cared for live. */
export function DangerNote() {
  const t = useHelpWords();
  const { person, circle, recipients } = useSession();
  return (
    <Banner tone="danger" title={t('danger.title')}>
      <Stack gap={3}>
        <span>{t('danger.text')}</span>
        <Inline gap={2}>
          {emergencyNumbersOf({ person, circle, recipients }).map(({ number, region }) => (
            <LinkButton key={region} icon={PhoneIcon} href={`tel:${number}`}>
              {t('danger.call', { number })}
            </LinkButton>
          ))}
        </Inline>
      </Stack>
    </Banner>
  );
}
