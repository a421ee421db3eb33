import type { Questions } from './question';

export const fr: Questions = {
  topics: {
    'due-doses': [
      'Quel médicament faut-il prendre maintenant ?',
      'Pouvez-vous me dire quels comprimés sont à prendre, s’il vous plaît ?',
      'médicaments à prendre',
      'quel medicamant faut il prendre maintenant', 'Est-ce que maman doit prendre quelque chose maintenant ?', 'Quel médicament reste à prendre aujourd’hui ?'],
    'next-dose': ['Quand est la prochaine dose ?', 'prochain comprime', 'À quelle heure est la prochaine prise ?', 'C’est quand le prochain comprimé ?'],
    'taken-doses': [
      'Maman a-t-elle pris ses comprimés ?',
      'Est-ce que quelqu’un a donné les médicaments ce matin ?',
      'medicaments deja pris ?', 'Est-ce qu’elle a pris ses médicaments ?'],
    'medication-list': [
      'Quels médicaments prend-elle ?',
      'Montrez-moi tous les médicaments, s’il vous plaît',
      'liste des medicaments',
      'Quels médicaments prend papa ?',
    ],
    refills: [
      'Faut-il renouveler un médicament ?',
      'Combien de comprimés reste-t-il ?',
      'ordonnance a renouveler', 'Quand est-ce qu’il n’y aura plus de comprimés ?'],
    'take-dose': ['Marquez la dose comme prise', 'Je viens de lui donner son médicament', 'notez la dose svp'],
    appointments: [
      'Quels rendez-vous sont prévus ?',
      'Qu’y a-t-il au calendrier cette semaine ?',
      'prochains rdv',
      'Quand est la prochaine visite chez le médecin ?', 'Est-ce qu’on a quelque chose cette semaine ?', 'C’est quand le prochain rendez-vous ?'],
    'today-events': ['Qu’y a-t-il aujourd’hui ?', 'Qu’est-ce qui est prévu aujourd’hui ?', 'rdv aujourd’hui', 'Qu’est-ce qu’on a aujourd’hui ?'],
    'add-event': [
      'Ajoutez un rendez-vous demain à 10 h : ophtalmo',
      'Pouvez-vous ajouter un rendez-vous chez le dentiste demain à 15 h ?',
      'nouveau rendez-vous pédicure demain à 9 h',
    ],
    'open-tasks': ['Quelles tâches sont ouvertes ?', 'Que reste-t-il à faire ?', 'liste des taches', 'Qu’est-ce qu’il reste à faire ?'],
    'my-tasks': ['Quelles sont mes tâches ?', 'Qu’est-ce que je dois faire ?', 'mes taches', 'Ai-je quelque chose à faire ?'],
    'overdue-tasks': ['Quelles tâches sont en retard ?', 'Y a-t-il quelque chose en retard ?', 'taches en retard'],
    'add-task': [
      'Ajoutez une tâche : arroser les plantes demain',
      'Rappelez-moi d’arroser les plantes, s’il vous plaît',
      'nouvelle tache arroser les plantes',
    ],
    'latest-check-in': [
      'Comment va maman ?',
      'Comment se sent-elle aujourd’hui ?',
      'comment va papa',
      'Est-ce que tout va bien avec elle ?', 'Maman va bien ?'],
    streak: ['Quelle est ma série ?', 'Combien de jours de suite ai-je donné des nouvelles ?', 'ma serie'],
    'helping-today': ['Qui aide aujourd’hui ?', 'Qui s’occupe d’elle aujourd’hui ?', 'qui est de garde', 'Qui est avec elle en ce moment ?'],
    members: ['Qui est dans notre cercle ?', 'Montrez-moi les membres de la famille', 'Qui peut aider ?'],
    'find-document': [
      'Où est la procuration ?',
      'Pouvez-vous me trouver la procuration ?',
      'documents procuration', 'J’ai besoin de la procuration, s’il vous plaît'],
    'find-doctor': [
      'Quel est le téléphone du cardiologue ?',
      'Comment joindre le cardiologue ?',
      'telephone cardiologue', 'Qui est notre cardiologue ?'],
    'emergency-contacts': [
      'Quels sont les contacts d’urgence ?',
      'Qui dois-je appeler en cas d’urgence ?',
      'numeros d’urgence', 'Qui est notre contact d’urgence principal ?'],
    'bills-due': [
      'Quelles factures faut-il payer ?',
      'Avons-nous quelque chose à payer cette semaine ?',
      'factures impayees', 'Combien reste-t-il à payer ?'],
    'unread-messages': ['Ai-je de nouveaux messages ?', 'messages non lus', 'Est-ce que quelqu’un m’a écrit ?', 'Y a-t-il du nouveau dans la discussion ?'],
    'find-setting': ['Comment changer la langue ?', 'Où puis-je agrandir le texte ?', 'mode sombre', 'Comment puis-je changer mon mot de passe ?'],
  },
  titles: {
    'add-event': ['Ophtalmo', 'Dentiste', 'Pédicure'],
    'add-task': ['Arroser les plantes', 'Arroser les plantes', 'Arroser les plantes'],
  },
  unknown: ['Quel temps fait-il à Paris ?', 'Qui a gagné le match de football ?', 'Racontez-moi une blague', 'Quelle est la capitale du Pérou ?', 'Mets de la musique', 'asdf qwer'],
  emergencies: [
    'Elle ne respire pas',
    'elle ne respire plus !',
    'Maman est tombée et ne se réveille pas',
    'j’ai mal à la poitrine',
    'il s’étouffe',
    'Papa est inconscient',
    'je crois que c’est un AVC',
    'il respire plus', 'Elle a arrêté de respirer', 'Elle n’arrive plus à respirer', 'Il a perdu connaissance', 'Papa s’est évanoui', 'Il y a du sang partout', 'Elle s’est cognée à la tête', 'il fait une crise d’épilepsie', 'Appelez une ambulance', 'elle veut mourir'],
  doses: [
    'Puis-je doubler la dose ?',
    'Est-ce que je peux lui donner deux comprimés ?',
    'Peut-elle prendre un deuxième comprimé ?',
    'Faut-il sauter la dose ?',
    'Elle a pris trop de comprimés', 'Dois-je lui donner un autre comprimé ?', 'Combien peut-elle en prendre ?', 'Peut-on le prendre avec de l’alcool ?', 'Doit-elle arrêter de le prendre ?', 'Quelle est la dose maximale ?', 'On peut doubler la dose ?'],
  notUnderstood: 'Je ne suis pas sûre de comprendre votre question.',
};
