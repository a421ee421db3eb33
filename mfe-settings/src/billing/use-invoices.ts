import { needsRefetch, useLivePages } from '@carecircle/remote-kit';

/** Paid charges, newest first, page by page; true by events. */
export function useInvoices(isAdmin: boolean) {
  const { pages, ...rest } = useLivePages(
    'billing.listInvoices',
    {},
    {
      enabled: isAdmin,
      next: ({ nextCursor }) => (nextCursor ? { cursor: nextCursor } : undefined),
      on: { 'invoice.added': needsRefetch },
    },
  );
  return { invoices: pages.flatMap((page) => page.invoices), ...rest };
}
