import { useAllowed, useLiveQuery } from '@carecircle/remote-kit';
import { ComboBox } from '@carecircle/ui/fields';
import { useMessages } from '../words';

const mostOffered = 100;

export interface ReceiptFieldProps {
  documentId: string | null;
  onChange: (documentId: string | null) => void;
}

/** Chooses a document of the vault by its name; hidden from those who may not see the vault. */
export function ReceiptField({ documentId, onChange }: ReceiptFieldProps) {
  const t = useMessages();
  const maySee = useAllowed('document:view');
  const { data } = useLiveQuery('documents.listDocuments', { limit: mostOffered }, { enabled: maySee });
  const { data: chosen, error } = useLiveQuery(
    'documents.getDocument',
    { documentId: documentId ?? '' },
    { enabled: maySee && documentId !== null },
  );
  if (!maySee || !data || (documentId !== null && !chosen && !error)) return null;
  const others = data.documents.filter(({ id }) => id !== chosen?.id);
  return (
    <ComboBox
      label={t('receipt.field')}
      description={t('receipt.note')}
      name="receiptDocumentId"
      isOptional
      options={[...(chosen ? [chosen] : []), ...others].map(({ id, name }) => ({ value: id, label: name }))}
      // One that was deleted since has no name any more.
      value={chosen ? documentId : null}
      onChange={onChange}
    />
  );
}
