import type { Questions } from './question';

export const it: Questions = {
  topics: {
    'due-doses': [
      'Quale farmaco va preso adesso?',
      'Può dirmi per favore quali pillole vanno prese ora?',
      'farmaci da dare',
      'quale farmacco va preso adesso', 'La mamma deve prendere qualcosa adesso?', 'Quale medicina va ancora presa oggi?'],
    'next-dose': ['Quando è la prossima dose?', 'prossima pillola', 'A che ora è la prossima compressa?', 'Quando tocca alla prossima pillola?'],
    'taken-doses': [
      'La mamma ha preso le sue pillole?',
      'Qualcuno ha dato i farmaci stamattina?',
      'ha gia preso la medicina?', 'Ha preso la medicina?'],
    'medication-list': [
      'Quali farmaci prende?',
      'Mi mostri per favore tutti i farmaci',
      'elenco farmaci',
      'Che medicine prende papà?',
    ],
    refills: ['C’è un farmaco da ricomprare?', 'Quante pillole restano?', 'serve una ricetta nuova', 'Quando finiscono le pillole?'],
    'take-dose': ['Segna la dose come presa', 'Le ho appena dato la medicina', 'registra la dose per favore'],
    appointments: [
      'Quali appuntamenti ci sono prossimamente?',
      'Cosa c’è in calendario questa settimana?',
      'prossimi apuntamenti',
      'Quando è la prossima visita medica?', 'Abbiamo qualcosa questa settimana?', 'Quand’è il prossimo appuntamento?'],
    'today-events': ['Cosa c’è oggi?', 'Che cosa è previsto per oggi?', 'appuntamenti di oggi', 'Che cosa abbiamo oggi?'],
    'add-event': [
      'Aggiungi un appuntamento domani alle 10: oculista',
      'Puoi aggiungere un appuntamento dal dentista domani alle 15?',
      'nuovo appuntamento podologo domani alle 9',
    ],
    'open-tasks': ['Quali attività sono aperte?', 'Che cosa resta da fare?', 'elenco attivita', 'Cosa rimane da fare?'],
    'my-tasks': ['Quali sono le mie attività?', 'Che cosa devo fare?', 'le mie attivita', 'Ho qualcosa da fare?'],
    'overdue-tasks': ['Quali attività sono in ritardo?', 'C’è qualcosa in ritardo?', 'attivita scadute'],
    'add-task': [
      'Aggiungi un’attività: innaffiare le piante domani',
      'Ricordami di innaffiare le piante, per favore',
      'nuova attivita innaffiare le piante',
    ],
    'latest-check-in': ['Come sta la mamma?', 'Come si sente oggi?', 'come sta papa', 'Va tutto bene con lei?', 'La mamma sta bene?'],
    streak: ['Qual è la mia serie?', 'Per quanti giorni di fila ho scritto?', 'la mia serie'],
    'helping-today': ['Chi aiuta oggi?', 'Chi si occupa di lei oggi?', 'di chi e il turno', 'Chi è con lei adesso?'],
    members: ['Chi c’è nella nostra cerchia?', 'Mostrami i membri della famiglia', 'Chi può aiutare?'],
    'find-document': ['Dov’è la procura?', 'Mi puoi trovare la procura?', 'documenti procura', 'Mi serve la procura, per favore'],
    'find-doctor': [
      'Qual è il telefono del cardiologo?',
      'Come contatto il cardiologo?',
      'telefono cardiologo', 'Chi è il nostro cardiologo?'],
    'emergency-contacts': [
      'Quali sono i contatti di emergenza?',
      'Chi devo chiamare in caso di emergenza?',
      'numeri di emergenza', 'Chi è il nostro contatto di emergenza principale?'],
    'bills-due': [
      'Quali bollette vanno pagate?',
      'Dobbiamo pagare qualcosa questa settimana?',
      'bollette non pagate', 'Quanto dobbiamo ancora pagare?'],
    'unread-messages': ['Ho nuovi messaggi?', 'messaggi non letti', 'Mi ha scritto qualcuno?', 'C’è qualcosa di nuovo nella chat?'],
    'find-setting': ['Come cambio la lingua?', 'Dove posso ingrandire il testo?', 'tema scuro', 'Come posso cambiare la password?'],
  },
  titles: {
    'add-event': ['Oculista', 'Dentista', 'Podologo'],
    'add-task': ['Innaffiare le piante', 'Innaffiare le piante', 'Innaffiare le piante'],
  },
  unknown: ['Che tempo fa a Parigi?', 'Chi ha vinto la partita di calcio?', 'Raccontami una barzelletta', 'Qual è la capitale del Perù?', 'Metti un po’ di musica', 'asdf qwer'],
  emergencies: [
    'Non respira',
    'La mamma è caduta e non si sveglia',
    'ho dolore al petto',
    'sta soffocando',
    'Papà è svenuto',
    'credo sia un ictus',
    'non riesco a respirare', 'Ha smesso di respirare', 'Non riesce a respirare', 'Ha perso conoscenza', 'Papà è svenuto', 'C’è sangue dappertutto', 'Ha battuto la testa', 'ha le convulsioni', 'Chiama un’ambulanza', 'vuole morire'],
  doses: [
    'Posso raddoppiare la dose?',
    'Posso darle due pillole?',
    'Può prendere un’altra pillola?',
    'Dobbiamo saltare la dose?',
    'Ha preso troppe pillole', 'Devo darle un’altra pillola?', 'Quanto può prenderne?', 'Si può prendere con l’alcol?', 'Deve smettere di prenderla?', 'Qual è la dose massima?', 'Posso dare il doppio della dose?'],
  notUnderstood: 'Non sono sicura di aver capito la domanda.',
};
