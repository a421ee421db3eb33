import type { Period } from '../../records/circle-days';

/** Deeds of the last moments reach the ledger a little later. */
const graceMs = 60_000;

export const weekJobTime = ({ endsAt }: Pick<Period, 'endsAt'>) => new Date(endsAt.getTime() + graceMs);

export const weekJobKey = ({ circleId, week }: { circleId: string; week: string }) => `${circleId} ${week}`;
