import type { LegalText } from './legal-text';

const terms: LegalText = {
  intro:
    'Queste sono le regole per usare questa installazione di CareCircle. Sono brevi apposta. Creando un account si accettano nei confronti del gestore, la persona o l’organizzazione che la tiene in funzione.',
  sections: [
    {
      id: 'what',
      title: 'Che cos’è CareCircle',
      paragraphs: [
        'CareCircle aiuta famiglia, amici e professionisti a occuparsi insieme di qualcuno: chi fa che cosa, che cosa c’è da fare, che cosa si è detto, che cosa si è pagato. Tiene un registro. Non dà consigli medici e non sostituisce un medico, un infermiere o il proprio giudizio.',
      ],
    },
    {
      id: 'emergency',
      title: 'In caso di emergenza',
      paragraphs: [
        'Un allarme in CareCircle avvisa i membri della cerchia. Non chiama un’ambulanza, la polizia o i vigili del fuoco. Se qualcuno è in pericolo, chiamare prima il numero di emergenza.',
        'Allarmi e notifiche hanno bisogno di una connessione che funzioni e di un dispositivo acceso. Possono arrivare tardi o non arrivare; non bisogna contare solo su di essi.',
      ],
    },
    {
      id: 'account',
      title: 'L’account',
      paragraphs: [
        'Usare il proprio nome e un indirizzo e-mail che si può leggere. Tenere per sé la password: quello che si fa con un account vale come fatto da chi ne è titolare. Avvisare subito un amministratore della cerchia e il gestore se qualcun altro può averlo usato.',
      ],
    },
    {
      id: 'others',
      title: 'Le persone della cerchia',
      paragraphs: [
        'Si scrivono dati su altre persone, spesso sulla loro salute e sul loro denaro. Scrivere solo quello che aiuta ad assisterle, e solo quello che è permesso: chiedere alla persona, o a chi decide per lei. Quello che si viene a sapere in una cerchia resta nella cerchia.',
        'Gli amministratori fanno entrare le persone, scelgono i loro ruoli e possono porre fine a una partecipazione. Essere gentili; non usare CareCircle per molestare, ingannare o sorvegliare qualcuno contro la sua volontà.',
      ],
    },
    {
      id: 'money',
      title: 'Bollette e pagamenti',
      paragraphs: [
        'CareCircle annota bollette e pagamenti fatti altrove. Non sposta denaro, e una bolletta segnata qui come pagata lo è solo se è stata davvero pagata.',
      ],
    },
    {
      id: 'demo',
      title: 'La cerchia di prova',
      paragraphs: [
        'Dove un’installazione offre una cerchia di prova, la sua famiglia è inventata e ogni visitatore ha la sua copia, cancellata alcune ore dopo l’ultimo uso. Non scriverci nulla di vero.',
      ],
    },
    {
      id: 'working',
      title: 'Come funziona',
      paragraphs: [
        'Il gestore offre CareCircle così com’è e fa quanto è ragionevole perché funzioni e i dati siano al sicuro, ma non può promettere che funzioni sempre senza difetti. Tenere una copia di quello che non si deve perdere. Queste condizioni non toccano i diritti dati dalla legge del proprio Paese.',
      ],
    },
    {
      id: 'ending',
      title: 'Smettere',
      paragraphs: [
        'Si può smettere di usare CareCircle in ogni momento; l’informativa sulla privacy dice come lasciare una cerchia e far cancellare l’account. Il gestore può chiudere un account che viola queste condizioni e dice perché.',
      ],
    },
  ],
};

export default terms;
