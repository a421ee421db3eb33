import { documentEndings, documentFileUrl, type Document, type DocumentVersion } from '@carecircle/contracts';
import {
  needsRefetch,
  useAllowed,
  useFormats,
  useIsOffline,
  useLiveQuery,
  useMemberName,
  useSession,
} from '@carecircle/remote-kit';
import { ErrorState, List, ListRow, LinkButton, Skeleton, Stack } from '@carecircle/ui';
import { FilePicker } from '@carecircle/ui/fields';
import { DownloadIcon } from '@carecircle/ui/icons';
import { Dialog } from '@carecircle/ui/panels';
import { DocumentGlyph } from './document-glyph';
import { useDocumentWords } from './documents-words';
import { addUploads } from './uploads/upload-queue';

interface Props {
  document: Document;
  onClose: () => void;
}

/** All versions of a document, newest first, and room for one more (VAULT-2). */
export function VersionsDialog({ document, onClose }: Props) {
  const t = useDocumentWords();
  const mayAdd = useAllowed('document:upload');
  const isOffline = useIsOffline();
  const circleId = useSession().circle.id;
  const { id: documentId, name } = document;
  const { data, error, refetch } = useLiveQuery(
    'documents.listDocumentVersions',
    { documentId },
    { on: { 'document.renewed': needsRefetch } },
  );
  const add = (files: File[]) => {
    addUploads(circleId, files, documentId);
    onClose();
  };
  return (
    <Dialog title={t('versions.of', { name })} isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      <Stack gap={4}>
        {mayAdd ? (
          <FilePicker
            label={t('versions.add')}
            description={t('versions.note')}
            accept={documentEndings}
            isDisabled={isOffline}
            value={[]}
            onChange={add}
          />
        ) : null}
        {data ? (
          <List label={t('versions')}>
            {data.map((version) => (
              <VersionRow key={version.version} document={document} version={version} />
            ))}
          </List>
        ) : null}
        {!data && !error ? <Skeleton shape="row" count={document.version} /> : null}
        {!data && error ? <ErrorState title={t('failed')} text={t('failed.text')} onRetry={refetch} /> : null}
      </Stack>
    </Dialog>
  );
}

function VersionRow({ document, version }: { document: Document; version: DocumentVersion }) {
  const t = useDocumentWords();
  const { dateTime, fileSize } = useFormats();
  const name = useMemberName(version.uploadedBy);
  return (
    <ListRow
      leading={<DocumentGlyph type={version.contentType} />}
      title={t('version', { version: version.version })}
      meta={
        <>
          <span>{t('uploaded-by', { name })}</span>
          <span>{dateTime(version.uploadedAt)}</span>
          <span>{fileSize(version.sizeBytes)}</span>
        </>
      }
      trailing={
        <LinkButton
          size="small"
          icon={DownloadIcon}
          href={documentFileUrl({ ...document, version: version.version })}
          download
        >
          {t('download')}
        </LinkButton>
      }
    />
  );
}
