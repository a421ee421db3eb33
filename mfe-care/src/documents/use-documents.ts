import type { Document } from '@carecircle/contracts';
import type { ApiInputs, ApiOutputs } from '@carecircle/contracts/api';
import { needsRefetch, useLivePages } from '@carecircle/remote-kit';

type Page = ApiOutputs['documents']['listDocuments'];
export type DocumentFilter = NonNullable<ApiInputs['documents']['listDocuments']['filter']>;

/** The pages without a document that is there no more. */
export function withoutDocument(pages: readonly Page[], documentId: string): Page[] {
  return pages.map((page) => ({ ...page, documents: page.documents.filter(({ id }) => id !== documentId) }));
}

/** The pages with a document's new state in the place of its former one. */
export function withDocument(pages: readonly Page[], document: Document): Page[] {
  const replace = (one: Document) => (one.id === document.id ? document : one);
  return pages.map((page) => ({ ...page, documents: page.documents.map(replace) }));
}

/** Where a document belongs among those found is the server's to say. */
/** What is found in the vault, newest first, page by page; true by events. */
export function useDocuments(filter: DocumentFilter, search: string) {
  const { pages, ...rest } = useLivePages(
    'documents.listDocuments',
    { filter, ...(search && { search }), limit: 30 },
    {
      next: ({ nextCursor }) => (nextCursor ? { cursor: nextCursor } : undefined),
      on: {
        'document.added': needsRefetch,
        'document.restored': needsRefetch,
        'document.renewed': needsRefetch,
        'document.edited': search
          ? needsRefetch
          : (read, { payload }) => withDocument(read, payload.document),
        'document.deleted': (read, { payload }) => withoutDocument(read, payload.documentId),
      },
    },
  );
  return { documents: pages.flatMap((page) => page.documents), ...rest };
}
