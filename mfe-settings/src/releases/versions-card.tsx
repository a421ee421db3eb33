import { useState } from 'react';
import { useBusState, useFormats, type OperationOutput } from '@carecircle/remote-kit';
import { Button, Inline, LinkButton, List, ListRow, Section, StatusPill } from '@carecircle/ui';
import { useMessages } from '../words';
import { SteerDialog, type Step } from './steer-dialog';
import type { Area } from './use-release-words';

type Version = OperationOutput<'releases.getArea'>['versions'][number];

interface VersionsCardProps {
  area: Area;
  versions: readonly Version[];
  onChanged: () => void;
}

const tones = { new: 'neutral', good: 'done', withdrawn: 'missed' } as const;

/** What was published, the newest first, and the way of each to the circles. */
export function VersionsCard({ area, versions, onChanged }: VersionsCardProps) {
  const t = useMessages();
  const formats = useFormats();
  const [step, setStep] = useState<Step | null>(null);
  const here =
    useBusState('page.releases').find(({ remote }) => remote === area.remote)?.version ?? area.version;
  const isIdle = (version: string) => !area.candidate && version !== area.version;
  return (
    <Section title={t('releases.versions')}>
      <List label={t('releases.versions')}>
        {versions.map((each) => (
          <ListRow
            key={each.version}
            title={each.version}
            meta={
              <>
                <StatusPill tone={tones[each.standing]}>{t(`releases.standing.${each.standing}`)}</StatusPill>
                <span>{formats.dateTime(each.publishedAt)}</span>
                <span>{each.publishedBy}</span>
                <span>{formats.fileSize(each.sizeBytes)}</span>
                {each.notes ? <span>{each.notes}</span> : null}
              </>
            }
            footer={
              isIdle(each.version) || each.version !== here ? (
                <Inline gap={2}>
                  {isIdle(each.version) && area.version ? (
                    <Button onPress={() => setStep({ kind: 'offer', version: each.version })}>
                      {t('releases.offer')}
                    </Button>
                  ) : null}
                  {isIdle(each.version) ? (
                    <Button onPress={() => setStep({ kind: 'serve', version: each.version })}>
                      {t('releases.serve')}
                    </Button>
                  ) : null}
                  {each.version === here ? null : <TryLink remote={area.remote} version={each.version} />}
                </Inline>
              ) : undefined
            }
          />
        ))}
      </List>
      {step ? (
        <SteerDialog area={area} step={step} onClose={() => setStep(null)} onChanged={onChanged} />
      ) : null}
    </Section>
  );
}

/** In this browser alone (MFE-9). Reloaded, so that the server remembers it and sends another page. */
function TryLink({ remote, version }: { remote: string; version: string }) {
  const t = useMessages();
  const query = new URLSearchParams({ remote, from: version });
  return (
    <LinkButton href={`/override?${query}`} target="_top">
      {t('releases.try')}
    </LinkButton>
  );
}
