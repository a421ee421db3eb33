import type { ReminderWords } from '../reminder-words';

export const it: ReminderWords = {
  alert: [
    'C’è un’emergenza aperta. Prima quella; il resto può aspettare.',
    'Qualcuno ha chiesto aiuto. Si guardi chi se ne occupa e si risponda, se possibile.',
    'C’è un’emergenza aperta. Una breve telefonata vale più di tanti messaggi.',
  ],
  needsHelp: (name) => [
    `Oggi ${name} ha bisogno di aiuto. Una telefonata o una visita farebbe bene.`,
    `Oggi si è saputo che ${name} ha bisogno di aiuto. Nella cerchia si può decidere chi va.`,
    `Oggi ${name} non sta bene. Meglio chiedere che cosa serve prima di partire.`,
  ],
  missedCritical: (medication) => [
    `Una dose di ${medication} è saltata. Si guardi nei farmaci e si chieda al medico o in farmacia che cosa fare.`,
    `${medication} non è stato dato, ed è importante. Si guardi chi può fare qualcosa adesso.`,
  ],
  lateDoses: (count) => [
    count === 1
      ? 'Una dose è in ritardo. Si guardi se è stata data.'
      : `${count} dosi sono in ritardo. Si guardi quali sono state date.`,
    'Una dose che nessuno ha segnato può essere stata data lo stesso. Meglio chiedere prima di darla di nuovo.',
  ],
  overdueTasks: (count) => [
    count === 1
      ? 'Un’attività è in ritardo. Si può fare ora o affidare ad altri.'
      : `${count} attività sono in ritardo. Si comincia dalla più breve.`,
    count === 1
      ? 'È rimasto qualcosa in sospeso. Serve ancora?'
      : `Sono rimaste ${count} cose in sospeso. Ciò che non serve più si può togliere.`,
    'Se oggi è troppo, basta dirlo. Forse qualcuno della cerchia ha tempo.',
    'Un’attività affidata ad altri è un’attività che si fa.',
  ],
  streak: (days) => [
    `${days} giorni di fila con notizie. La cerchia può contarci.`,
    `Da ${days} giorni, ogni giorno, un pensiero per qualcuno. Merita un grazie.`,
    `${days} giorni senza saltarne uno. Avanti così, anche facendosi aiutare.`,
  ],
  achievement: [
    'Un nuovo traguardo è sbloccato. Merita uno sguardo e un sorriso.',
    'Un nuovo traguardo: ciò che si fa per la cerchia si vede.',
  ],
  bands: {
    morning: [
      'Prima un bicchiere d’acqua, poi la giornata.',
      'Uno sguardo a ciò che c’è oggi, prima che squilli il telefono.',
      'Le buone mattine cominciano piano. Dieci minuti per sé.',
      'Una finestra aperta e tre respiri profondi.',
    ],
    midday: [
      'Già mangiato? A tavola, anche solo per un quarto d’ora.',
      'Mezza giornata è andata. Che cosa può aspettare domani?',
      'Due passi alla luce del giorno aiutano il pomeriggio.',
      'È bello chiedere come sta qualcuno, non solo che cosa c’è da fare.',
    ],
    afternoon: [
      'È ora di una pausa. Anche una tazza di tè conta.',
      'Bere qualcosa, e offrire qualcosa da bere.',
      'Un bel momento di oggi si può raccontare alla cerchia.',
      'Chi potrebbe dare il cambio per un’ora questa settimana? Meglio chiederlo oggi.',
    ],
    evening: [
      'Le cose di domani stanno bene dove si trovano subito.',
      'Che cosa è andato bene oggi? Una cosa basta.',
      'Il resto a domani. Per oggi è abbastanza.',
      'Anche telefonare a un amico è cura: di sé.',
    ],
    rest: [
      'Ora riposo. La cerchia c’è anche domani.',
      'Meglio lasciare il telefono lontano dal letto.',
      'Dormire fa parte della cura. Nessuno può dare ciò che non ha.',
      'Se qualcosa toglie il sonno, si scrive e si lascia al mattino.',
    ],
  },
  seasons: {
    spring: [
      'Le giornate si allungano. Qualche minuto fuori, insieme.',
      'Volano i pollini: tenere a portata di mano ciò che aiuta.',
      'Un buon momento per riordinare armadi e medicine.',
    ],
    summer: [
      'Può fare caldo: bere spesso e tenere le stanze in ombra a mezzogiorno.',
      'Uno sguardo ai farmaci: alcuni non devono scaldarsi.',
      'Meglio decidere ora chi aiuta durante le vacanze.',
    ],
    autumn: [
      'Chi desidera il vaccino contro l’influenza lo ha fatto?',
      'Le foglie bagnate fanno scivolare. Controllare scarpe e corrimano.',
      'Fa buio prima: una lampada lungo il percorso evita cadute.',
    ],
    winter: [
      'Ghiaccio e neve: fare la spesa in anticipo, così nessuno deve uscire.',
      'Calze calde, stanze calde, parole calde.',
      'I giorni bui pesano. Una lampada e una visita li alleggeriscono.',
    ],
  },
};
