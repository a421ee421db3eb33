import type { LegalText } from './legal-text';

const privacy: LegalText = {
  intro:
    'Esta página diz o que o CareCircle guarda sobre você e sobre as pessoas de quem você cuida, quem pode ver e o que você pode fazer. O CareCircle é um programa que alguém mantém em funcionamento para você: pelos dados responde quem opera esta instalação.',
  sections: [
    {
      id: 'stored',
      title: 'O que é guardado',
      paragraphs: ['Só o que você e os outros membros dos seus círculos escrevem ou provocam:'],
      points: [
        'Sua conta: nome, e-mail, o idioma e a aparência que você escolheu e, se os indicar, telefone, endereço, data de nascimento e contato de emergência.',
        'Sua senha, só como hash feito com uma função lenta e exigente em memória. Ninguém pode lê-la, nem quem opera a instalação.',
        'Seus círculos: os membros e suas funções, as pessoas cuidadas com os dados que os membros escrevem sobre elas, tarefas, mensagens, faturas e pagamentos, contatos de emergência, alertas, pontos e notificações.',
        'De cada mudança em um círculo: o que mudou, quem mudou e quando. Deste registro nascem as páginas dos membros e o histórico.',
        'Quando um alerta é dado com um lugar, esse lugar. Ele só é pedido ao seu aparelho nesse momento, e só se você permitir.',
      ],
    },
    {
      id: 'seen',
      title: 'Quem pode ver',
      paragraphs: [
        'O que você escreve em um círculo é visto pelos membros desse círculo cujas permissões o deixam. Os administradores do círculo decidem quem entra e o que cada membro pode ver. Quem pediu para entrar não vê nada do círculo antes de um administrador aceitar. As mensagens diretas são mostradas às duas pessoas que as escrevem.',
        'Quem opera a instalação mantém o computador onde estão os dados e por isso pode, tecnicamente, chegar a eles, mensagens incluídas. As mensagens não são cifradas de ponta a ponta.',
      ],
    },
    {
      id: 'protected',
      title: 'Como é protegido',
      paragraphs: [
        'Os números de conta das faturas são cifrados antes de serem guardados; só se veem os últimos quatro caracteres. Os outros dados são protegidos pelas permissões acima e pelo cuidado de quem opera o computador.',
        'O CareCircle não está certificado por nenhuma lei de dados de saúde. Pergunte a quem opera a instalação antes de usá-lo onde uma lei pede um certificado.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies e seu aparelho',
      paragraphs: [
        'Quando você entra, um cookie mantém sua sessão. Os scripts da página não podem lê-lo, e ele só é enviado a esta instalação. Não há cookies de publicidade nem de medição de visitas, e nenhum serviço desse tipo está incluído.',
        'Seu navegador guarda também, só para este app, o idioma da página de entrada, os textos que você começou a escrever e as mudanças que esperam por conexão. Ao sair, os textos começados e as mudanças em espera somem do aparelho.',
      ],
    },
    {
      id: 'shared',
      title: 'O que é transmitido',
      paragraphs: [
        'Seus dados não são vendidos nem usados para publicidade. Onde quem opera a instalação configurou um servidor de e-mail, os e-mails do CareCircle passam por ele: por exemplo, para um contato de emergência quando sai um alerta. Nada mais deixa a instalação, a não ser que um membro o envie.',
      ],
    },
    {
      id: 'kept',
      title: 'Por quanto tempo fica',
      paragraphs: [
        'Sua conta e o que você escreveu em um círculo ficam até serem eliminados. O que um membro elimina some de todas as páginas; o registro do que aconteceu fica no histórico do círculo, para que os outros ainda vejam quem fez o quê.',
      ],
    },
    {
      id: 'leaving',
      title: 'Como sair',
      paragraphs: [
        'Um administrador do círculo pode terminar sua participação. A partir daí nada de novo do círculo chega a você; o que você fez fica no histórico com seu nome.',
        'Para apagar sua conta, receber uma cópia dos seus dados ou corrigir algo, escreva a quem opera esta instalação: a pessoa ou organização que deu a você o endereço.',
      ],
    },
    {
      id: 'changes',
      title: 'Quando esta página muda',
      paragraphs: [
        'Cada versão tem uma data. A versão que você aceita ao criar sua conta é guardada com ela.',
      ],
    },
  ],
};

export default privacy;
