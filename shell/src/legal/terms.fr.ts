import type { LegalText } from './legal-text';

const terms: LegalText = {
  intro:
    'Voici les règles d’utilisation de cette installation de CareCircle. Elles sont courtes à dessein. En créant un compte, vous les acceptez envers l’exploitant, la personne ou l’organisation qui la fait fonctionner.',
  sections: [
    {
      id: 'what',
      title: 'Ce qu’est CareCircle',
      paragraphs: [
        'CareCircle aide famille, amis et professionnels à s’occuper ensemble de quelqu’un : qui fait quoi, ce qui est à faire, ce qui a été dit, ce qui a été payé. Il garde une trace. Il ne donne pas de conseils médicaux et ne remplace ni un médecin, ni un infirmier, ni votre propre jugement.',
      ],
    },
    {
      id: 'emergency',
      title: 'En cas d’urgence',
      paragraphs: [
        'Une alerte dans CareCircle prévient les membres de votre cercle. Elle n’appelle ni ambulance, ni police, ni pompiers. Si quelqu’un est en danger, appelez d’abord votre numéro d’urgence.',
        'Les alertes et les notifications ont besoin d’une connexion qui fonctionne et d’un appareil allumé. Elles peuvent arriver tard ou pas du tout ; ne comptez pas sur elles seules.',
      ],
    },
    {
      id: 'account',
      title: 'Votre compte',
      paragraphs: [
        'Utilisez votre propre nom et une adresse e-mail que vous pouvez lire. Gardez votre mot de passe pour vous : ce qui est fait avec votre compte est considéré comme fait par vous. Prévenez tout de suite un administrateur de votre cercle et l’exploitant si quelqu’un d’autre a pu l’utiliser.',
      ],
    },
    {
      id: 'others',
      title: 'Les personnes de votre cercle',
      paragraphs: [
        'Vous saisissez des informations sur d’autres personnes, souvent sur leur santé et leur argent. Saisissez seulement ce qui aide à s’occuper d’elles, et seulement ce que vous avez le droit de saisir : demandez à la personne, ou à qui décide pour elle. Ce que vous apprenez dans un cercle reste dans le cercle.',
        'Les administrateurs font entrer les gens, choisissent leurs rôles et peuvent mettre fin à une participation. Soyez bienveillant ; n’utilisez pas CareCircle pour harceler, tromper ou surveiller quelqu’un contre son gré.',
      ],
    },
    {
      id: 'money',
      title: 'Factures et paiements',
      paragraphs: [
        'CareCircle note des factures et des paiements que vous avez faits ailleurs. Il ne déplace pas d’argent, et une facture marquée payée ici ne l’est que si vous l’avez payée.',
      ],
    },
    {
      id: 'demo',
      title: 'Le cercle de démonstration',
      paragraphs: [
        'Là où une installation propose un cercle de démonstration, sa famille est inventée et chaque visiteur a sa propre copie, effacée quelques heures après sa dernière utilisation. N’y saisissez rien de réel.',
      ],
    },
    {
      id: 'working',
      title: 'Comment cela fonctionne',
      paragraphs: [
        'L’exploitant fournit CareCircle tel quel et fait ce qui est raisonnable pour qu’il fonctionne et que vos données soient en sûreté, mais ne peut pas promettre qu’il fonctionne toujours sans défaut. Gardez une copie de ce que vous ne devez pas perdre. Ces conditions ne touchent pas aux droits que vous donne la loi de votre pays.',
      ],
    },
    {
      id: 'ending',
      title: 'Y mettre fin',
      paragraphs: [
        'Vous pouvez cesser d’utiliser CareCircle à tout moment ; la politique de confidentialité dit comment quitter un cercle et faire effacer votre compte. L’exploitant peut fermer un compte qui enfreint ces conditions et dit pourquoi.',
      ],
    },
  ],
};

export default terms;
