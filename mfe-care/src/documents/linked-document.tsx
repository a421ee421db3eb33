import { useSearchParams } from 'react-router-dom';
import { changeSearch, useLiveQuery } from '@carecircle/remote-kit';
import { ViewerDialog } from './viewer/viewer-dialog';

/** The document that a notification's link names, however far down the list it stands. */
export function LinkedDocument() {
  const documentId = useSearchParams()[0].get('document');
  const { data } = useLiveQuery(
    'documents.getDocument',
    { documentId: documentId ?? '' },
    { enabled: documentId !== null },
  );
  if (!documentId || data?.id !== documentId) return null;
  return <ViewerDialog document={data} onClose={() => changeSearch({ document: null })} />;
}
