import type { RunningRelease } from '@carecircle/contracts';
import { useFormats, useLiveQuery, useSession } from '@carecircle/remote-kit';
import { Facts, LinkButton, Stack, StatusPill } from '@carecircle/ui';
import { useMessages } from '../words';
import { useReleaseWords } from './use-release-words';

/** What is known here of one release that this page runs. */
export function RunningFacts({ release }: { release: RunningRelease }) {
  const t = useMessages();
  const formats = useFormats();
  const words = useReleaseWords();
  const { remote, standIn, isOverride, refusal, loadMs, hasFailed, files, bytes, shared, events } = release;
  const facts = [
    {
      label: t('releases.reason'),
      value: isOverride ? t('releases.here.override') : <Reason remote={remote} />,
    },
    ...(refusal ? [{ label: t('releases.here.refused'), value: refusal }] : []),
    {
      label: t('releases.here.loadTime'),
      value: loadMs === null ? t('releases.here.notShown') : words.milliseconds(loadMs),
    },
    {
      label: t('releases.here.fetched'),
      value: t('releases.here.files', { size: formats.fileSize(bytes), count: files }),
    },
    { label: t('releases.standIn'), value: standIn ?? t('releases.noStandIn') },
    {
      label: t('releases.here.shared'),
      value: (
        <Lines
          texts={shared.map(({ name, range, version }) =>
            version === null
              ? t('releases.here.libraryMissing', { name, range })
              : t('releases.here.library', { name, version, range }),
          )}
        />
      ),
    },
    {
      label: t('releases.here.events'),
      value:
        events.length === 0 ? (
          t('releases.here.noEvents')
        ) : (
          <Lines texts={events.map(({ type, at }) => `${formats.instant(at)} ${type}`)} />
        ),
    },
  ];
  return (
    <Stack gap={3}>
      {hasFailed ? <StatusPill tone="missed">{t('releases.here.failed')}</StatusPill> : null}
      <Facts items={facts} />
      {isOverride ? (
        // Reloaded, so that the server forgets it and sends another page.
        <LinkButton href={`/override?remote=${remote}`} target="_top">
          {t('releases.tryEnd')}
        </LinkButton>
      ) : null}
    </Stack>
  );
}

/** Why the registry gives it to the circle that this page shows. */
function Reason({ remote }: { remote: string }) {
  const t = useMessages();
  const { circle } = useSession();
  const { data, error } = useLiveQuery('releases.getChoice', { remote, inCircle: circle.id });
  if (!data) return error ? t('releases.failed') : '…';
  return t(`releases.because.${data.because}`);
}

function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <Stack gap={1}>
      {texts.map((text, place) => (
        // Two events of one type may come in the same moment.
        <span key={`${place} ${text}`}>{text}</span>
      ))}
    </Stack>
  );
}
