import { Banner, Card, ErrorState, Skeleton, Stack } from '@carecircle/ui';
import { useMessages } from '../../words';
import { DangerNote } from '../danger-note';
import { useHelpWords, WithHelpWords } from '../help-words';
import { useSupport } from '../use-support';
import { Conversation } from './conversation';
import { MessageForm } from './message-form';

/** /more/help/contact: the stored conversation with the operator (SET-5). */
export default function ContactPage() {
  return (
    <WithHelpWords fallback={<Skeleton shape="card" count={2} />}>
      <Contact />
    </WithHelpWords>
  );
}

function Contact() {
  const t = useHelpWords();
  const general = useMessages();
  const { data, error, refetch } = useSupport();
  if (!data && error)
    return <ErrorState title={t('failed')} text={general('failed.text')} onRetry={refetch} />;
  if (!data) return <Skeleton shape="card" count={2} />;
  const { writing } = data.desk;
  return (
    <Stack gap={5}>
      {writing === 'not-configured' ? <Banner title={t('none.title')}>{t('none.text')}</Banner> : null}
      {writing === 'demo' ? <Banner>{t('demo')}</Banner> : null}
      {data.messages.length > 0 ? <Conversation messages={data.messages} /> : null}
      {writing === 'open' ? (
        <Card>
          <MessageForm />
        </Card>
      ) : null}
      <DangerNote />
    </Stack>
  );
}
