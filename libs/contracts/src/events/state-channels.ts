import * as z from 'zod';
import { Alert } from '../entities/emergency';
import { Session } from '../entities/session';

/** State shared by shell and remotes: a late subscriber gets the current value at once (MFE-6). */
export const stateChannels = {
  /** Who is signed in and the chosen circle. Set by the shell. */
  'session.current': { schema: Session.nullable(), initial: null },
  /** State of the live connection. Set by the shell. */
  'connection.status': { schema: z.enum(['connecting', 'live', 'offline']), initial: 'connecting' },
  /** Unread notifications of the person. Set by the shell. */
  'notifications.unread': { schema: z.int().min(0), initial: 0 },
  /** Unread messages, group and direct, in the chosen circle. Seeded by the server, kept by mfe-communication. */
  'chat.unread': { schema: z.int().min(0), initial: 0 },
  /** Active alerts of the chosen circle and the person's own armed one. Seeded by the server, kept by mfe-emergency. */
  'alerts.open': { schema: z.array(Alert), initial: [] },
  /** Title that a screen shows instead of its route's own; null returns to that. Set by the screen shown. */
  'page.title': { schema: z.string().nullable(), initial: null },
  /** Whether the server's contracts have moved on so far that this page must be loaded anew. Set by the shell. */
  'page.outdated': { schema: z.boolean(), initial: false },
  /** Version of CareCircle that runs here, as its screens show it (SET-6). Set by the shell from the boot. */
  'installation.version': { schema: z.string(), initial: '' },
  /** How many commands wait for the network. Set by remote-kit. */
  'commands.waiting': { schema: z.int().min(0), initial: 0 },
} satisfies Record<string, { schema: z.ZodType; initial: unknown }>;

export type StateChannel = keyof typeof stateChannels;
export type StateValue<C extends StateChannel> = z.infer<(typeof stateChannels)[C]['schema']>;
