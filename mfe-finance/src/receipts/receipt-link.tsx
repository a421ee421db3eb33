import { RouteLink, useAllowed } from '@carecircle/remote-kit';
import { VisuallyHidden } from '@carecircle/ui';
import { useMessages } from '../words';

export interface ReceiptLinkProps {
  documentId: string | null;
  /** What it is the receipt of. */
  name: string;
}

/** Opens the receipt in the vault. */
export function ReceiptLink({ documentId, name }: ReceiptLinkProps) {
  const t = useMessages();
  const maySee = useAllowed('document:view');
  if (documentId === null || !maySee) return null;
  return (
    <RouteLink to="vault" search={{ document: documentId }} otherwise="nothing">
      {t('receipt.show')} <VisuallyHidden>{name}</VisuallyHidden>
    </RouteLink>
  );
}
