import { ErrorState, List, ListRow, Section, Skeleton, Stack, Text } from '@carecircle/ui';
import { ChatIcon, MailIcon, PhoneIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { useHelpWords } from '../help-words';
import { useSupport } from '../use-support';

/** The ways to the operators that they have set up, and no others; without any the screen says so (SET-5). */
export function ContactWays() {
  const t = useHelpWords();
  const general = useMessages();
  const { data, error, refetch } = useSupport();
  if (!data && error)
    return (
      <Section title={t('contact')}>
        <ErrorState title={t('failed')} text={general('failed.text')} onRetry={refetch} />
      </Section>
    );
  if (!data)
    return (
      <Section title={t('contact')}>
        <Skeleton shape="row" count={2} />
      </Section>
    );
  const { writing, email, phone, hours } = data.desk;
  return (
    <Section title={t('contact')}>
      <Stack gap={3}>
        <List label={t('contact')}>
          <ListRow
            leading={<ChatIcon />}
            title={t('chat')}
            meta={writing === 'not-configured' ? t('none.title') : t('chat.note')}
            href="/more/help/contact"
          />
          {phone ? (
            <ListRow leading={<PhoneIcon />} title={t('phone')} meta={phone} href={`tel:${phone}`} />
          ) : null}
          {email ? (
            <ListRow leading={<MailIcon />} title={t('email')} meta={email} href={`mailto:${email}`} />
          ) : null}
        </List>
        {hours ? <Text tone="soft">{t('hours', { hours })}</Text> : null}
      </Stack>
    </Section>
  );
}
