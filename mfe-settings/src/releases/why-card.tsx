import { useState } from 'react';
import { Id } from '@carecircle/contracts/schemas';
import { useFormats, useLiveQuery, useSession } from '@carecircle/remote-kit';
import { Button, Card, LiveRegion, Stack, Text } from '@carecircle/ui';
import { Form, TextField } from '@carecircle/ui/fields';
import { useMessages } from '../words';

/** 'Why does this circle get this version?' (REL-6) */
export function WhyCard({ remote }: { remote: string }) {
  const t = useMessages();
  const { circle } = useSession();
  const [typed, setTyped] = useState(circle.id);
  const [asked, setAsked] = useState<string | null>(null);
  const id = Id.safeParse(typed.trim());
  return (
    <Card title={t('releases.why')}>
      <Stack gap={4}>
        <Form
          onSubmit={() => setAsked(id.success ? id.data : null)}
          errors={id.success || typed === '' ? {} : { circle: t('releases.noId') }}
        >
          <TextField
            label={t('releases.circleId')}
            name="circle"
            value={typed}
            onChange={setTyped}
            autoComplete="off"
          />
          <Button type="submit">{t('releases.ask')}</Button>
        </Form>
        <LiveRegion>{asked ? <Answer remote={remote} circleId={asked} /> : null}</LiveRegion>
      </Stack>
    </Card>
  );
}

function Answer({ remote, circleId }: { remote: string; circleId: string }) {
  const t = useMessages();
  const formats = useFormats();
  const { data, error } = useLiveQuery('releases.getChoice', { remote, inCircle: circleId });
  if (!data) return error ? <Text>{t('releases.failed')}</Text> : null;
  const { version, because, slot, upTo } = data;
  return (
    <Stack gap={1}>
      <Text weight="medium">{version ?? t('releases.notServed')}</Text>
      <Text>{t(`releases.because.${because}`)}</Text>
      {slot !== null && upTo !== null ? (
        <Text size="small" tone="soft">
          {t('releases.place', { slot: formats.number(slot), upTo: formats.number(upTo) })}
        </Text>
      ) : null}
    </Stack>
  );
}
