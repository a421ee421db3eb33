import type { Language } from '@carecircle/contracts';

/** What every letter may say around its own text. */
export const layoutWords: Record<Language, { orOpen: string; unsubscribe: string }> = {
  en: { orOpen: 'Or open this address:', unsubscribe: 'Stop these mails' },
  es: { orOpen: 'O abre esta dirección:', unsubscribe: 'No recibir más estos correos' },
  fr: { orOpen: 'Ou ouvrez cette adresse :', unsubscribe: 'Ne plus recevoir ces e-mails' },
  de: { orOpen: 'Oder öffnen Sie diese Adresse:', unsubscribe: 'Diese E-Mails abbestellen' },
  it: { orOpen: 'Oppure apri questo indirizzo:', unsubscribe: 'Non ricevere più queste e-mail' },
  pt: { orOpen: 'Ou abra este endereço:', unsubscribe: 'Parar de receber estes e-mails' },
};
