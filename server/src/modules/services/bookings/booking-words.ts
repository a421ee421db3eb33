import type { DayBand, Language } from '@carecircle/contracts';

interface Words {
  subject: (service: string) => string;
  cancelSubject: (service: string) => string;
  person: string;
  service: string;
  day: string;
  band: string;
  bands: Record<DayBand, string>;
  instructions: string;
  insurance: string;
  asks: (member: string) => string;
  /** Titles of the task for whoever booked, where nothing can be sent. */
  call: (provider: string) => string;
  callToCancel: (provider: string) => string;
}

/** What providers are written, and tasks to call them, in the language of whoever booked. */
export const bookingWords: Record<Language, Words> = {
  en: {
    subject: (service) => `Request: ${service}`,
    cancelSubject: (service) => `Cancelled: ${service}`,
    person: 'For',
    service: 'Service',
    day: 'Day',
    band: 'Time',
    bands: { morning: 'morning, 8am–12pm', afternoon: 'afternoon, 12pm–4pm', evening: 'evening, 4pm–8pm' },
    instructions: 'Instructions',
    insurance: 'Insurance',
    asks: (member) => `Asked by ${member} with CareCircle.`,
    call: (provider) => `Call ${provider} about the booking`,
    callToCancel: (provider) => `Call ${provider} to cancel the booking`,
  },
  es: {
    subject: (service) => `Solicitud: ${service}`,
    cancelSubject: (service) => `Cancelado: ${service}`,
    person: 'Para',
    service: 'Servicio',
    day: 'Día',
    band: 'Hora',
    bands: { morning: 'mañana, 8–12 h', afternoon: 'tarde, 12–16 h', evening: 'tarde-noche, 16–20 h' },
    instructions: 'Indicaciones',
    insurance: 'Seguro',
    asks: (member) => `Lo pide ${member} con CareCircle.`,
    call: (provider) => `Llamar a ${provider} por la reserva`,
    callToCancel: (provider) => `Llamar a ${provider} para cancelar la reserva`,
  },
  fr: {
    subject: (service) => `Demande : ${service}`,
    cancelSubject: (service) => `Annulé : ${service}`,
    person: 'Pour',
    service: 'Service',
    day: 'Jour',
    band: 'Heure',
    bands: { morning: 'matin, 8 h–12 h', afternoon: 'après-midi, 12 h–16 h', evening: 'soir, 16 h–20 h' },
    instructions: 'Consignes',
    insurance: 'Assurance',
    asks: (member) => `Demandé par ${member} avec CareCircle.`,
    call: (provider) => `Appeler ${provider} pour la réservation`,
    callToCancel: (provider) => `Appeler ${provider} pour annuler la réservation`,
  },
  de: {
    subject: (service) => `Anfrage: ${service}`,
    cancelSubject: (service) => `Abgesagt: ${service}`,
    person: 'Für',
    service: 'Leistung',
    day: 'Tag',
    band: 'Zeit',
    bands: {
      morning: 'vormittags, 8–12 Uhr',
      afternoon: 'nachmittags, 12–16 Uhr',
      evening: 'abends, 16–20 Uhr',
    },
    instructions: 'Hinweise',
    insurance: 'Versicherung',
    asks: (member) => `Angefragt von ${member} mit CareCircle.`,
    call: (provider) => `${provider} wegen der Buchung anrufen`,
    callToCancel: (provider) => `${provider} anrufen und die Buchung absagen`,
  },
  it: {
    subject: (service) => `Richiesta: ${service}`,
    cancelSubject: (service) => `Annullato: ${service}`,
    person: 'Per',
    service: 'Servizio',
    day: 'Giorno',
    band: 'Ora',
    bands: { morning: 'mattina, 8–12', afternoon: 'pomeriggio, 12–16', evening: 'sera, 16–20' },
    instructions: 'Istruzioni',
    insurance: 'Assicurazione',
    asks: (member) => `Richiesto da ${member} con CareCircle.`,
    call: (provider) => `Chiamare ${provider} per la prenotazione`,
    callToCancel: (provider) => `Chiamare ${provider} per annullare la prenotazione`,
  },
  pt: {
    subject: (service) => `Pedido: ${service}`,
    cancelSubject: (service) => `Cancelado: ${service}`,
    person: 'Para',
    service: 'Serviço',
    day: 'Dia',
    band: 'Hora',
    bands: { morning: 'manhã, 8h–12h', afternoon: 'tarde, 12h–16h', evening: 'fim do dia, 16h–20h' },
    instructions: 'Instruções',
    insurance: 'Seguro',
    asks: (member) => `Pedido por ${member} com o CareCircle.`,
    call: (provider) => `Ligar a ${provider} sobre a reserva`,
    callToCancel: (provider) => `Ligar a ${provider} para cancelar a reserva`,
  },
};
