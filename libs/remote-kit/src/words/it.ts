import { itWords } from '@carecircle/ui/words/it';
import type { KitWords } from './kit-words';
import { refusalWords } from './refusal-words';

const refusals: Record<string, string> = {
  NOT_SIGNED_IN: 'Occorre accedere di nuovo.',
  NOT_ALLOWED: 'Il ruolo in questa cerchia non lo permette.',
  NOT_FOUND: 'Non c’è più.',
  CHANGED_MEANWHILE: 'Nel frattempo qualcuno l’ha cambiato. Controllare e riprovare.',
  ALREADY_DONE: 'Era già fatto.',
  ALREADY_GIVEN: 'Questa dose era già registrata. Il registro mostra quando e da chi.',
  OVER_LIMIT: 'Sarebbe oltre il limite. Serve un motivo.',
  FULL: 'Qui non ce ne stanno altri.',
  STORAGE_FULL: 'Lo spazio di questa cerchia è pieno.',
  DISK_FULL: 'Il server non ha più spazio sul disco in questo momento. Non è stato conservato nulla.',
  INTERACTION: 'Non va preso con altro senza una decisione. Serve un motivo.',
  INVALID_STATE: 'Al momento non è possibile.',
  INVALID_INPUT: 'Controllare quello che è scritto.',
  PAYLOAD_TOO_LARGE: 'È troppo grande.',
  TOO_MANY_ATTEMPTS: 'Troppi tentativi. Attendere un minuto.',
  LAST_ADMIN: 'Una cerchia ha bisogno di almeno un amministratore.',
  NOT_IN_DEMO: 'Non dalla cerchia di prova. Registrarsi per avere una cerchia propria.',
  RESET_TOO_SOON: 'È stata azzerata da poco. Riprovare più tardi.',
};

const fields: Record<string, string> = {
  required: 'Compilare questo campo.',
  too_small: 'Compilare questo campo.',
  too_big: 'È troppo.',
  too_long: 'È troppo lungo.',
  invalid_type: 'Compilare questo campo.',
  invalid_format: 'Controllare il formato.',
  changed_meanwhile: 'Nel frattempo qualcuno l’ha cambiato. Salvare di nuovo per sostituirlo.',
  phone_shape: 'Scrivere un numero di telefono.',
  not_in_demo: 'Non dalla cerchia di prova. Registrarsi per avere una cerchia propria.',
};

export const it: KitWords = {
  ui: itWords,
  justNow: 'Proprio ora',
  minutesAgo: (count) => `${count} min fa`,
  hoursAgo: (count) => `${count} h fa`,
  daysAgo: (count) => `${count} g fa`,
  unreachable: 'Il server non risponde. Riprovare; vale una volta sola.',
  needsConnection: 'Senza connessione. Qui è necessaria.',
  entryNeedsConnection: 'Richiede la connessione',
  formNeedsConnection:
    'Senza connessione. Si potrà inviare appena torna. Quello che si scrive resta qui finché è aperto.',
  notKept:
    'Questo browser non conserva nulla su questo dispositivo. Lasciare aperta la pagina finché tutto è inviato.',
  nothingKept: 'Questo browser non conserva nulla per quando manca la connessione. Tutto il resto funziona.',
  refusedLater: (label, reason) => (label ? `Non salvato: ${label}. ${reason}` : `Non salvato. ${reason}`),
  refusal: refusalWords({
    plain: refusals,
    counted: {
      FULL: ({ most }) => `Ce ne possono essere al massimo ${most}.`,
      PLAN_FULL: ({ most, number }) =>
        `Il piano di questa cerchia accoglie ${most} membri; ${number} di ${most} sono occupati. Un amministratore può cambiare piano.`,
    },
    other: 'Non ha funzionato. Nulla è stato cambiato.',
  }),
  field: (code) => fields[code] ?? 'Controllare questo campo.',
  failedTitle: 'Questa parte al momento non funziona',
  failedText: 'Il resto di CareCircle continua a funzionare.',
};
