import type { LegalText } from './legal-text';

const privacy: LegalText = {
  intro:
    'Diese Seite sagt, was CareCircle über Sie und die Menschen speichert, um die Sie sich kümmern, wer es sehen kann und was Sie tun können. CareCircle ist ein Programm, das jemand für Sie betreibt: Für die Daten darauf ist der Betreiber dieser Installation verantwortlich.',
  sections: [
    {
      id: 'stored',
      title: 'Was gespeichert wird',
      paragraphs: ['Nur was Sie und die anderen Mitglieder Ihrer Kreise eingeben oder auslösen:'],
      points: [
        'Ihr Konto: Name, E-Mail-Adresse, die gewählte Sprache und das Aussehen und, wenn Sie es eingeben, Telefonnummer, Adresse, Geburtsdatum und Notfallkontakt.',
        'Ihr Passwort, nur als Hash aus einer langsamen, speicherintensiven Funktion. Niemand kann es lesen, auch der Betreiber nicht.',
        'Ihre Kreise: Mitglieder und ihre Rollen, die gepflegten Personen mit den Angaben, die die Mitglieder über sie eingeben, Aufgaben, Nachrichten, Rechnungen und Zahlungen, Notfallkontakte, Alarme, Punkte und Mitteilungen.',
        'Zu jeder Änderung in einem Kreis: was geändert wurde, von wem und wann. Daraus entstehen die Seiten der Mitglieder und der Verlauf.',
        'Wenn ein Alarm mit einem Ort ausgelöst wird, dieser Ort. Ihr Gerät wird nur dann danach gefragt, und nur, wenn Sie es erlauben.',
      ],
    },
    {
      id: 'seen',
      title: 'Wer es sehen kann',
      paragraphs: [
        'Was Sie in einem Kreis eingeben, sehen die Mitglieder dieses Kreises, deren Rechte es erlauben. Die Verwaltung des Kreises entscheidet, wer hereinkommt und was jedes Mitglied sehen darf. Wer um Einlass gebeten hat, sieht nichts vom Kreis, bevor die Verwaltung zugestimmt hat. Direktnachrichten werden nur den beiden gezeigt, die sie schreiben.',
        'Der Betreiber betreibt den Computer, auf dem die Daten liegen, und kann sie daher technisch erreichen, auch die Nachrichten. Nachrichten sind nicht von Ende zu Ende verschlüsselt.',
      ],
    },
    {
      id: 'protected',
      title: 'Wie es geschützt ist',
      paragraphs: [
        'Kontonummern von Rechnungen werden verschlüsselt, bevor sie gespeichert werden; zu sehen sind ihre letzten vier Zeichen. Die übrigen Daten schützen die oben genannten Rechte und die Sorgfalt des Betreibers für den Computer.',
        'CareCircle ist nach keinem Gesetz über Gesundheitsdaten zertifiziert. Fragen Sie den Betreiber, bevor Sie es dort nutzen, wo ein Gesetz ein Zertifikat verlangt.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies und Ihr Gerät',
      paragraphs: [
        'Wenn Sie sich anmelden, hält ein Cookie Ihre Sitzung. Skripte der Seite können es nicht lesen, und es wird nur an diese Installation gesendet. Es gibt keine Cookies für Werbung oder zum Zählen von Besuchern, und solche Dienste sind nicht eingebaut.',
        'Ihr Browser bewahrt außerdem, nur für diese App, die Sprache der Anmeldeseite, angefangene Texte und Änderungen auf, die auf eine Verbindung warten. Beim Abmelden verschwinden die angefangenen Texte und die wartenden Änderungen vom Gerät.',
      ],
    },
    {
      id: 'shared',
      title: 'Was weitergegeben wird',
      paragraphs: [
        'Ihre Daten werden nicht verkauft und nicht für Werbung genutzt. Hat der Betreiber einen Mailserver eingerichtet, gehen E-Mails von CareCircle über ihn: zum Beispiel an einen Notfallkontakt, wenn ein Alarm hinausgeht. Sonst verlässt nichts die Installation, außer ein Mitglied teilt es.',
      ],
    },
    {
      id: 'kept',
      title: 'Wie lange es bleibt',
      paragraphs: [
        'Ihr Konto und was Sie in einem Kreis eingegeben haben, bleiben, bis sie gelöscht werden. Was ein Mitglied löscht, verschwindet von allen Seiten; der Eintrag, dass es geschah, bleibt im Verlauf des Kreises, damit die anderen weiter sehen, wer was getan hat.',
      ],
    },
    {
      id: 'leaving',
      title: 'Wie Sie gehen können',
      paragraphs: [
        'Die Verwaltung eines Kreises kann Ihre Mitgliedschaft beenden. Von da an erreicht Sie nichts Neues aus dem Kreis; was Sie getan haben, bleibt unter Ihrem Namen in seinem Verlauf.',
        'Damit Ihr Konto gelöscht wird, Sie eine Kopie Ihrer Daten bekommen oder etwas berichtigt wird, schreiben Sie dem Betreiber dieser Installation: der Person oder Organisation, die Ihnen die Adresse gegeben hat.',
      ],
    },
    {
      id: 'changes',
      title: 'Wenn sich diese Seite ändert',
      paragraphs: [
        'Jede Fassung hat ein Datum. Die Fassung, die Sie beim Anlegen Ihres Kontos annehmen, wird mit ihm gespeichert.',
      ],
    },
  ],
};

export default privacy;
