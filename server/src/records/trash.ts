import { refuse } from '../refuse';

const daysInTrash = 30;

/** Refuses to bring back what was deleted more than 30 days ago (ALL-6). */
export function requireInTrash(deletedAt: Date, now: Date): void {
  if (now.getTime() - deletedAt.getTime() > daysInTrash * 86_400_000) {
    throw refuse('NOT_FOUND', { message: 'This was deleted more than 30 days ago.' });
  }
}
