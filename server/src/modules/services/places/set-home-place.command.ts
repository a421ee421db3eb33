import { apiContract } from '@carecircle/contracts/api';
import { and, eq } from 'drizzle-orm';
import { defineCommand } from '../../../spine/define-command';
import { requireRecipient } from '../../circles';
import { homePlaces } from './places.tables';

/** To a thousandth of a degree, some hundred metres: distances need no more, and nobody's door is kept. */
const coarse = (degrees: number) => Math.round(degrees * 1_000) / 1_000;

export const setHomePlace = defineCommand(
  apiContract.services.setHomePlace,
  async ({ tx, input: { recipientId, place }, circle, now, record }) => {
    await requireRecipient(tx, circle.id, recipientId);
    const ofHome = and(eq(homePlaces.circleId, circle.id), eq(homePlaces.recipientId, recipientId));
    if (place) {
      const at = { latitude: coarse(place.latitude), longitude: coarse(place.longitude), updatedAt: now };
      await tx
        .insert(homePlaces)
        .values({ circleId: circle.id, recipientId, ...at })
        .onConflictDoUpdate({ target: [homePlaces.circleId, homePlaces.recipientId], set: at });
    } else await tx.delete(homePlaces).where(ofHome);
    await record('home-place.changed', { recipientId });
    return { recipientId };
  },
);
