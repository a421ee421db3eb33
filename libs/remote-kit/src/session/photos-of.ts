import { photoUrl, type Session } from '@carecircle/contracts';

/** Addresses of the photos of a circle's people; who is cared for has one, also where they act as a member (REC-1). */
export function photosOf({ recipients }: Pick<Session, 'recipients'>): ReadonlyMap<string, string> {
  const photos = new Map<string, string>();
  for (const recipient of recipients) {
    const url = photoUrl('recipient', recipient);
    if (url === null) continue;
    photos.set(recipient.id, url);
    if (recipient.memberId !== null) photos.set(recipient.memberId, url);
  }
  return photos;
}
