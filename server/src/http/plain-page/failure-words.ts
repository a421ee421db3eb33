import type { Language, RefusalCode } from '@carecircle/contracts';

interface FailureWords {
  /** There is no such page. */
  missing: string;
  missingText: string;
  /** Later it may be. */
  busy: string;
  busyText: string;
  /** Something broke. */
  failed: string;
  failedText: string;
  retry: string;
  home: string;
}

/** What a page says instead of a screen that cannot be shown. */
export const failureWords: Record<Language, FailureWords> = {
  en: {
    missing: 'This page is not here',
    missingText: 'The address may be incomplete, or what was here is gone.',
    busy: 'Not available right now',
    busyText: 'Please wait a moment and try again. Nothing that you have sent is lost.',
    failed: 'This page could not be shown',
    failedText: 'Something went wrong on our side. Nothing that you have sent is lost.',
    retry: 'Try again',
    home: 'Back to Home',
  },
  es: {
    missing: 'Esta página no existe',
    missingText: 'Puede que la dirección esté incompleta o que lo que había aquí ya no esté.',
    busy: 'No disponible en este momento',
    busyText: 'Espera un momento y vuelve a intentarlo. Nada de lo que has enviado se ha perdido.',
    failed: 'No se ha podido mostrar esta página',
    failedText: 'Algo ha fallado por nuestra parte. Nada de lo que has enviado se ha perdido.',
    retry: 'Reintentar',
    home: 'Volver al inicio',
  },
  fr: {
    missing: 'Cette page n’existe pas',
    missingText: 'L’adresse est peut-être incomplète, ou ce qui était ici n’y est plus.',
    busy: 'Indisponible pour le moment',
    busyText: 'Patientez un instant et réessayez. Rien de ce que vous avez envoyé n’est perdu.',
    failed: 'Cette page n’a pas pu s’afficher',
    failedText: 'Un problème est survenu de notre côté. Rien de ce que vous avez envoyé n’est perdu.',
    retry: 'Réessayer',
    home: 'Retour à l’accueil',
  },
  de: {
    missing: 'Diese Seite gibt es nicht',
    missingText: 'Die Adresse ist vielleicht unvollständig, oder was hier stand, ist nicht mehr da.',
    busy: 'Gerade nicht erreichbar',
    busyText: 'Bitte warten Sie einen Moment und versuchen Sie es erneut. Nichts Gesendetes ist verloren.',
    failed: 'Diese Seite konnte nicht angezeigt werden',
    failedText: 'Bei uns ist etwas schiefgegangen. Nichts Gesendetes ist verloren.',
    retry: 'Erneut versuchen',
    home: 'Zurück zur Startseite',
  },
  it: {
    missing: 'Questa pagina non esiste',
    missingText: 'L’indirizzo potrebbe essere incompleto, o ciò che era qui non c’è più.',
    busy: 'Non disponibile in questo momento',
    busyText: 'Aspetta un momento e riprova. Niente di ciò che hai inviato è andato perso.',
    failed: 'Non è stato possibile mostrare questa pagina',
    failedText: 'Qualcosa è andato storto da parte nostra. Niente di ciò che hai inviato è andato perso.',
    retry: 'Riprova',
    home: 'Torna alla Home',
  },
  pt: {
    missing: 'Esta página não existe',
    missingText: 'O endereço pode estar incompleto, ou o que havia aqui já não está.',
    busy: 'Indisponível no momento',
    busyText: 'Espere um momento e tente de novo. Nada do que você enviou se perdeu.',
    failed: 'Não foi possível mostrar esta página',
    failedText: 'Algo deu errado do nosso lado. Nada do que você enviou se perdeu.',
    retry: 'Tentar de novo',
    home: 'Voltar ao início',
  },
};

/** Which of them a refusal is told by, and whether trying again can help. */
export function failureKind(code: RefusalCode): 'missing' | 'busy' | 'failed' {
  if (code === 'UNAVAILABLE' || code === 'TOO_MANY_ATTEMPTS') return 'busy';
  return code === 'INTERNAL' ? 'failed' : 'missing';
}
