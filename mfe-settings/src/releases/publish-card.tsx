import { useState } from 'react';
import { useGate } from '@carecircle/remote-kit';
import { Banner, Button, Card, LiveRegion, Stack } from '@carecircle/ui';
import { FilePicker } from '@carecircle/ui/fields';
import { useMessages } from '../words';
import { publishBuild, type PublishOutcome } from './publish-build';

/** Publishes a packed build that a team has handed over (REL-6); nobody has it yet. */
export function PublishCard({ onPublished }: { onPublished: () => void }) {
  const t = useMessages();
  const gate = useGate(false);
  const [files, setFiles] = useState<File[]>([]);
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<PublishOutcome | null>(null);
  const [file] = files;
  const publish = async (chosen: File) => {
    setSending(true);
    setOutcome(null);
    const next = await publishBuild(chosen);
    setSending(false);
    setOutcome(next);
    if (next.status !== 'published') return;
    setFiles([]);
    onPublished();
  };
  return (
    <Card title={t('releases.publish')}>
      <Stack gap={4}>
        <FilePicker
          label={t('releases.publish.file')}
          description={t('releases.publish.note')}
          accept={['.tgz', '.gz', 'application/gzip', 'application/x-gzip', 'application/x-compressed-tar']}
          value={files}
          onChange={setFiles}
        />
        {file ? (
          <Button variant="primary" isPending={isSending} {...gate.button} onPress={() => void publish(file)}>
            {t('releases.publish.do')}
          </Button>
        ) : null}
        <LiveRegion>{outcome ? <Outcome outcome={outcome} /> : null}</LiveRegion>
      </Stack>
    </Card>
  );
}

function Outcome({ outcome }: { outcome: PublishOutcome }) {
  const t = useMessages();
  if (outcome.status === 'unreachable') return <Banner tone="missed">{t('failed.text')}</Banner>;
  if (outcome.status === 'refused')
    return (
      <Banner tone="danger" title={t('releases.publish.refused')}>
        {outcome.reason}
      </Banner>
    );
  const { remote, version, isNew } = outcome;
  return (
    <Banner tone="done">
      {t(isNew ? 'releases.publish.done' : 'releases.publish.same', { remote, version })}
    </Banner>
  );
}
