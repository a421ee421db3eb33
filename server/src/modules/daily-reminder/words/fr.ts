import type { ReminderWords } from '../reminder-words';

export const fr: ReminderWords = {
  alert: [
    'Une urgence est ouverte. Regardez-la d’abord\u00a0; le reste peut attendre.',
    'Quelqu’un a appelé à l’aide. Voyez qui s’en occupe, et répondez si vous pouvez.',
    'Une urgence est ouverte. Un bref appel vaut mieux que beaucoup de messages.',
  ],
  needsHelp: (name) => [
    `${name} a besoin d’aide aujourd’hui. Un appel ou une visite ferait du bien.`,
    `Les nouvelles du jour disent que ${name} a besoin d’aide. Voyez dans le cercle qui y va.`,
    `${name} ne va pas bien aujourd’hui. Demandez ce qu’il faut avant de partir.`,
  ],
  missedCritical: (medication) => [
    `Une dose de ${medication} a été manquée. Regardez les médicaments, et demandez au médecin ou au pharmacien ce qu’il faut faire.`,
    `${medication} n’a pas été donné, et c’est important. Voyez qui peut agir maintenant.`,
  ],
  lateDoses: (count) => [
    count === 1
      ? 'Une dose est en retard. Regardez si elle a été donnée.'
      : `${count} doses sont en retard. Regardez lesquelles ont été données.`,
    'Une dose que personne n’a notée a peut-être été donnée. Demandez avant de la redonner.',
  ],
  overdueTasks: (count) => [
    count === 1
      ? 'Une tâche est en retard. Faites-la, ou confiez-la à quelqu’un.'
      : `${count} tâches sont en retard. Commencez par la plus courte.`,
    count === 1
      ? 'Quelque chose est resté en attente. Est-ce encore utile\u00a0?'
      : `${count} choses sont restées en attente. Ce qui ne sert plus peut partir.`,
    'Si c’est trop aujourd’hui, dites-le. Quelqu’un du cercle a peut-être le temps.',
    'Une tâche que l’on confie est une tâche qui sera faite.',
  ],
  streak: (days) => [
    `${days} jours de suite avec des nouvelles. Le cercle peut compter sur vous.`,
    `Depuis ${days} jours, vous veillez chaque jour sur quelqu’un. Merci à vous.`,
    `${days} jours sans interruption. Continuez, et laissez-vous aider.`,
  ],
  achievement: [
    'Vous avez débloqué un succès. Allez le voir, et réjouissez-vous.',
    'Un nouveau succès\u00a0: ce que vous faites pour le cercle se voit.',
  ],
  bands: {
    morning: [
      'D’abord un verre d’eau, ensuite la journée.',
      'Regardez ce qui est prévu avant que le téléphone ne sonne.',
      'Les bons matins commencent doucement. Prenez dix minutes pour vous.',
      'Ouvrez une fenêtre et respirez profondément trois fois.',
    ],
    midday: [
      'Avez-vous mangé\u00a0? Asseyez-vous pour cela, ne serait-ce qu’un quart d’heure.',
      'La moitié de la journée est passée. Qu’est-ce qui peut attendre demain\u00a0?',
      'Une petite marche à la lumière du jour aide à passer l’après-midi.',
      'Demandez comment va quelqu’un, et pas seulement ce qu’il y a à faire.',
    ],
    afternoon: [
      'C’est l’heure d’une pause. Une tasse de thé compte aussi.',
      'Buvez quelque chose, et proposez à boire.',
      'Partagez avec le cercle un bon moment de la journée.',
      'Qui pourrait vous relayer une heure cette semaine\u00a0? Demandez-le aujourd’hui.',
    ],
    evening: [
      'Posez les affaires de demain là où vous les trouverez.',
      'Qu’est-ce qui a réussi aujourd’hui\u00a0? Une chose suffit.',
      'Laissez le reste pour demain. Vous en avez fait assez.',
      'Appeler un ami, c’est aussi prendre soin\u00a0: de vous.',
    ],
    rest: [
      'Reposez-vous. Le cercle sera encore là demain.',
      'Laissez le téléphone loin du lit.',
      'Dormir fait partie du soin. Nul ne peut donner ce qu’il n’a pas.',
      'Si quelque chose vous empêche de dormir, notez-le et laissez-le jusqu’au matin.',
    ],
  },
  seasons: {
    spring: [
      'Les jours rallongent. Sortez ensemble quelques minutes.',
      'Les pollens volent\u00a0: gardez à portée de main ce qui soulage.',
      'Un bon moment pour trier les placards et la pharmacie.',
    ],
    summer: [
      'Il peut faire chaud\u00a0: buvez souvent et gardez les pièces à l’ombre à midi.',
      'Vérifiez les médicaments\u00a0: certains ne doivent pas chauffer.',
      'Prévoyez qui prendra le relais pendant les vacances.',
    ],
    autumn: [
      'Tous ceux qui le souhaitent sont-ils vaccinés contre la grippe\u00a0?',
      'Les feuilles mouillées glissent. Vérifiez chaussures et rampes.',
      'La nuit tombe plus tôt\u00a0: une lampe sur le chemin évite les chutes.',
    ],
    winter: [
      'Glace et neige\u00a0: faites les courses à l’avance, pour que personne n’ait à sortir.',
      'Chaussettes chaudes, pièces chaudes, paroles chaudes.',
      'Les jours sombres pèsent. Une lampe et une visite les allègent.',
    ],
  },
};
