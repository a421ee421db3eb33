import { memo } from 'react';
import type { Document } from '@carecircle/contracts';
import { useFormats, useMemberName } from '@carecircle/remote-kit';
import { ListRow, StatusPill } from '@carecircle/ui';
import { KeyIcon, ShieldIcon } from '@carecircle/ui/icons';
import { DocumentGlyph } from './document-glyph';
import { DocumentMenu } from './document-menu';
import { useDocumentWords } from './documents-words';
import { ExpiryPill } from './expiry-pill';
import type { DocumentPanel } from './document-panels';

export interface DocumentRowProps {
  document: Document;
  onOpen: (panel: DocumentPanel, document: Document) => void;
}

/** One document: name, who added it and when, its size, and what has to be known of it (VAULT-1). */
export const DocumentRow = memo(function DocumentRow({ document, onOpen }: DocumentRowProps) {
  const t = useDocumentWords();
  const { dateTime, fileSize } = useFormats();
  const name = useMemberName(document.uploadedBy);
  return (
    <ListRow
      leading={<DocumentGlyph type={document.contentType} />}
      title={document.name}
      onPress={() => onOpen('view', document)}
      meta={
        <>
          {document.kind === 'other' ? null : (
            <StatusPill tone="neutral" icon={document.kind === 'id' ? KeyIcon : ShieldIcon}>
              {t(`kind.${document.kind}`)}
            </StatusPill>
          )}
          {document.expiresOn ? <ExpiryPill expiresOn={document.expiresOn} /> : null}
          <span>{t('uploaded-by', { name })}</span>
          <span>{dateTime(document.uploadedAt)}</span>
          <span>{fileSize(document.sizeBytes)}</span>
          {document.version > 1 ? <span>{t('version', { version: document.version })}</span> : null}
        </>
      }
      trailing={<DocumentMenu document={document} onOpen={onOpen} />}
    />
  );
});
