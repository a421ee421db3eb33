import * as z from 'zod';
import { Instant } from '../primitives';
import { mostOpenHelp } from '../help/help-shown-minutes';
import { listLimits } from '../circles/circle-limits';
import { Call } from '../calls/call';
import { callLimits } from '../calls/call-choices';
import { Alert } from '../emergency/emergency';
import { HelpRequest } from '../help/help-request';
import { releaseLimits } from '../releases/release-limits';
import { RunningRelease } from '../releases/running-release';
import { UnseenAchievement, mostOfGame } from '../points/points';
import { Session } from '../account/session';

/** State shared by shell and remotes: a late subscriber gets the current value at once (MFE-6). */
export const stateSchemas = {
  /** Who is signed in and the chosen circle. Set by the shell. */
  'session.current': Session.nullable(),
  /** State of the live connection. Set by the shell. */
  'connection.status': z.enum(['connecting', 'live', 'offline']),
  /** Unread notifications of the person. Set by the shell. */
  'notifications.unread': z.int().min(0),
  /** Unread messages, group and direct, in the chosen circle. Seeded by the server, kept by mfe-communication. */
  'chat.unread': z.int().min(0),
  /** Active alerts of the chosen circle and the person's own armed one. Seeded by the server, kept by the shell. */
  'alerts.open': z.array(Alert).max(listLimits.openAlerts),
  /** Calls of the chosen circle that ring for the person or that they may join. Seeded by the server, kept by mfe-communication. */
  'calls.open': z.array(Call).max(callLimits.open),
  /** Whether this page is in a call, which nothing may cut off (AUTH-5). Set by mfe-communication. */
  'call.isOn': z.boolean(),
  /** Calls for help in the chosen circle, newest first. Seeded by the server, kept by mfe-care. */
  'help.open': z.array(HelpRequest).max(mostOpenHelp),
  /** What the person unlocked and was not shown yet, the first first. Seeded by the server, kept by mfe-care. */
  'achievements.unseen': z.array(UnseenAchievement).max(mostOfGame),
  /** Title that a screen shows instead of its route's own; null returns to that. Set by the screen shown. */
  'page.title': z.string().nullable(),
  /** Whether the server's contracts have moved on so far that this page must be loaded anew. Set by the shell. */
  'page.outdated': z.boolean(),
  /** Since when reminders cannot be relied on; null where they can (NOTE-5). Set by the shell. */
  'reminders.lateSince': Instant.nullable(),
  /** Version of CareCircle that runs here, as its screens show it (SET-6). Set by the shell from the boot. */
  'installation.version': z.string(),
  /** Which releases this page runs, for operators who look into it (MFE-9). Set by the shell in their browsers alone. */
  'page.releases': z.array(RunningRelease).max(releaseLimits.areas),
  /** How many commands wait for the network. Set by remote-kit. */
  'commands.waiting': z.int().min(0),
} satisfies Record<string, z.ZodType>;

export type StateChannel = keyof typeof stateSchemas;
export type StateValue<C extends StateChannel> = z.infer<(typeof stateSchemas)[C]>;
