import type { ReactNode } from 'react';
import type { LiveQuery } from '@carecircle/remote-kit';
import { ErrorState, Skeleton } from '@carecircle/ui';
import { useGameWords } from './game-words';

interface AnsweredProps<T> {
  answer: LiveQuery<T>;
  children: (data: T) => ReactNode;
}

/** What the server answered; until then its shape, or that it failed. */
export function Answered<T>({ answer: { data, error, refetch, isFetching }, children }: AnsweredProps<T>) {
  const t = useGameWords();
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton shape="row" count={4} />;
  return <ErrorState title={t('failed')} text={t('failed.text')} onRetry={refetch} isRetrying={isFetching} />;
}
