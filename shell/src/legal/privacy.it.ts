import type { LegalText } from './legal-text';

const privacy: LegalText = {
  intro:
    'Questa pagina dice che cosa CareCircle conserva su chi lo usa e sulle persone assistite, chi può vederlo e che cosa si può fare. CareCircle è un programma che qualcuno tiene in funzione per altri: dei dati risponde il gestore di questa installazione.',
  sections: [
    {
      id: 'stored',
      title: 'Che cosa si conserva',
      paragraphs: ['Solo quello che i membri delle cerchie scrivono o provocano:'],
      points: [
        'L’account: nome, indirizzo e-mail, la lingua e l’aspetto scelti e, se indicati, telefono, indirizzo, data di nascita e contatto di emergenza.',
        'La password, solo come hash calcolato con una funzione lenta e pesante per la memoria. Nessuno può leggerla, nemmeno il gestore.',
        'Le cerchie: i membri e i loro ruoli, le persone assistite con i dati che i membri scrivono su di loro, attività, messaggi, bollette e pagamenti, contatti di emergenza, allarmi, punti e notifiche.',
        'Per ogni cambiamento in una cerchia: che cosa è cambiato, chi l’ha fatto e quando. Da questo registro nascono le pagine dei membri e lo storico.',
        'Quando si dà un allarme con un luogo, quel luogo. Al dispositivo si chiede solo allora, e solo se è permesso.',
      ],
    },
    {
      id: 'seen',
      title: 'Chi può vederlo',
      paragraphs: [
        'Quello che si scrive in una cerchia lo vedono i membri di quella cerchia i cui permessi lo consentono. Gli amministratori della cerchia decidono chi entra e che cosa può vedere ogni membro. Chi ha chiesto di entrare non vede nulla della cerchia finché un amministratore non lo accetta. I messaggi privati si mostrano alle due persone che li scrivono.',
        'Il gestore tiene in funzione il computer su cui stanno i dati e quindi tecnicamente può raggiungerli, messaggi compresi. I messaggi non sono cifrati da un capo all’altro.',
      ],
    },
    {
      id: 'protected',
      title: 'Come è protetto',
      paragraphs: [
        'I numeri di conto delle bollette vengono cifrati prima di essere conservati; si vedono i loro ultimi quattro caratteri. Gli altri dati sono protetti dai permessi detti sopra e dalla cura del gestore per il computer.',
        'CareCircle non è certificato secondo alcuna legge sui dati sanitari. Chiedere al gestore prima di usarlo dove una legge richiede un certificato.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookie e dispositivo',
      paragraphs: [
        'All’accesso, un cookie mantiene la sessione. Gli script della pagina non possono leggerlo, e viene inviato solo a questa installazione. Non ci sono cookie di pubblicità né di misurazione delle visite, e nessun servizio del genere è incorporato.',
        'Il browser conserva inoltre, solo per questa app, la lingua della pagina di accesso, i testi iniziati e le modifiche che attendono la connessione. All’uscita i testi iniziati e le modifiche in attesa spariscono dal dispositivo.',
      ],
    },
    {
      id: 'shared',
      title: 'Che cosa viene trasmesso',
      paragraphs: [
        'I dati non vengono venduti e non servono alla pubblicità. Dove il gestore ha configurato un server di posta, le e-mail di CareCircle passano da lì: per esempio a un contatto di emergenza quando parte un allarme. Nient’altro lascia l’installazione, a meno che un membro non lo condivida.',
      ],
    },
    {
      id: 'kept',
      title: 'Per quanto tempo',
      paragraphs: [
        'L’account e quello che si è scritto in una cerchia restano finché non vengono eliminati. Quello che un membro elimina sparisce da tutte le pagine; la traccia di quello che è successo resta nello storico della cerchia, così gli altri vedono ancora chi ha fatto che cosa.',
      ],
    },
    {
      id: 'leaving',
      title: 'Come andarsene',
      paragraphs: [
        'Un amministratore può porre fine alla partecipazione a una cerchia. Da quel momento non arriva più nulla di nuovo della cerchia; quello che si è fatto resta nello storico con il proprio nome.',
        'Per far cancellare l’account, avere una copia dei dati o far correggere qualcosa, scrivere al gestore di questa installazione: la persona o l’organizzazione che ne ha dato l’indirizzo.',
      ],
    },
    {
      id: 'changes',
      title: 'Quando questa pagina cambia',
      paragraphs: [
        'Ogni versione ha una data. La versione accettata alla creazione dell’account viene conservata insieme a esso.',
      ],
    },
  ],
};

export default privacy;
