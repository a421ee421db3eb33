import type { Questions } from './question';

export const de: Questions = {
  topics: {
    'due-doses': [
      'Welches Medikament ist fällig?',
      'Können Sie mir bitte sagen, welche Tabletten jetzt dran sind?',
      'fällige Medikamente',
      'welches Medikamnet ist faellig', 'Muss Mama jetzt etwas einnehmen?', 'Welche Medizin muss heute noch genommen werden?'],
    'next-dose': ['Wann ist die nächste Dosis?', 'naechste Tablette', 'Wann muss sie die nächste Pille nehmen?', 'Wann kommt die nächste Tablette?'],
    'taken-doses': [
      'Hat Mama ihre Tabletten schon genommen?',
      'Hat heute früh jemand die Medikamente gegeben?',
      'Tabletten genommen?', 'Hat sie ihre Medizin genommen?'],
    'medication-list': [
      'Welche Medikamente nimmt sie?',
      'Zeigen Sie mir bitte alle Medikamente',
      'Medikamentenliste',
      'Welche Medikamente nimmt Papa?',
    ],
    refills: [
      'Müssen wir Medikamente nachbestellen?',
      'Wie viele Tabletten sind noch da?',
      'Brauchen wir ein neues Rezept?', 'Wann gehen die Tabletten aus?'],
    'take-dose': [
      'Markiere die Dosis als genommen',
      'Ich habe ihr gerade die Medizin gegeben',
      'bitte Dosis eintragen',
    ],
    appointments: [
      'Welche Termine stehen an?',
      'Was steht diese Woche im Kalender?',
      'naechste Termine',
      'Wann ist ihr nächster Arztbesuch, bitte?', 'Haben wir diese Woche etwas vor?', 'Wann ist der nächste Termin?'],
    'today-events': ['Was steht heute an?', 'Was ist für heute geplant?', 'Termine heute', 'Was haben wir heute vor?'],
    'add-event': [
      'Trag morgen um 10 Uhr einen Termin ein: Augenarzt',
      'Können Sie morgen um 15 Uhr einen Zahnarzttermin eintragen?',
      'neuer Termin Fußpflege morgen 9 Uhr',
    ],
    'open-tasks': ['Welche Aufgaben sind offen?', 'Was ist noch zu erledigen?', 'Aufgabenliste', 'Was bleibt noch zu tun?'],
    'my-tasks': ['Was sind meine Aufgaben?', 'Was muss ich noch tun?', 'meine aufgaben', 'Habe ich etwas zu erledigen?'],
    'overdue-tasks': ['Welche Aufgaben sind überfällig?', 'Ist etwas überfällig?', 'ueberfaellige Aufgaben'],
    'add-task': [
      'Neue Aufgabe: morgen Blumen gießen',
      'Erinnere mich bitte ans Blumengießen',
      'Aufgabe hinzufügen Blumen gießen',
    ],
    'latest-check-in': [
      'Wie geht es Mama?',
      'Wie fühlt sie sich heute?',
      'wie gehts papa',
      'Ist bei ihr alles in Ordnung?', 'Geht es Mama gut?'],
    streak: ['Wie lang ist meine Serie?', 'Wie viele Tage hintereinander habe ich das Befinden eingetragen?', 'meine Serie'],
    'helping-today': ['Wer hilft heute?', 'Wer kümmert sich heute um sie?', 'wer hat dienst', 'Wer ist gerade bei ihr?'],
    members: ['Wer ist in unserem Kreis?', 'Zeig mir die Familienmitglieder', 'Wer kann helfen?'],
    'find-document': [
      'Wo ist die Vorsorgevollmacht?',
      'Können Sie mir die Vollmacht heraussuchen?',
      'Dokumente Vollmacht', 'Ich brauche bitte die Vorsorgevollmacht'],
    'find-doctor': [
      'Wie ist die Telefonnummer vom Kardiologen?',
      'Wie erreiche ich die Kardiologin?',
      'Telefon Kardiologe', 'Wer ist unser Kardiologe?'],
    'emergency-contacts': [
      'Wer sind die Notfallkontakte?',
      'Wen soll ich im Notfall anrufen?',
      'Notfallnummern', 'Wer ist unser wichtigster Notfallkontakt?'],
    'bills-due': [
      'Welche Rechnungen sind fällig?',
      'Müssen wir diese Woche etwas bezahlen?',
      'unbezahlte rechnungen', 'Wie viel müssen wir noch zahlen?'],
    'unread-messages': ['Habe ich neue Nachrichten?', 'ungelesene Nachrichten', 'Hat mir jemand geschrieben?', 'Gibt es etwas Neues im Chat?'],
    'find-setting': ['Wie ändere ich die Sprache?', 'Wo stelle ich die Schrift größer?', 'Dunkelmodus', 'Wie kann ich mein Passwort ändern?'],
  },
  titles: {
    'add-event': ['Augenarzt', 'Zahnarzttermin', 'Fußpflege'],
    'add-task': ['Blumen gießen', 'Blumengießen', 'Blumen gießen'],
  },
  unknown: ['Wie ist das Wetter in Paris?', 'Wer hat das Fußballspiel gewonnen?', 'Erzähl mir einen Witz', 'Was ist die Hauptstadt von Peru?', 'Spiel Musik', 'asdf qwer'],
  emergencies: [
    'Sie atmet nicht',
    'sie atmet nicht mehr!',
    'Mama ist gestürzt und wacht nicht auf',
    'sie ist gestuerzt',
    'ich habe Schmerzen in der Brust',
    'Er erstickt',
    'Papa ist bewusstlos',
    'ich glaube, das ist ein Schlaganfall',
    'er kriegt keine Luft', 'Sie hat aufgehört zu atmen', 'Sie bekommt keine Luft', 'Er hat das Bewusstsein verloren', 'Papa ist umgekippt', 'Überall ist Blut', 'Sie hat sich den Kopf gestoßen', 'er hat einen Krampfanfall', 'Ruf den Notarzt', 'sie will sterben'],
  doses: [
    'Darf ich die Dosis verdoppeln?',
    'Kann ich ihr zwei Tabletten geben?',
    'Darf sie noch eine zweite Tablette nehmen?',
    'Sollen wir die Dosis heute weglassen?',
    'Sie hat zu viele Tabletten genommen', 'Soll ich ihr noch eine Tablette geben?', 'Wie viel darf sie nehmen?', 'Darf man das mit Alkohol nehmen?', 'Soll sie das Medikament absetzen?', 'Was ist die Höchstdosis?', 'Kann ich die doppelte Dosis geben?'],
  notUnderstood: 'Ich bin nicht sicher, ob ich Ihre Frage verstehe.',
};
