import { useEffect } from 'react';
import { remoteEdited, type Boot } from '@carecircle/contracts';
import { Banner } from '@carecircle/ui';
import { useLaterMessages } from '../later/later-messages';
import { remountRemote } from '../remotes/follow-releases';

const isVersion = (from: string) => /^\d/.test(from);

function wordOf(from: string, isThere: boolean) {
  if (isVersion(from)) return isThere ? 'override.version' : 'override.noVersion';
  return isThere ? 'override.from' : 'override.missing';
}

interface OverrideBarProps {
  overrides: NonNullable<Boot['overrides']>;
}

/**
 * Stands on every page of a browser that takes remotes from elsewhere than the registry says (MFE-9), and mounts one again when its
 * dev server has another version of it. Nothing else on the page is touched.
 */
export default function OverrideBar({ overrides }: OverrideBarProps) {
  const t = useLaterMessages();

  useEffect(() => {
    const remount = (event: Event) => void remountRemote((event as CustomEvent<string>).detail);
    addEventListener(remoteEdited, remount);
    return () => removeEventListener(remoteEdited, remount);
  }, []);

  return overrides.map(({ remote, from, isThere }) => (
    <Banner
      key={remote}
      isStrip
      tone={isThere ? 'due' : 'missed'}
      // Not the router's: the server forgets it and gives another page.
      action={<a href={`/override?remote=${remote}`}>{t('override.stop')}</a>}
    >
      {t(wordOf(from, isThere), { remote, from })}
    </Banner>
  ));
}
