export const invitationMethods = ['email', 'phone', 'both'] as const;
export type InvitationMethod = (typeof invitationMethods)[number];

/** How long an invitation can be accepted; sending it again begins anew. */
export const invitationDays = 14;
