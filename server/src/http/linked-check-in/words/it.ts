import type { LinkedCheckInWords } from '../linked-check-in-words';

export const it: LinkedCheckInWords = {
  title: 'Come va',
  heading: 'Come sta {name}?',
  intro: 'La tua risposta arriva alla cerchia di {name}. Questo link vale una volta sola.',
  status: 'Come sta {name}?',
  safe: 'Sta bene',
  ok: 'Non molto bene',
  help: 'Ha bisogno di aiuto',
  helpNote: 'Tutta la cerchia lo sa subito',
  mood: 'Umore',
  noMood: 'Nessuna risposta',
  moods: ['Molto basso', 'Basso', 'Così così', 'Buono', 'Molto buono'],
  notes: 'Note',
  optional: 'facoltativo',
  yourName: 'Il tuo nome',
  send: 'Invia',
  thanks: 'Grazie',
  thanksText: 'La cerchia ha ricevuto la tua risposta.',
  gone: 'Questo link non è valido',
  goneText:
    'Questi link valgono una volta e per un tempo limitato. Chiedine uno nuovo a chi te l’ha mandato.',
  used: 'Questo link è già stato usato',
  usedText: 'Una risposta è già stata inviata. Chiedine uno nuovo a chi te l’ha mandato.',
  needed: 'Da compilare.',
  tooLong: 'È troppo lungo.',
  wrong: 'Controlla ciò che è segnato sotto.',
};
