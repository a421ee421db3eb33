import type { JoinWords } from '../join-words';

export const pt: JoinWords = {
  title: 'Você recebeu um convite',
  hello: 'Olá, {name},',
  invites: '{sender} convida você para o círculo de cuidado “{circle}”.',
  what: 'Um círculo de cuidado é o grupo de pessoas que cuidam juntas de alguém.',
  as: 'Você entraria como: {role}.',
  roles: {
    admin: 'Administrador',
    caregiver: 'Cuidador',
    family: 'Família',
    friend: 'Amizade',
    medical: 'Saúde',
  },
  join: 'Entrar em “{circle}”',
  signedInAs: 'Você entrou como {name}.',
  needsAccount: 'Cadastre-se ou entre, e pronto.',
  signUp: 'Criar conta',
  signIn: 'Entrar',
  home: 'Abrir o CareCircle',
  over: {
    used: ['Este convite já foi usado', 'Cada convite é para uma pessoa. Peça outro a quem o enviou.'],
    expired: ['Este convite expirou', 'Os convites valem 14 dias. Peça a quem o enviou que o mande de novo.'],
    revoked: ['Este convite foi retirado', 'Se acha que é engano, fale com quem o enviou.'],
    unknown: ['Este link não é válido', 'Abra o link exatamente como está na mensagem.'],
    member: ['Você já é membro', 'Você já faz parte deste círculo. Outra pessoa ainda pode usar o convite.'],
    full: ['Não há mais lugar', 'Este círculo, ou a sua lista de círculos, está cheio.'],
    demo: [
      'Não a partir do círculo de demonstração',
      'Saia da demonstração e cadastre-se para entrar em um círculo.',
    ],
  },
};
