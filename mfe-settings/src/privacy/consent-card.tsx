import type { Consent } from '@carecircle/contracts';
import { patch, useCommand, useFormats } from '@carecircle/remote-kit';
import { Button, Card, Stack, StatusPill, Text } from '@carecircle/ui';
import { BlockedIcon, DoneIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import css from './privacy.module.css';

/** One consent: what it is for, since when it is given or taken back, and the way to change that. */
export function ConsentCard({ consent: { kind, isGiven, version, changedAt } }: { consent: Consent }) {
  const t = useMessages();
  const formats = useFormats();
  const change = useCommand('privacy.changeConsent', {
    optimistic: (input) => [
      patch('privacy.listConsents', (consents) =>
        consents.map((each) => (each.kind === input.kind ? { ...each, isGiven: input.isGiven } : each)),
      ),
    ],
  });
  const since = changedAt
    ? t(isGiven ? 'privacy.consent.given-on' : 'privacy.consent.revoked-on', {
        day: formats.date(formats.dayOf(changedAt)),
      })
    : t('privacy.consent.given-at-sign-up');
  return (
    <Card title={t(`privacy.consent.${kind}`)}>
      <Stack gap={3}>
        <div className={css.state}>
          <StatusPill tone={isGiven ? 'done' : 'neutral'} icon={isGiven ? DoneIcon : BlockedIcon}>
            {t(isGiven ? 'privacy.consent.given' : 'privacy.consent.revoked')}
          </StatusPill>
          <Text size="small" tone="soft">
            {since} · {t('privacy.consent.version', { version })}
          </Text>
        </div>
        <Text>{t(`privacy.consent.${kind}.text`)}</Text>
        <Text size="small" tone="soft">
          {t(`privacy.consent.${kind}.effect`)}
        </Text>
        <Button
          variant={isGiven ? 'secondary' : 'primary'}
          onPress={() => void change.send({ kind, isGiven: !isGiven })}
          {...change.gate.button}
        >
          {t(isGiven ? 'privacy.consent.revoke' : 'privacy.consent.give')}
        </Button>
      </Stack>
    </Card>
  );
}
