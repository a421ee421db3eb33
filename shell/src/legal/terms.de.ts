import type { LegalText } from './legal-text';

const terms: LegalText = {
  intro:
    'Dies sind die Regeln für die Nutzung dieser Installation von CareCircle. Sie sind mit Absicht kurz. Wenn Sie ein Konto anlegen, nehmen Sie sie gegenüber dem Betreiber an, der Person oder Organisation, die sie betreibt.',
  sections: [
    {
      id: 'what',
      title: 'Was CareCircle ist',
      paragraphs: [
        'CareCircle hilft Familie, Freunden und Fachleuten, sich gemeinsam um jemanden zu kümmern: wer was tut, was ansteht, was gesagt und was bezahlt wurde. Es hält fest. Es gibt keinen medizinischen Rat und ersetzt weder Arzt noch Pflegekraft noch Ihr eigenes Urteil.',
      ],
    },
    {
      id: 'emergency',
      title: 'Im Notfall',
      paragraphs: [
        'Ein Alarm in CareCircle benachrichtigt die Mitglieder Ihres Kreises. Er ruft weder Rettungsdienst noch Polizei noch Feuerwehr. Ist jemand in Gefahr, rufen Sie zuerst Ihre Notrufnummer an.',
        'Alarme und Mitteilungen brauchen eine Verbindung, die funktioniert, und ein Gerät, das eingeschaltet ist. Sie können spät oder gar nicht ankommen; verlassen Sie sich nicht allein auf sie.',
      ],
    },
    {
      id: 'account',
      title: 'Ihr Konto',
      paragraphs: [
        'Verwenden Sie Ihren eigenen Namen und eine E-Mail-Adresse, die Sie lesen können. Behalten Sie Ihr Passwort für sich: Was mit Ihrem Konto geschieht, gilt als von Ihnen getan. Sagen Sie es sofort der Verwaltung Ihres Kreises und dem Betreiber, wenn jemand anderes es benutzt haben könnte.',
      ],
    },
    {
      id: 'others',
      title: 'Die Menschen in Ihrem Kreis',
      paragraphs: [
        'Sie geben Angaben über andere Menschen ein, oft über ihre Gesundheit und ihr Geld. Geben Sie nur ein, was hilft, sich um sie zu kümmern, und nur, was Sie dürfen: Fragen Sie die Person oder wer für sie entscheidet. Was Sie in einem Kreis erfahren, bleibt im Kreis.',
        'Die Verwaltung lässt Menschen herein, wählt ihre Rollen und kann eine Mitgliedschaft beenden. Seien Sie freundlich; nutzen Sie CareCircle nicht, um jemanden zu belästigen, zu täuschen oder gegen seinen Willen zu überwachen.',
      ],
    },
    {
      id: 'money',
      title: 'Rechnungen und Zahlungen',
      paragraphs: [
        'CareCircle hält Rechnungen und Zahlungen fest, die Sie anderswo getätigt haben. Es bewegt kein Geld, und eine hier als bezahlt gemeldete Rechnung ist nur bezahlt, wenn Sie sie bezahlt haben.',
      ],
    },
    {
      id: 'demo',
      title: 'Der Beispielkreis',
      paragraphs: [
        'Bietet eine Installation einen Beispielkreis an, ist seine Familie erfunden, und alle Besucher haben eine eigene Kopie, die einige Stunden nach der letzten Nutzung gelöscht wird. Geben Sie dort nichts Echtes ein.',
      ],
    },
    {
      id: 'working',
      title: 'Wie gut es funktioniert',
      paragraphs: [
        'Der Betreiber stellt CareCircle bereit, wie es ist, und tut das Vernünftige, damit es läuft und Ihre Daten sicher sind, kann aber nicht versprechen, dass es immer fehlerfrei arbeitet. Behalten Sie eine Kopie von allem, was Sie nicht verlieren dürfen. Rechte, die Ihnen das Gesetz Ihres Landes gibt, bleiben von diesen Bedingungen unberührt.',
      ],
    },
    {
      id: 'ending',
      title: 'Wie es endet',
      paragraphs: [
        'Sie können jederzeit aufhören, CareCircle zu nutzen; die Datenschutzerklärung sagt, wie Sie einen Kreis verlassen und Ihr Konto löschen lassen. Der Betreiber kann ein Konto schließen, das gegen diese Bedingungen verstößt, und sagt, warum.',
      ],
    },
  ],
};

export default terms;
