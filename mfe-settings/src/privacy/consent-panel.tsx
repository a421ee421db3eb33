import { useState } from 'react';
import { consentKinds } from '@carecircle/contracts';
import { OfflineNote, patch, useCommand } from '@carecircle/remote-kit';
import { Button, Card, ErrorState, showToast, Skeleton, Stack } from '@carecircle/ui';
import { ConfirmDialog } from '@carecircle/ui/panels';
import { ConsentCard } from './consent-card';
import { useConsents } from './use-consents';
import { useMessages } from '../words';
import css from './privacy.module.css';

const rights = ['see', 'export', 'correct', 'limit', 'withdraw', 'delete'] as const;

/** HIPAA Authorization, Data Processing Consent, all of it taken back, and what everyone has a right to (PRIV-3). */
export function ConsentPanel() {
  const t = useMessages();
  const { data, error, refetch } = useConsents();
  const [isAsking, setIsAsking] = useState(false);
  const revokeAll = useCommand('privacy.revokeAllConsents', {
    optimistic: () => [
      patch('privacy.listConsents', (consents) =>
        consents.map((consent) => ({ ...consent, isGiven: false })),
      ),
    ],
    onDone: () => showToast({ text: t('privacy.consent.all-revoked'), tone: 'success' }),
  });
  if (!data && error)
    return <ErrorState title={t('privacy.consent.load-failed')} text={t('failed.text')} onRetry={refetch} />;
  const isAnyGiven = data?.some(({ isGiven }) => isGiven) ?? false;
  return (
    <div className={css.page}>
      <OfflineNote />
      <div className={css.columns}>
        <div className={css.column}>
          {data ? (
            consentKinds.map((kind) => {
              const consent = data.find((each) => each.kind === kind);
              return consent ? <ConsentCard key={kind} consent={consent} /> : null;
            })
          ) : (
            <Skeleton shape="card" count={2} />
          )}
        </div>
        <div className={css.column}>
          <Card title={t('privacy.rights')}>
            <Stack gap={4}>
              <ul className={css.rights}>
                {rights.map((right) => (
                  <li key={right}>{t(`privacy.rights.${right}`)}</li>
                ))}
              </ul>
              <Button
                variant="danger"
                isFullWidth
                onPress={() => setIsAsking(true)}
                {...revokeAll.gate.button}
                isDisabled={!isAnyGiven || revokeAll.gate.isShut}
              >
                {t('privacy.consent.revoke-all')}
              </Button>
            </Stack>
          </Card>
        </div>
      </div>
      <ConfirmDialog
        title={t('privacy.consent.revoke-all.title')}
        text={t('privacy.consent.revoke-all.text')}
        confirmLabel={t('privacy.consent.revoke-all')}
        cancelLabel={t('cancel')}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={async () => void (await revokeAll.send({}))}
      />
    </div>
  );
}
