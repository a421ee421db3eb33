import type { Language, NotificationType } from '@carecircle/contracts';

interface PushWords {
  taken: string;
  snooze: string;
  onIt: string;
  /** What a button of a push did not do. */
  failed: string;
  testTitle: string;
  test: string;
  /** What came in the quiet hours, so many. */
  quiet: (count: number) => string;
  /** All that a locked screen may show, by the type of what happened. */
  hidden: Partial<Record<NotificationType, string>> & { other: string };
}

export const pushWords: Record<Language, PushWords> = {
  en: {
    taken: 'Taken',
    snooze: 'Snooze',
    onIt: 'I’m on it',
    failed: 'That did not go through. Open CareCircle to try again.',
    testTitle: 'Notifications work',
    test: 'This is the test that you asked for.',
    quiet: (count) =>
      count === 1 ? 'One thing came in while you rested' : `${count} things came in while you rested`,
    hidden: {
      emergency: 'Somebody needs help',
      medication: 'Medication',
      task: 'Tasks',
      event: 'Calendar',
      checkin: 'Check-in',
      message: 'New message',
      other: 'News from your circle',
    },
  },
  es: {
    taken: 'Tomado',
    snooze: 'Posponer',
    onIt: 'Yo me encargo',
    failed: 'No se ha podido hacer. Abre CareCircle para volver a intentarlo.',
    testTitle: 'Las notificaciones funcionan',
    test: 'Esta es la prueba que has pedido.',
    quiet: (count) =>
      count === 1
        ? 'Ha llegado una novedad mientras descansabas'
        : `Han llegado ${count} novedades mientras descansabas`,
    hidden: {
      emergency: 'Alguien necesita ayuda',
      medication: 'Medicación',
      task: 'Tareas',
      event: 'Calendario',
      checkin: 'Cómo está',
      message: 'Mensaje nuevo',
      other: 'Novedades de tu círculo',
    },
  },
  fr: {
    taken: 'Pris',
    snooze: 'Plus tard',
    onIt: 'Je m’en occupe',
    failed: 'Cela n’a pas fonctionné. Ouvrez CareCircle pour réessayer.',
    testTitle: 'Les notifications fonctionnent',
    test: 'Voici le test que vous avez demandé.',
    quiet: (count) =>
      count === 1
        ? 'Une nouvelle est arrivée pendant votre repos'
        : `${count} nouvelles sont arrivées pendant votre repos`,
    hidden: {
      emergency: 'Quelqu’un a besoin d’aide',
      medication: 'Médicaments',
      task: 'Tâches',
      event: 'Calendrier',
      checkin: 'Comment ça va',
      message: 'Nouveau message',
      other: 'Nouvelles de votre cercle',
    },
  },
  de: {
    taken: 'Genommen',
    snooze: 'Später',
    onIt: 'Ich kümmere mich',
    failed: 'Das hat nicht geklappt. Öffnen Sie CareCircle, um es noch einmal zu versuchen.',
    testTitle: 'Benachrichtigungen funktionieren',
    test: 'Das ist der Test, den Sie wollten.',
    quiet: (count) =>
      count === 1 ? 'Eine Neuigkeit kam in Ihrer Ruhezeit' : `${count} Neuigkeiten kamen in Ihrer Ruhezeit`,
    hidden: {
      emergency: 'Jemand braucht Hilfe',
      medication: 'Medikamente',
      task: 'Aufgaben',
      event: 'Kalender',
      checkin: 'Befinden',
      message: 'Neue Nachricht',
      other: 'Neues aus Ihrem Kreis',
    },
  },
  it: {
    taken: 'Preso',
    snooze: 'Più tardi',
    onIt: 'Ci penso io',
    failed: 'Non ha funzionato. Apri CareCircle per riprovare.',
    testTitle: 'Le notifiche funzionano',
    test: 'Ecco la prova che hai chiesto.',
    quiet: (count) =>
      count === 1 ? 'È arrivata una novità mentre riposavi' : `Sono arrivate ${count} novità mentre riposavi`,
    hidden: {
      emergency: 'Qualcuno ha bisogno di aiuto',
      medication: 'Medicine',
      task: 'Attività',
      event: 'Calendario',
      checkin: 'Come sta',
      message: 'Nuovo messaggio',
      other: 'Novità dalla cerchia',
    },
  },
  pt: {
    taken: 'Tomado',
    snooze: 'Adiar',
    onIt: 'Eu cuido disso',
    failed: 'Não foi possível. Abra o CareCircle para tentar de novo.',
    testTitle: 'As notificações funcionam',
    test: 'Este é o teste que você pediu.',
    quiet: (count) =>
      count === 1
        ? 'Chegou uma novidade enquanto você descansava'
        : `Chegaram ${count} novidades enquanto você descansava`,
    hidden: {
      emergency: 'Alguém precisa de ajuda',
      medication: 'Medicação',
      task: 'Tarefas',
      event: 'Calendário',
      checkin: 'Como está',
      message: 'Nova mensagem',
      other: 'Novidades do seu círculo',
    },
  },
};
