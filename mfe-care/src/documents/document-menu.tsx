import { documentFileUrl } from '@carecircle/contracts';
import { useAllowed } from '@carecircle/remote-kit';
import { IconButton } from '@carecircle/ui';
import {
  DownloadIcon,
  EyeIcon,
  HistoryIcon,
  MoreVerticalIcon,
  PencilIcon,
  TrashIcon,
} from '@carecircle/ui/icons';
import { Menu, type MenuEntry } from '@carecircle/ui/panels';
import { useMessages } from '../words';
import type { DocumentRowProps } from './document-row';
import { useDocumentWords } from './documents-words';
import { saveFile } from './save-file';
import { useDeleteDocument } from './use-delete-document';

/** View, Download and versions for everyone who may see it; details and Delete for who may add. */
export function DocumentMenu({ document, onOpen }: DocumentRowProps) {
  const t = useMessages();
  const words = useDocumentWords();
  const mayEdit = useAllowed('document:upload');
  const { deleteDocument, gate } = useDeleteDocument();
  const label = words('menu', { name: document.name });
  const changes: MenuEntry[] = [
    { id: 'edit', label: words('edit'), icon: PencilIcon, onAction: () => onOpen('edit', document) },
    {
      id: 'delete',
      label: t('delete'),
      icon: TrashIcon,
      isDanger: true,
      onAction: () => deleteDocument(document),
      ...gate.entry,
    },
  ];
  return (
    <Menu
      label={label}
      trigger={(opener) => <IconButton {...opener} icon={MoreVerticalIcon} aria-label={label} />}
      items={[
        { id: 'view', label: words('view'), icon: EyeIcon, onAction: () => onOpen('view', document) },
        {
          id: 'download',
          label: words('download'),
          icon: DownloadIcon,
          onAction: () => saveFile(documentFileUrl(document)),
        },
        {
          id: 'versions',
          label: words('versions'),
          icon: HistoryIcon,
          onAction: () => onOpen('versions', document),
        },
        ...(mayEdit ? changes : []),
      ]}
    />
  );
}
