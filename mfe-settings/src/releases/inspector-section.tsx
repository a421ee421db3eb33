import { useState } from 'react';
import { useBusState } from '@carecircle/remote-kit';
import { Section, Stack, Text } from '@carecircle/ui';
import { Disclosure } from '@carecircle/ui/panels';
import { useMessages } from '../words';
import { RunningFacts } from './running-facts';

/** What this browser runs of each area and why, with what it weighs, takes from the page and heard last (MFE-9). */
export function InspectorSection() {
  const t = useMessages();
  const running = useBusState('page.releases');
  const [open, setOpen] = useState<string | null>(null);
  // The shell tells it a moment after its first screen.
  if (running.length === 0) return null;
  return (
    <Section title={t('releases.here')}>
      <Stack gap={2}>
        <Text tone="soft">{t('releases.here.about')}</Text>
        {running.map((release) => (
          <Disclosure
            key={release.remote}
            title={`${release.remote} ${release.version}`}
            isExpanded={open === release.remote}
            onExpandedChange={(isExpanded) => setOpen(isExpanded ? release.remote : null)}
            isWide
          >
            {open === release.remote ? <RunningFacts release={release} /> : null}
          </Disclosure>
        ))}
      </Stack>
    </Section>
  );
}
