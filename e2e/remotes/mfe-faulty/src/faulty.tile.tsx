import { isFaulty, throwAt } from './faults';
import { useMessages } from './words';

export default function FaultyTile() {
  const t = useMessages();
  throwAt('item');
  return <p>{t('faulty.works', { version: isFaulty ? 'new' : 'old' })}</p>;
}
