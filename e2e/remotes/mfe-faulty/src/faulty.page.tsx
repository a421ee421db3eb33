import { useEffect, useState } from 'react';
import { isFaulty, throwAt } from './faults';
import { useMessages } from './words';

throwAt('page-evaluation');

export default function FaultyPage() {
  const t = useMessages();
  const [presses, setPresses] = useState(0);
  throwAt('render');
  useEffect(() => {
    throwAt('effect');
    return () => throwAt('unmount');
  }, []);
  const press = () => {
    throwAt('handler');
    setPresses(presses + 1);
  };
  return (
    <>
      <h2>{t('faulty.works', { version: isFaulty ? 'new' : 'old' })}</h2>
      <button type="button" onClick={press}>
        {t('faulty.pressed', { presses })}
      </button>
    </>
  );
}
