import { deWords } from '@carecircle/ui/words/de';
import type { KitWords } from './kit-words';
import { refusalWords } from './refusal-words';

const refusals: Record<string, string> = {
  NOT_SIGNED_IN: 'Bitte melden Sie sich erneut an.',
  NOT_ALLOWED: 'Ihre Rolle in diesem Kreis erlaubt das nicht.',
  NOT_FOUND: 'Das gibt es nicht mehr.',
  CHANGED_MEANWHILE: 'Jemand hat es inzwischen geändert. Bitte sehen Sie nach und versuchen Sie es erneut.',
  ALREADY_DONE: 'Das war schon erledigt.',
  ALREADY_GIVEN: 'Diese Dosis war schon eingetragen. Das Protokoll zeigt, wann und von wem.',
  OVER_LIMIT: 'Das wäre über der Grenze. Es braucht einen Grund.',
  FULL: 'Mehr davon passen hier nicht hinein.',
  STORAGE_FULL: 'Der Speicher dieses Kreises ist voll.',
  DISK_FULL: 'Der Server hat gerade keinen Platz auf seiner Platte. Nichts wurde behalten.',
  INTERACTION: 'Es sollte nicht ohne Entscheidung mit etwas anderem genommen werden. Es braucht einen Grund.',
  INVALID_STATE: 'Das ist im Moment nicht möglich.',
  INVALID_INPUT: 'Bitte prüfen Sie Ihre Eingabe.',
  PAYLOAD_TOO_LARGE: 'Das ist zu groß.',
  TOO_MANY_ATTEMPTS: 'Zu viele Versuche. Bitte warten Sie eine Minute.',
  LAST_ADMIN: 'Ein Kreis braucht mindestens eine Person, die ihn verwaltet.',
  NOT_IN_DEMO: 'Nicht aus dem Beispielkreis. Registrieren Sie sich für einen eigenen Kreis.',
  RESET_TOO_SOON: 'Er wurde erst vor Kurzem zurückgesetzt. Bitte versuchen Sie es später.',
};

const fields: Record<string, string> = {
  required: 'Bitte füllen Sie dies aus.',
  too_small: 'Bitte füllen Sie dies aus.',
  too_big: 'Das ist zu viel.',
  too_long: 'Das ist zu lang.',
  invalid_type: 'Bitte füllen Sie dies aus.',
  invalid_format: 'Bitte prüfen Sie die Schreibweise.',
  changed_meanwhile: 'Jemand hat dies inzwischen geändert. Speichern Sie erneut, damit Ihres gilt.',
  phone_shape: 'Bitte geben Sie eine Telefonnummer ein.',
  not_in_demo: 'Nicht aus dem Beispielkreis. Registrieren Sie sich für einen eigenen Kreis.',
};

export const de: KitWords = {
  ui: deWords,
  justNow: 'Gerade eben',
  minutesAgo: (count) => `vor ${count} Min.`,
  hoursAgo: (count) => `vor ${count} Std.`,
  daysAgo: (count) => `vor ${count} T.`,
  unreachable: 'Der Server antwortet nicht. Bitte versuchen Sie es erneut; es zählt nur einmal.',
  needsConnection: 'Keine Verbindung. Hierfür braucht es eine.',
  entryNeedsConnection: 'Braucht eine Verbindung',
  formNeedsConnection:
    'Keine Verbindung. Sie können dies senden, sobald es eine gibt. Was Sie schreiben, bleibt hier, solange dies offen ist.',
  notKept:
    'Dieser Browser bewahrt auf diesem Gerät nichts auf. Lassen Sie die Seite offen, bis alles gesendet ist.',
  nothingKept: 'Dieser Browser bewahrt nichts für Zeiten ohne Verbindung auf. Alles andere funktioniert.',
  refusedLater: (label, reason) =>
    label ? `Nicht gespeichert: ${label}. ${reason}` : `Nicht gespeichert. ${reason}`,
  refusal: refusalWords({
    plain: refusals,
    counted: {
      FULL: ({ most }) => `Es kann davon höchstens ${most} geben.`,
      PLAN_FULL: ({ most, number }) =>
        `Der Tarif dieses Kreises fasst ${most} Mitglieder; ${number} von ${most} sind belegt. Ein Admin kann den Tarif ändern.`,
    },
    other: 'Das hat nicht geklappt. Nichts wurde geändert.',
  }),
  field: (code) => fields[code] ?? 'Bitte prüfen Sie dies.',
  failedTitle: 'Dieser Teil funktioniert gerade nicht',
  failedText: 'Der Rest von CareCircle funktioniert weiter.',
};
