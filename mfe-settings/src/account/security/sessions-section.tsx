import type { SignedInBrowser } from '@carecircle/contracts';
import { OfflineNote, useCommand, useFormats } from '@carecircle/remote-kit';
import {
  Button,
  ErrorState,
  List,
  ListRow,
  Section,
  showToast,
  Skeleton,
  Stack,
  StatusPill,
} from '@carecircle/ui';
import { MonitorIcon, SmartphoneIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { useDeviceName } from './use-device-name';
import { useSessions } from './use-security';

const phones = new Set<string | null>(['iPhone', 'iPad', 'Android']);

/** The browsers that this person is signed in with; each can be signed out from here, or all others at once. */
export function SessionsSection() {
  const t = useMessages();
  const { data: sessions, error, refetch } = useSessions();
  const ending = useCommand('account.endOtherSessions', {
    onDone: ({ ended }) => {
      showToast({ text: t('security.sessions.ended', { count: ended }), tone: 'success' });
      refetch();
    },
  });
  return (
    <Section title={t('security.sessions')}>
      {sessions ? (
        <Stack gap={4}>
          <OfflineNote />
          <List label={t('security.sessions')}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} onEnded={refetch} />
            ))}
          </List>
          {sessions.length > 1 ? (
            <Button
              isFullWidth
              isPending={ending.isPending}
              {...ending.gate.button}
              onPress={() => void ending.send({})}
            >
              {t('security.sessions.end-others')}
            </Button>
          ) : null}
        </Stack>
      ) : error ? (
        <ErrorState title={t('security.sessions.failed')} text={t('failed.text')} onRetry={refetch} />
      ) : (
        <Skeleton shape="row" count={2} />
      )}
    </Section>
  );
}

function SessionRow({ session, onEnded }: { session: SignedInBrowser; onEnded: () => void }) {
  const t = useMessages();
  const formats = useFormats();
  const name = useDeviceName()(session);
  const ending = useCommand('account.endSession', { onDone: onEnded });
  const { id, system, address, usedAt, isThis } = session;
  const used = t('security.sessions.used', { when: formats.relative(usedAt), address });
  return (
    <ListRow
      leading={phones.has(system) ? <SmartphoneIcon /> : <MonitorIcon />}
      title={name}
      meta={isThis ? <StatusPill tone="done">{t('security.sessions.this')}</StatusPill> : used}
      trailing={
        isThis ? null : (
          <Button
            size="small"
            aria-label={t('security.sessions.end-name', { name })}
            isPending={ending.isPending}
            {...ending.gate.button}
            onPress={() => void ending.send({ sessionId: id })}
          >
            {t('security.sessions.end')}
          </Button>
        )
      }
    />
  );
}
