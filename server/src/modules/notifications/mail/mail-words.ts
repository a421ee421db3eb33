import type { Language } from '@carecircle/contracts';

/** What letters of the engine say around what they tell. No subject says a word about anybody's health. */
export interface MailWords {
  dear: (name: string) => string;
  openAlert: string;
  whyAlert: string;
  summarySubject: string;
  today: string;
  /** Tasks whose time has gone by. */
  late: (count: number) => string;
  news: string;
  more: (count: number) => string;
  openApp: string;
  whySummary: string;
}

export const mailWords: Record<Language, MailWords> = {
  en: {
    dear: (name) => `Hello ${name},`,
    openAlert: 'See the alert',
    whyAlert: 'You get this mail because “Emergency alerts” is on in your notification settings.',
    summarySubject: 'Your day in CareCircle',
    today: 'Today',
    late: (count) => (count === 1 ? 'One task is late.' : `${count} tasks are late.`),
    news: 'New since yesterday',
    more: (count) => `and ${count} more`,
    openApp: 'Open CareCircle',
    whySummary: 'You get this mail in the morning when there is something to tell.',
  },
  es: {
    dear: (name) => `Hola, ${name}:`,
    openAlert: 'Ver la alerta',
    whyAlert:
      'Recibes este correo porque tienes activadas las «Alertas de emergencia» en los ajustes de notificaciones.',
    summarySubject: 'Tu día en CareCircle',
    today: 'Hoy',
    late: (count) => (count === 1 ? 'Hay una tarea atrasada.' : `Hay ${count} tareas atrasadas.`),
    news: 'Novedades desde ayer',
    more: (count) => `y ${count} más`,
    openApp: 'Abrir CareCircle',
    whySummary: 'Recibes este correo por la mañana cuando hay algo que contar.',
  },
  fr: {
    dear: (name) => `Bonjour ${name},`,
    openAlert: 'Voir l’alerte',
    whyAlert:
      'Vous recevez cet e-mail parce que « Alertes d’urgence » est activé dans vos réglages de notifications.',
    summarySubject: 'Votre journée dans CareCircle',
    today: 'Aujourd’hui',
    late: (count) => (count === 1 ? 'Une tâche est en retard.' : `${count} tâches sont en retard.`),
    news: 'Nouveautés depuis hier',
    more: (count) => `et ${count} de plus`,
    openApp: 'Ouvrir CareCircle',
    whySummary: 'Vous recevez cet e-mail le matin, quand il y a quelque chose à signaler.',
  },
  de: {
    dear: (name) => `Hallo ${name},`,
    openAlert: 'Alarm ansehen',
    whyAlert:
      'Sie erhalten diese E-Mail, weil „Notfallalarme“ in Ihren Benachrichtigungseinstellungen eingeschaltet ist.',
    summarySubject: 'Ihr Tag in CareCircle',
    today: 'Heute',
    late: (count) => (count === 1 ? 'Eine Aufgabe ist überfällig.' : `${count} Aufgaben sind überfällig.`),
    news: 'Neu seit gestern',
    more: (count) => `und ${count} weitere`,
    openApp: 'CareCircle öffnen',
    whySummary: 'Sie erhalten diese E-Mail morgens, wenn es etwas zu berichten gibt.',
  },
  it: {
    dear: (name) => `Ciao ${name},`,
    openAlert: 'Vedi l’allarme',
    whyAlert:
      'Ricevi questa e-mail perché “Allarmi di emergenza” è attivo nelle tue impostazioni delle notifiche.',
    summarySubject: 'La tua giornata in CareCircle',
    today: 'Oggi',
    late: (count) => (count === 1 ? 'Un’attività è in ritardo.' : `${count} attività sono in ritardo.`),
    news: 'Novità da ieri',
    more: (count) => `e altre ${count}`,
    openApp: 'Apri CareCircle',
    whySummary: 'Ricevi questa e-mail al mattino quando c’è qualcosa da dire.',
  },
  pt: {
    dear: (name) => `Olá, ${name},`,
    openAlert: 'Ver o alerta',
    whyAlert:
      'Você recebe este e-mail porque “Alertas de emergência” está ativado nas suas configurações de notificações.',
    summarySubject: 'Seu dia no CareCircle',
    today: 'Hoje',
    late: (count) => (count === 1 ? 'Uma tarefa está atrasada.' : `${count} tarefas estão atrasadas.`),
    news: 'Novidades desde ontem',
    more: (count) => `e mais ${count}`,
    openApp: 'Abrir o CareCircle',
    whySummary: 'Você recebe este e-mail de manhã, quando há algo a contar.',
  },
};
