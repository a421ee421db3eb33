import type { Language } from '@carecircle/contracts';

/** What the page of an alert's notice says; `{person}` and `{circle}` are names. */
interface AlertNoticeWords {
  title: string;
  intro: string;
  confirm: string;
  confirmed: string;
  over: string;
  overText: string;
  gone: string;
  goneText: string;
}

export const alertNoticeWords: Record<Language, AlertNoticeWords> = {
  en: {
    title: '{person} needs help',
    intro:
      'You are an emergency contact of {person} in the care circle “{circle}”. Call them, and call the emergency number if life is in danger. Then tell the family that this has reached you.',
    confirm: 'I have read this',
    confirmed: 'Thank you, the family sees that it has reached you.',
    over: 'It is over',
    overText: 'The emergency in the care circle “{circle}” is over. There is nothing more to do.',
    gone: 'This link is not valid',
    goneText: 'Please open the link exactly as it stands in the message.',
  },
  es: {
    title: '{person} necesita ayuda',
    intro:
      'Eres contacto de emergencia de {person} en el círculo de cuidado «{circle}». Llámale, y llama al número de emergencias si su vida corre peligro. Después confirma a la familia que te ha llegado.',
    confirm: 'Lo he leído',
    confirmed: 'Gracias, la familia ve que te ha llegado.',
    over: 'Ya ha terminado',
    overText: 'La emergencia del círculo de cuidado «{circle}» ha terminado. No hay nada más que hacer.',
    gone: 'Este enlace no es válido',
    goneText: 'Abre el enlace exactamente como está en el mensaje.',
  },
  fr: {
    title: '{person} a besoin d’aide',
    intro:
      'Vous êtes contact d’urgence de {person} dans le cercle de soins « {circle} ». Appelez cette personne, et le numéro d’urgence si sa vie est en danger. Dites ensuite à la famille que ce message vous est parvenu.',
    confirm: 'J’ai lu ce message',
    confirmed: 'Merci, la famille voit que vous l’avez reçu.',
    over: 'C’est terminé',
    overText: 'L’urgence du cercle de soins « {circle} » est terminée. Il n’y a plus rien à faire.',
    gone: 'Ce lien n’est pas valable',
    goneText: 'Ouvrez le lien exactement tel qu’il figure dans le message.',
  },
  de: {
    title: '{person} braucht Hilfe',
    intro:
      'Sie sind Notfallkontakt von {person} im Pflegekreis „{circle}“. Rufen Sie dort an, und den Notruf, wenn Lebensgefahr besteht. Sagen Sie der Familie dann, dass diese Nachricht Sie erreicht hat.',
    confirm: 'Ich habe das gelesen',
    confirmed: 'Danke, die Familie sieht, dass es Sie erreicht hat.',
    over: 'Es ist vorbei',
    overText: 'Der Notfall im Pflegekreis „{circle}“ ist vorbei. Es gibt nichts mehr zu tun.',
    gone: 'Dieser Link ist nicht gültig',
    goneText: 'Bitte öffnen Sie den Link genau so, wie er in der Nachricht steht.',
  },
  it: {
    title: '{person} ha bisogno di aiuto',
    intro:
      'Lei è contatto di emergenza di {person} nella cerchia di cura «{circle}». Chiami questa persona, e il numero di emergenza se la vita è in pericolo. Poi confermi alla famiglia che il messaggio è arrivato.',
    confirm: 'Ho letto',
    confirmed: 'Grazie, la famiglia vede che il messaggio è arrivato.',
    over: 'È finita',
    overText: 'L’emergenza nella cerchia di cura «{circle}» è finita. Non c’è altro da fare.',
    gone: 'Questo link non è valido',
    goneText: 'Aprire il link esattamente come si trova nel messaggio.',
  },
  pt: {
    title: '{person} precisa de ajuda',
    intro:
      'Você é contato de emergência de {person} no círculo de cuidado “{circle}”. Ligue para essa pessoa, e para o número de emergência se houver risco de vida. Depois confirme à família que a mensagem chegou.',
    confirm: 'Li esta mensagem',
    confirmed: 'Obrigado, a família vê que a mensagem chegou.',
    over: 'Já terminou',
    overText: 'A emergência no círculo de cuidado “{circle}” terminou. Não há mais nada a fazer.',
    gone: 'Este link não é válido',
    goneText: 'Abra o link exatamente como está na mensagem.',
  },
};
