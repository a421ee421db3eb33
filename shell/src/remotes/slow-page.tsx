import { useEffect, useState, type ReactNode } from 'react';
import { Banner, Button, LiveRegion, useUiSettings } from '@carecircle/ui';
import { useMessages } from '../words';
import css from './slow-page.module.css';

const longMs = 3_000;

interface SlowPageProps {
  onRetry: () => void;
  /** The skeleton. */
  children: ReactNode;
}

/** A page on its way. Slow is not broken: after a while a note says so over the skeleton, which stays where it is. */
export function SlowPage({ onRetry, children }: SlowPageProps) {
  const [tries, setTries] = useState(0);
  const retry = () => {
    setTries(tries + 1);
    onRetry();
  };
  return (
    <div className={css.place}>
      {children}
      <LiveRegion>
        <SlowNote key={tries} onRetry={retry} />
      </LiveRegion>
    </div>
  );
}

function SlowNote({ onRetry }: Pick<SlowPageProps, 'onRetry'>) {
  const t = useMessages();
  const { words } = useUiSettings();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <Banner title={t('area.slow')} action={<Button onPress={onRetry}>{words.retry}</Button>}>
      {t('area.slowText')}
    </Banner>
  );
}
