import type { ReminderWords } from '../reminder-words';

export const de: ReminderWords = {
  alert: [
    'Ein Notfall ist offen. Sehen Sie zuerst dort nach; alles andere kann warten.',
    'Jemand hat um Hilfe gerufen. Sehen Sie, wer sich kümmert, und antworten Sie, wenn Sie können.',
    'Es gibt einen offenen Notfall. Ein kurzer Anruf ist mehr wert als viele Nachrichten.',
  ],
  needsHelp: (name) => [
    `${name} braucht heute Hilfe. Ein Anruf oder ein Besuch würde guttun.`,
    `Heute heißt es, dass ${name} Hilfe braucht. Sprechen Sie im Kreis ab, wer hinfährt.`,
    `${name} geht es heute nicht gut. Fragen Sie, was gebraucht wird, bevor Sie losgehen.`,
  ],
  missedCritical: (medication) => [
    `Eine Dosis ${medication} wurde versäumt. Sehen Sie bei den Medikamenten nach, und fragen Sie in Praxis oder Apotheke, was zu tun ist.`,
    `${medication} wurde nicht gegeben, und darauf kommt es an. Sehen Sie, wer jetzt etwas tun kann.`,
  ],
  lateDoses: (count) => [
    count === 1
      ? 'Eine Dosis ist verspätet. Sehen Sie nach, ob sie gegeben wurde.'
      : `${count} Dosen sind verspätet. Sehen Sie nach, welche gegeben wurden.`,
    'Eine Dosis, die niemand eingetragen hat, kann trotzdem gegeben sein. Fragen Sie, bevor Sie sie noch einmal geben.',
  ],
  overdueTasks: (count) => [
    count === 1
      ? 'Eine Aufgabe ist überfällig. Erledigen Sie sie, oder geben Sie sie weiter.'
      : `${count} Aufgaben sind überfällig. Fangen Sie mit der kürzesten an.`,
    count === 1
      ? 'Von früher ist noch etwas offen. Wird es noch gebraucht?'
      : `Von früher sind noch ${count} Dinge offen. Was niemand mehr braucht, kann weg.`,
    'Wenn es heute zu viel ist, sagen Sie es. Vielleicht hat jemand im Kreis Zeit.',
    'Eine Aufgabe, die man weitergibt, wird getan.',
  ],
  streak: (days) => [
    `${days} Tage nacheinander nachgefragt. Auf Sie kann der Kreis sich verlassen.`,
    `Seit ${days} Tagen sehen Sie jeden Tag nach jemandem. Dafür gebührt Ihnen Dank.`,
    `${days} Tage ohne Lücke. Weiter so, und lassen Sie sich helfen.`,
  ],
  achievement: [
    'Sie haben einen Erfolg freigeschaltet. Sehen Sie ihn sich an, und freuen Sie sich.',
    'Ein neuer Erfolg: Was Sie für den Kreis tun, sieht man.',
  ],
  bands: {
    morning: [
      'Erst ein Glas Wasser, dann der Tag.',
      'Sehen Sie nach, was heute ansteht, bevor das Telefon klingelt.',
      'Gute Morgen beginnen langsam. Nehmen Sie sich zehn Minuten für sich.',
      'Öffnen Sie ein Fenster, und atmen Sie dreimal tief ein.',
    ],
    midday: [
      'Haben Sie gegessen? Setzen Sie sich dazu hin, und sei es für eine Viertelstunde.',
      'Der halbe Tag ist geschafft. Was kann bis morgen warten?',
      'Ein kurzer Gang bei Tageslicht hilft durch den Nachmittag.',
      'Fragen Sie, wie es jemandem geht, nicht nur, was zu tun ist.',
    ],
    afternoon: [
      'Zeit für eine Pause. Eine Tasse Tee zählt.',
      'Trinken Sie etwas, und bieten Sie etwas zu trinken an.',
      'Teilen Sie einen schönen Augenblick von heute mit dem Kreis.',
      'Wer könnte Sie diese Woche eine Stunde ablösen? Fragen Sie heute.',
    ],
    evening: [
      'Legen Sie die Sachen für morgen dorthin, wo Sie sie finden.',
      'Was ist heute gelungen? Eine Sache genügt.',
      'Lassen Sie den Rest für morgen. Sie haben genug getan.',
      'Ein Anruf bei einem Freund ist auch Pflege: für Sie.',
    ],
    rest: [
      'Ruhen Sie jetzt. Der Kreis ist auch morgen da.',
      'Legen Sie das Telefon nicht neben das Bett.',
      'Schlaf gehört zum Pflegen. Niemand kann geben, was er nicht hat.',
      'Wenn Sie etwas wach hält, schreiben Sie es auf, und lassen Sie es bis morgen ruhen.',
    ],
  },
  seasons: {
    spring: [
      'Die Tage werden länger. Gehen Sie zusammen ein paar Minuten hinaus.',
      'Die Pollen fliegen: Legen Sie bereit, was dagegen hilft.',
      'Eine gute Zeit, Schränke und Hausapotheke durchzusehen.',
    ],
    summer: [
      'Es kann heiß werden: oft trinken und mittags die Zimmer dunkel halten.',
      'Sehen Sie nach den Medikamenten: Manche dürfen nicht warm werden.',
      'Planen Sie, wer in den Ferien einspringt.',
    ],
    autumn: [
      'Sind alle gegen Grippe geimpft, die es möchten?',
      'Nasses Laub ist glatt. Prüfen Sie Schuhe und Geländer.',
      'Es wird früher dunkel: Eine Lampe am Weg verhindert Stürze.',
    ],
    winter: [
      'Eis und Schnee: Kaufen Sie voraus ein, damit niemand hinausmuss.',
      'Warme Socken, warme Zimmer, warme Worte.',
      'Dunkle Tage sind schwer. Eine Lampe und ein Besuch machen sie leichter.',
    ],
  },
};
