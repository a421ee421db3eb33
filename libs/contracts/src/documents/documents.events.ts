import { circleEvent } from '../events/domain-event';
import { Id } from '../primitives';
import { Document } from './document';

export const documentsEvents = {
  /** A file was added to the vault. */
  'document.added': circleEvent('document:view', { document: Document }),
  /** Name, kind, end or owner of a document were edited. */
  'document.edited': circleEvent('document:view', { document: Document }),
  /** A document got a newer version. */
  'document.renewed': circleEvent('document:view', { document: Document }),
  /** A document was hidden. */
  'document.deleted': circleEvent('document:view', { documentId: Id }),
  /** A hidden document came back. */
  'document.restored': circleEvent('document:view', { document: Document }),
  /** A document soon ends; `ownerId` sees to a new one. */
  'document.expiring': circleEvent('document:view', { document: Document, ownerId: Id }),
};
