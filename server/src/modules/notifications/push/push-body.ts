import { randomUUID } from 'node:crypto';
import type { NotificationSettings, Preferences } from '@carecircle/contracts';
import type { PushAction } from './push-actions';

/** What a push shows, before it is written for its reader. */
export interface PushContent {
  title: string;
  text: string;
  /** All that may be shown on a locked screen where details are hidden. */
  hiddenTitle: string;
  /** Path inside the app. */
  link: string;
  /** A later one of the same tag takes its place on the device. */
  tag: string;
  notificationId: string | null;
  /** Stays until somebody touches it. */
  isUrgent: boolean;
  actions: readonly PushAction[];
  failed: string;
}

type Reader = Pick<Preferences, 'language'>;
type Shown = Pick<NotificationSettings, 'hidesDetails' | 'soundEnabled' | 'vibrationEnabled'>;

/**
 * The body of a push, as the service worker reads it. Each action carries ids of its commands, so that a second touch, or one that
 * is sent again, does nothing more.
 */
export function pushBody(content: PushContent, reader: Reader, settings: Shown): string {
  const { hidesDetails, soundEnabled, vibrationEnabled } = settings;
  const { title, text, hiddenTitle, link, tag, notificationId, isUrgent, actions, failed } = content;
  return JSON.stringify({
    title: clip(hidesDetails ? hiddenTitle : title, 120),
    options: {
      body: hidesDetails ? '' : clip(text, 300),
      tag,
      lang: reader.language,
      requireInteraction: isUrgent,
      // A call for help is heard whatever is switched off; what makes no sound may not vibrate either, browsers say.
      ...(soundEnabled || isUrgent
        ? { silent: false, vibrate: vibrationOf({ vibrationEnabled, isUrgent }) }
        : { silent: true }),
      actions: actions.map(({ action, title: label }) => ({ action, title: label })),
    },
    link,
    notificationId,
    failed,
    calls: Object.fromEntries(actions.map(({ action, calls }) => [action, calls.map(withCommandId)])),
  });
}

function vibrationOf({
  vibrationEnabled,
  isUrgent,
}: {
  vibrationEnabled: boolean;
  isUrgent: boolean;
}): number[] {
  if (isUrgent) return [400, 150, 400, 150, 400];
  return vibrationEnabled ? [200] : [];
}

function withCommandId({ path, input }: PushAction['calls'][number]) {
  return { path, input: { commandId: randomUUID(), ...input } };
}

function clip(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
