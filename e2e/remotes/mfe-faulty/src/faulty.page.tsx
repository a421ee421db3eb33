import { useEffect, useState } from 'react';
import { isAsked, isFaulty, throwAt } from './faults';
import { useMessages } from './words';

throwAt('page-evaluation');

export default function FaultyPage() {
  const t = useMessages();
  const [presses, setPresses] = useState(0);
  throwAt('render');
  useEffect(() => {
    throwAt('effect');
    // When the page is taken down, its address is already that of the next one.
    const isAskedOnLeaving = isAsked('unmount');
    return () => {
      if (isAskedOnLeaving) throw new Error('asked to throw at unmount');
    };
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
