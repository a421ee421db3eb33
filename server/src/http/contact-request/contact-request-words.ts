import type { Language } from '@carecircle/contracts';

/** What the page of a contact's confirmation says; `{sender}` and `{circle}` are names. */
export interface ContactRequestWords {
  title: string;
  intro: string;
  meaning: string;
  confirm: string;
  decline: string;
  confirmed: string;
  declined: string;
  gone: string;
  goneText: string;
}

export const contactRequestWords: Record<Language, ContactRequestWords> = {
  en: {
    title: 'Emergency contact',
    intro: '{sender} named you as an emergency contact of the care circle “{circle}”.',
    meaning:
      'If somebody there needs help, you get an email that says who, since when and whom to call. Nothing else is sent to you.',
    confirm: 'Confirm',
    decline: 'That’s not me',
    confirmed: 'Thank you, you are confirmed.',
    declined: 'You declined: no more mail is sent to you.',
    gone: 'This link is not valid',
    goneText: 'Please open the link exactly as it stands in the mail.',
  },
  es: {
    title: 'Contacto de emergencia',
    intro: '{sender} te ha indicado como contacto de emergencia del círculo de cuidado «{circle}».',
    meaning:
      'Si alguien allí necesita ayuda, recibirás un correo que dice quién, desde cuándo y a quién llamar. No se te enviará nada más.',
    confirm: 'Confirmar',
    decline: 'No soy yo',
    confirmed: 'Gracias, está confirmado.',
    declined: 'Has rechazado: no recibirás más correos.',
    gone: 'Este enlace no es válido',
    goneText: 'Abre el enlace exactamente como está en el correo.',
  },
  fr: {
    title: 'Contact d’urgence',
    intro: '{sender} vous a désigné comme contact d’urgence du cercle de soins « {circle} ».',
    meaning:
      'Si quelqu’un y a besoin d’aide, vous recevez un e-mail qui dit qui, depuis quand et qui appeler. Rien d’autre ne vous est envoyé.',
    confirm: 'Confirmer',
    decline: 'Ce n’est pas moi',
    confirmed: 'Merci, c’est confirmé.',
    declined: 'Vous avez refusé : vous ne recevrez plus d’e-mails.',
    gone: 'Ce lien n’est pas valable',
    goneText: 'Ouvrez le lien exactement tel qu’il figure dans l’e-mail.',
  },
  de: {
    title: 'Notfallkontakt',
    intro: '{sender} hat Sie als Notfallkontakt des Pflegekreises „{circle}“ angegeben.',
    meaning:
      'Braucht dort jemand Hilfe, bekommen Sie eine E-Mail, die sagt, wer, seit wann und wen Sie anrufen. Sonst wird Ihnen nichts geschickt.',
    confirm: 'Bestätigen',
    decline: 'Das bin ich nicht',
    confirmed: 'Danke, Sie haben bestätigt.',
    declined: 'Sie haben abgelehnt: Sie bekommen keine E-Mails mehr.',
    gone: 'Dieser Link ist nicht gültig',
    goneText: 'Bitte öffnen Sie den Link genau so, wie er in der E-Mail steht.',
  },
  it: {
    title: 'Contatto di emergenza',
    intro: '{sender} ha indicato lei come contatto di emergenza della cerchia di cura «{circle}».',
    meaning:
      'Se qualcuno lì ha bisogno di aiuto, riceverà un’e-mail che dice chi, da quando e chi chiamare. Non le verrà inviato altro.',
    confirm: 'Confermare',
    decline: 'Non sono io',
    confirmed: 'Grazie, confermato.',
    declined: 'Ha rifiutato: non riceverà altre e-mail.',
    gone: 'Questo link non è valido',
    goneText: 'Aprire il link esattamente come si trova nell’e-mail.',
  },
  pt: {
    title: 'Contato de emergência',
    intro: '{sender} indicou você como contato de emergência do círculo de cuidado “{circle}”.',
    meaning:
      'Se alguém lá precisar de ajuda, você recebe um e-mail que diz quem, desde quando e para quem ligar. Nada mais é enviado a você.',
    confirm: 'Confirmar',
    decline: 'Não sou eu',
    confirmed: 'Obrigado, está confirmado.',
    declined: 'Você recusou: nenhum outro e-mail será enviado.',
    gone: 'Este link não é válido',
    goneText: 'Abra o link exatamente como está no e-mail.',
  },
};
