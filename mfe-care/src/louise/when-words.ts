import type { Language } from '@carecircle/contracts';

/** How people say days and times when they type: folded words. Names of weekdays and months come from the browser. */
export interface WhenWords {
  /** Days from today. */
  days: Readonly<Record<string, number>>;
  /** Before a number of days or weeks: 'in 3 days'. */
  ahead: readonly string[];
  dayUnits: readonly string[];
  weekUnits: readonly string[];
  /** Before an hour without any mark: 'at 3'. */
  at: readonly string[];
  /** After an hour: '15 Uhr'. */
  oClock: readonly string[];
  morning: readonly string[];
  afternoon: readonly string[];
  noon: readonly string[];
  /** Little words that go with a day or a time and belong to no title. */
  joins: readonly string[];
}

export const whenWords: Record<Language, WhenWords> = {
  en: {
    days: { today: 0, tonight: 0, tomorrow: 1, 'day after tomorrow': 2 },
    ahead: ['in'],
    dayUnits: ['day', 'days'],
    weekUnits: ['week', 'weeks'],
    at: ['at'],
    oClock: ['o clock', 'oclock'],
    morning: ['am', 'a m', 'in the morning'],
    afternoon: ['pm', 'p m', 'in the afternoon', 'in the evening'],
    noon: ['noon', 'midday'],
    joins: ['on', 'at', 'by', 'for', 'next', 'this', 'the', 'until', 'of'],
  },
  es: {
    days: { hoy: 0, manana: 1, 'pasado manana': 2 },
    ahead: ['en', 'dentro de'],
    dayUnits: ['dia', 'dias'],
    weekUnits: ['semana', 'semanas'],
    at: ['a las', 'a la'],
    oClock: ['h', 'hs', 'horas'],
    morning: ['am', 'a m', 'de la manana'],
    afternoon: ['pm', 'p m', 'de la tarde', 'de la noche'],
    noon: ['mediodia'],
    joins: ['el', 'la', 'las', 'a', 'al', 'para', 'de', 'del', 'proximo', 'este', 'antes'],
  },
  fr: {
    days: { 'aujourd hui': 0, 'ce soir': 0, demain: 1, 'apres demain': 2 },
    ahead: ['dans'],
    dayUnits: ['jour', 'jours'],
    weekUnits: ['semaine', 'semaines'],
    at: ['a'],
    oClock: ['h', 'heure', 'heures'],
    morning: ['du matin'],
    afternoon: ['de l apres midi', 'du soir'],
    noon: ['midi'],
    joins: ['le', 'a', 'pour', 'ce', 'prochain', 'avant', 'de'],
  },
  de: {
    days: { heute: 0, 'heute abend': 0, morgen: 1, ubermorgen: 2, uebermorgen: 2 },
    ahead: ['in'],
    dayUnits: ['tag', 'tagen', 'tage'],
    weekUnits: ['woche', 'wochen'],
    at: ['um', 'gegen'],
    oClock: ['uhr'],
    morning: ['morgens', 'vormittags', 'fruh'],
    afternoon: ['nachmittags', 'abends'],
    noon: ['mittags'],
    joins: ['am', 'um', 'bis', 'fur', 'den', 'der', 'nachsten', 'nachste', 'diesen', 'zum'],
  },
  it: {
    days: { oggi: 0, stasera: 0, domani: 1, dopodomani: 2 },
    ahead: ['tra', 'fra'],
    dayUnits: ['giorno', 'giorni'],
    weekUnits: ['settimana', 'settimane'],
    at: ['alle', 'alla', 'all'],
    oClock: ['ore'],
    morning: ['di mattina', 'del mattino'],
    afternoon: ['del pomeriggio', 'di sera', 'della sera'],
    noon: ['mezzogiorno'],
    joins: ['il', 'la', 'le', 'alle', 'alla', 'per', 'di', 'prossimo', 'questo', 'entro', 'ore', 'a'],
  },
  pt: {
    days: { hoje: 0, amanha: 1, 'depois de amanha': 2 },
    ahead: ['em', 'daqui a', 'dentro de'],
    dayUnits: ['dia', 'dias'],
    weekUnits: ['semana', 'semanas'],
    at: ['as', 'a'],
    oClock: ['h', 'horas', 'hora'],
    morning: ['da manha'],
    afternoon: ['da tarde', 'da noite'],
    noon: ['meio dia'],
    joins: [
      'na',
      'no',
      'em',
      'as',
      'a',
      'ao',
      'para',
      'de',
      'do',
      'proxima',
      'proximo',
      'este',
      'esta',
      'ate',
      'dia',
    ],
  },
};
