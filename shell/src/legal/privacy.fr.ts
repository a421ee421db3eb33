import type { LegalText } from './legal-text';

const privacy: LegalText = {
  intro:
    'Cette page dit ce que CareCircle enregistre sur vous et sur les personnes dont vous vous occupez, qui peut le voir et ce que vous pouvez faire. CareCircle est un logiciel que quelqu’un fait fonctionner pour vous : l’exploitant de cette installation répond des données qui s’y trouvent.',
  sections: [
    {
      id: 'stored',
      title: 'Ce qui est enregistré',
      paragraphs: ['Seulement ce que vous et les autres membres de vos cercles saisissez ou provoquez :'],
      points: [
        'Votre compte : nom, adresse e-mail, la langue et l’apparence choisies et, si vous les indiquez, téléphone, adresse, date de naissance et contact d’urgence.',
        'Votre mot de passe, seulement sous forme de hash calculé par une fonction lente et gourmande en mémoire. Personne ne peut le lire, pas même l’exploitant.',
        'Vos cercles : les membres et leurs rôles, les personnes aidées avec ce que les membres écrivent à leur sujet, tâches, messages, factures et paiements, contacts d’urgence, alertes, points et notifications.',
        'Pour chaque changement dans un cercle : ce qui a changé, par qui et quand. Les écrans des membres et l’historique sont faits à partir de cet enregistrement.',
        'Quand une alerte est donnée avec un lieu, ce lieu. Il n’est demandé à votre appareil qu’à ce moment, et seulement si vous le permettez.',
      ],
    },
    {
      id: 'seen',
      title: 'Qui peut le voir',
      paragraphs: [
        'Ce que vous saisissez dans un cercle est vu par les membres de ce cercle dont les permissions le permettent. Les administrateurs du cercle décident qui entre et ce que chaque membre peut voir. Qui a demandé à entrer ne voit rien du cercle avant d’être admis par un administrateur. Les messages privés sont montrés aux deux personnes qui les écrivent.',
        'L’exploitant fait fonctionner l’ordinateur où se trouvent les données et peut donc techniquement y accéder, messages compris. Les messages ne sont pas chiffrés de bout en bout.',
      ],
    },
    {
      id: 'protected',
      title: 'Comment c’est protégé',
      paragraphs: [
        'Les numéros de compte des factures sont chiffrés avant d’être enregistrés ; les écrans en montrent les quatre derniers caractères. Les autres données sont protégées par les permissions ci-dessus et par le soin que l’exploitant apporte à l’ordinateur.',
        'CareCircle n’est certifié selon aucune loi sur les données de santé. Interrogez l’exploitant avant de l’utiliser là où une loi demande un certificat.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies et votre appareil',
      paragraphs: [
        'Quand vous vous connectez, un cookie maintient votre session. Les scripts de la page ne peuvent pas le lire, et il n’est envoyé qu’à cette installation. Il n’y a pas de cookies de publicité ni de mesure d’audience, et aucun service de ce genre n’est intégré.',
        'Votre navigateur garde aussi, pour cette application seulement, la langue de l’écran de connexion, les textes que vous avez commencé à écrire et les modifications qui attendent une connexion. La déconnexion efface de l’appareil les textes commencés et les modifications en attente.',
      ],
    },
    {
      id: 'shared',
      title: 'Ce qui est transmis',
      paragraphs: [
        'Vos données ne sont pas vendues et ne servent pas à la publicité. Là où l’exploitant a configuré un serveur de courrier, les e-mails de CareCircle passent par lui : par exemple vers un contact d’urgence quand une alerte part. Rien d’autre ne quitte l’installation, sauf si un membre le partage.',
      ],
    },
    {
      id: 'kept',
      title: 'Combien de temps c’est gardé',
      paragraphs: [
        'Votre compte et ce que vous avez saisi dans un cercle restent jusqu’à leur suppression. Ce qu’un membre supprime disparaît de tous les écrans ; la trace de ce qui s’est passé reste dans l’historique du cercle, pour que les autres voient encore qui a fait quoi.',
      ],
    },
    {
      id: 'leaving',
      title: 'Comment partir',
      paragraphs: [
        'Un administrateur du cercle peut mettre fin à votre participation. Dès ce moment, rien de nouveau du cercle ne vous parvient ; ce que vous avez fait reste dans son historique sous votre nom.',
        'Pour faire effacer votre compte, recevoir une copie de vos données ou faire corriger quelque chose, écrivez à l’exploitant de cette installation : la personne ou l’organisation qui vous en a donné l’adresse.',
      ],
    },
    {
      id: 'changes',
      title: 'Quand cette page change',
      paragraphs: [
        'Chaque version porte une date. La version que vous acceptez en créant votre compte est enregistrée avec lui.',
      ],
    },
  ],
};

export default privacy;
