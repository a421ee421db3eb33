import type { AccountLetterWords } from './account-letter-words';

export const pt: AccountLetterWords = {
  greeting: (name) => `Olá, ${name},`,
  resetSubject: 'Escolha uma nova senha',
  reset:
    'Alguém, provavelmente você, pediu uma nova senha para a sua conta do CareCircle. O link funciona uma vez, durante uma hora.',
  resetButton: 'Escolher nova senha',
  resetIgnore: 'Se não foi você, ignore este e-mail: a sua senha continua a mesma.',
  verifySubject: 'Confirme o seu endereço de e-mail',
  verify:
    'Este endereço foi informado para uma conta do CareCircle. Confirme que ele é seu. O link funciona durante três dias.',
  verifyButton: 'Confirmar endereço',
  verifyIgnore: 'Se você não sabe do que se trata, ignore este e-mail: nada acontece.',
  passwordChangedSubject: 'A sua senha foi alterada',
  passwordChanged:
    'A senha da sua conta do CareCircle acaba de ser alterada, e todas as sessões abertas foram encerradas.',
  passwordNotYou: 'Se não foi você, escolha agora uma nova senha.',
  emailChangedSubject: 'O seu endereço de e-mail foi alterado',
  emailChanged: (email) =>
    `A sua conta do CareCircle tem agora o endereço ${email}. Os e-mails sobre ela não chegam mais aqui.`,
  emailNotYou:
    'Se não foi você, avise já um administrador do seu círculo de cuidado para que ele retire o seu acesso.',
  securityNotices: {
    twoFactorOn: {
      subject: 'A autenticação de dois fatores está ativa',
      text: 'A partir de agora, iniciar sessão na sua conta CareCircle pede também um código da aplicação de autenticação.',
    },
    twoFactorOff: {
      subject: 'A autenticação de dois fatores está desativada',
      text: 'Iniciar sessão na sua conta CareCircle já não pede um código.',
    },
    recoveryCodesRenewed: {
      subject: 'Foram criados novos códigos de recuperação',
      text: 'Foram criados novos códigos de recuperação para a sua conta CareCircle. Os antigos deixaram de funcionar.',
    },
    googleConnected: {
      subject: 'O Google foi conectado',
      text: 'Uma conta do Google foi conectada à sua conta do CareCircle. Quem entrar nela pode abrir a sua conta.',
    },
    passkeyAdded: {
      subject: 'Foi adicionada uma chave de acesso',
      text: 'Foi adicionada uma chave de acesso à sua conta CareCircle. Quem desbloquear esse dispositivo pode iniciar sessão com ela.',
    },
  },
  securityNotYou: 'Se não foi você, escolha já uma nova palavra-passe e verifique a segurança da conta.',
};
