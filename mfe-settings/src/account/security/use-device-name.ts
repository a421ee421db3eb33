import { useMessages } from '../../words';

/** A browser in words: 'Chrome on Android'. */
export function useDeviceName() {
  const t = useMessages();
  return ({ browser, system }: { browser: string | null; system: string | null }) => {
    if (browser && system) return t('security.device', { browser, system });
    return browser ?? system ?? t('security.device.unknown');
  };
}
