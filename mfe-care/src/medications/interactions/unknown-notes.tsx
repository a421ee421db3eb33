import type { InteractionReport } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { Banner, Stack, Text } from '@carecircle/ui';
import { HelpIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import css from './interactions.module.css';

type Props = Pick<InteractionReport, 'unknownNames'> & Partial<Pick<InteractionReport, 'unknownAllergies'>>;

/** What could not be compared, so that nobody takes silence for safety. */
export function UnknownNotes({ unknownNames, unknownAllergies = [] }: Props) {
  const t = useMessages();
  const { list } = useFormats();
  return (
    <Stack gap={3}>
      {unknownNames.length > 0 ? (
        <Banner tone="due" icon={HelpIcon} title={t('interactions.unknown')}>
          <Stack gap={2}>
            <Text>{t('interactions.unknown.text')}</Text>
            <ul className={css.lines}>
              {unknownNames.map(({ medicationId, name, words }) => (
                <li key={medicationId}>
                  {words.join(' ').toLowerCase() === name.toLowerCase()
                    ? name
                    : t('interactions.unknown.words', { name, words: list(words) })}
                </li>
              ))}
            </ul>
          </Stack>
        </Banner>
      ) : null}
      {unknownAllergies.length > 0 ? (
        <Text size="small" tone="soft">
          {t('interactions.unknown.allergies', { names: list(unknownAllergies) })}
        </Text>
      ) : null}
    </Stack>
  );
}
