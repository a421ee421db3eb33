import { useState } from 'react';
import { EmptyState } from '@carecircle/ui';
import { ImageIcon } from '@carecircle/ui/icons';
import { useDocumentWords } from '../documents-words';
import css from '../vault.module.css';

/** A picture in place; one that cannot be shown is still there to download. */
export function PictureView({ url, name }: { url: string; name: string }) {
  const t = useDocumentWords();
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <EmptyState icon={ImageIcon} text={t('view.failed')} />;
  return <img src={url} alt={name} className={css.picture} onError={() => setHasFailed(true)} />;
}
