import { documentFileUrl, type Document } from '@carecircle/contracts';
import { retryableLazy, useFormats, useMemberName } from '@carecircle/remote-kit';
import { EmptyState, Facts, LinkButton, Skeleton, Stack } from '@carecircle/ui';
import { DownloadIcon, FileIcon } from '@carecircle/ui/icons';
import { Dialog } from '@carecircle/ui/panels';
import { useDocumentWords } from '../documents-words';
import { PictureView } from './picture-view';

// What draws PDFs is larger than the whole rest: it comes to who opens one.
const PdfView = retryableLazy(() => import('./pdf-view'), <Skeleton shape="card" />);

interface Props {
  document: Document;
  onClose: () => void;
}

/** Shows a picture or a PDF in place, and tells of any document who added it and when (VAULT-1). */
export function ViewerDialog({ document, onClose }: Props) {
  const t = useDocumentWords();
  const { date, dateTime, fileSize } = useFormats();
  const uploader = useMemberName(document.uploadedBy);
  const owner = useMemberName(document.renewalOwnerId);
  const { name, expiresOn, kind } = document;
  const facts = [
    {
      label: t('uploaded'),
      value: t('uploaded.value', { name: uploader, when: dateTime(document.uploadedAt) }),
    },
    { label: t('size'), value: fileSize(document.sizeBytes) },
    ...(kind === 'other' ? [] : [{ label: t('kind'), value: t(`kind.${kind}`) }]),
    ...(expiresOn ? [{ label: t('expires-on'), value: date(expiresOn) }] : []),
    ...(owner ? [{ label: t('renewed-by'), value: owner }] : []),
  ];
  return (
    <Dialog
      title={name}
      size="large"
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <LinkButton variant="primary" icon={DownloadIcon} href={documentFileUrl(document)} download>
          {t('download')}
        </LinkButton>
      }
    >
      <Stack gap={4}>
        <View document={document} />
        <Facts items={facts} />
      </Stack>
    </Dialog>
  );
}

function View({ document }: { document: Document }) {
  const t = useDocumentWords();
  const { contentType, name } = document;
  const url = documentFileUrl(document);
  if (contentType.startsWith('image/')) return <PictureView url={url} name={name} />;
  if (contentType === 'application/pdf') return <PdfView url={url} />;
  return <EmptyState icon={FileIcon} text={t('view.none')} />;
}
