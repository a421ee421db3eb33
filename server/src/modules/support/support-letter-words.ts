import type { Language } from '@carecircle/contracts';

interface SupportLetterWords {
  subject: string;
  greeting: (name: string) => string;
  answered: string;
  open: string;
}

/** What the mail with an operator's answer says around it. */
export const supportLetterWords: Record<Language, SupportLetterWords> = {
  en: {
    subject: 'An answer from support',
    greeting: (name) => `Hello ${name},`,
    answered: 'You wrote to the support of your CareCircle. This is the answer:',
    open: 'Open the conversation',
  },
  es: {
    subject: 'Respuesta del soporte',
    greeting: (name) => `Hola, ${name}:`,
    answered: 'Escribiste al soporte de tu CareCircle. Esta es la respuesta:',
    open: 'Abrir la conversación',
  },
  fr: {
    subject: 'Une réponse de l’assistance',
    greeting: (name) => `Bonjour ${name},`,
    answered: 'Vous avez écrit à l’assistance de votre CareCircle. Voici sa réponse :',
    open: 'Ouvrir la conversation',
  },
  de: {
    subject: 'Eine Antwort vom Support',
    greeting: (name) => `Hallo ${name},`,
    answered: 'Sie haben dem Support Ihres CareCircle geschrieben. Das ist die Antwort:',
    open: 'Unterhaltung öffnen',
  },
  it: {
    subject: 'Una risposta dall’assistenza',
    greeting: (name) => `Ciao ${name},`,
    answered: 'Hai scritto all’assistenza del tuo CareCircle. Ecco la risposta:',
    open: 'Apri la conversazione',
  },
  pt: {
    subject: 'Uma resposta do suporte',
    greeting: (name) => `Olá, ${name},`,
    answered: 'Você escreveu ao suporte do seu CareCircle. Esta é a resposta:',
    open: 'Abrir a conversa',
  },
};
