/** Where the bytes of messages travel: whole files, and parts of uploads (tus 1.0). */
export const messagePaths = {
  file: '/api/communication/file',
  uploads: '/api/communication/uploads',
} as const;

/** Address of the file that a message brings. */
export function messageFileUrl({ circleId, id }: { circleId: string; id: string }): string {
  return `${messagePaths.file}?${new URLSearchParams({ circleId, messageId: id }).toString()}`;
}

/** Address that takes the parts of an upload. */
export function messageUploadUrl({ circleId, id }: { circleId: string; id: string }): string {
  return `${messagePaths.uploads}/${circleId}/${id}`;
}
