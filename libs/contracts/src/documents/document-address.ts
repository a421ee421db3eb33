/** Where the bytes of documents travel: whole files, and parts of uploads (tus 1.0). */
export const documentPaths = { file: '/api/documents/file', uploads: '/api/documents/uploads' } as const;

/** Address of a version's file. */
export function documentFileUrl({
  circleId,
  id,
  version,
}: {
  circleId: string;
  id: string;
  version: number;
}): string {
  const query = new URLSearchParams({ circleId, documentId: id, version: String(version) });
  return `${documentPaths.file}?${query.toString()}`;
}

/** Address that takes the parts of an upload. */
export function documentUploadUrl({ circleId, id }: { circleId: string; id: string }): string {
  return `${documentPaths.uploads}/${circleId}/${id}`;
}
