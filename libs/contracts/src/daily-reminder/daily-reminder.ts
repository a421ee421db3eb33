import * as z from 'zod';

/** What moves a reminder: an alert or a call for help, work that is late, something to be glad of, or just the time. */
export const reminderKinds = ['crisis', 'overdue', 'success', 'everyday'] as const;

/** One sentence for a caregiver, in their own language (SHELL-6). */
export const DailyReminder = z.object({ kind: z.enum(reminderKinds), text: z.string() });
export type DailyReminder = z.infer<typeof DailyReminder>;
