import type { Document } from '@carecircle/contracts';
import { DetailsDialog } from './details-dialog';
import { VersionsDialog } from './versions-dialog';
import { ViewerDialog } from './viewer/viewer-dialog';

const panels = { view: ViewerDialog, edit: DetailsDialog, versions: VersionsDialog };
export type DocumentPanel = keyof typeof panels;

interface Props {
  panel: DocumentPanel;
  document: Document;
  onClose: () => void;
}

/** What is open of one document. */
export function DocumentPanels({ panel, ...props }: Props) {
  const Panel = panels[panel];
  return <Panel {...props} />;
}
