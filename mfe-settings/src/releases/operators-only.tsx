import type { ReactNode } from 'react';
import { useSession } from '@carecircle/remote-kit';
import { EmptyState } from '@carecircle/ui';
import { useMessages } from '../words';

/** Who does not run this installation reads that this is not for them, without a question to the server, which would refuse it. */
export function OperatorsOnly({ children }: { children: ReactNode }) {
  const t = useMessages();
  return useSession().isOperator ? children : <EmptyState text={t('releases.notYours')} />;
}
