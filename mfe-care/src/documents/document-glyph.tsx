import type { DocumentType } from '@carecircle/contracts';
import { FileIcon, FileTextIcon, ImageIcon, type Icon } from '@carecircle/ui/icons';
import css from './vault.module.css';

const glyphs: Partial<Record<DocumentType, Icon>> = {
  'application/pdf': FileTextIcon,
  'image/jpeg': ImageIcon,
  'image/png': ImageIcon,
};

/** What kind of file a document is, at a glance. */
export function DocumentGlyph({ type }: { type: DocumentType }) {
  const Glyph = glyphs[type] ?? FileIcon;
  return (
    <span className={css.glyph}>
      <Glyph />
    </span>
  );
}
