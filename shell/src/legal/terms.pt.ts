import type { LegalText } from './legal-text';

const terms: LegalText = {
  intro:
    'Estas são as regras para usar esta instalação do CareCircle. São curtas de propósito. Ao criar uma conta, você as aceita perante quem a opera, a pessoa ou organização que a mantém em funcionamento.',
  sections: [
    {
      id: 'what',
      title: 'O que é o CareCircle',
      paragraphs: [
        'O CareCircle ajuda família, amigos e profissionais a cuidar juntos de alguém: quem faz o quê, o que há para fazer, o que foi dito, o que foi pago. Ele guarda registros. Não dá conselhos médicos e não substitui um médico, um enfermeiro nem seu próprio juízo.',
      ],
    },
    {
      id: 'emergency',
      title: 'Em uma emergência',
      paragraphs: [
        'Um alerta no CareCircle avisa os membros do seu círculo. Não chama ambulância, polícia nem bombeiros. Se alguém está em perigo, ligue primeiro para o seu número de emergência.',
        'Alertas e notificações precisam de uma conexão que funcione e de um aparelho ligado. Podem chegar tarde ou não chegar; não conte só com eles.',
      ],
    },
    {
      id: 'account',
      title: 'Sua conta',
      paragraphs: [
        'Use seu próprio nome e um e-mail que você possa ler. Não passe sua senha a ninguém: o que é feito com sua conta vale como feito por você. Avise logo um administrador do seu círculo e quem opera a instalação se outra pessoa puder tê-la usado.',
      ],
    },
    {
      id: 'others',
      title: 'As pessoas do seu círculo',
      paragraphs: [
        'Você escreve dados de outras pessoas, muitas vezes sobre a saúde e o dinheiro delas. Escreva só o que ajuda a cuidar delas, e só o que é permitido: pergunte à pessoa, ou a quem decide por ela. O que você fica sabendo em um círculo fica no círculo.',
        'Os administradores deixam as pessoas entrar, escolhem suas funções e podem terminar uma participação. Seja gentil; não use o CareCircle para assediar, enganar ou vigiar alguém contra a vontade.',
      ],
    },
    {
      id: 'money',
      title: 'Faturas e pagamentos',
      paragraphs: [
        'O CareCircle anota faturas e pagamentos que você fez em outro lugar. Não movimenta dinheiro, e uma fatura marcada aqui como paga só está paga se você a pagou.',
      ],
    },
    {
      id: 'demo',
      title: 'O círculo de teste',
      paragraphs: [
        'Onde uma instalação oferece um círculo de teste, sua família é inventada e cada visitante tem a sua própria cópia, apagada algumas horas depois do último uso. Não escreva ali nada verdadeiro.',
      ],
    },
    {
      id: 'working',
      title: 'Como funciona',
      paragraphs: [
        'Quem opera a instalação oferece o CareCircle como ele é e faz o razoável para que funcione e seus dados estejam seguros, mas não pode prometer que funcione sempre sem falhas. Guarde uma cópia do que não pode perder. Estes termos não tocam nos direitos que a lei do seu país dá a você.',
      ],
    },
    {
      id: 'ending',
      title: 'Terminar',
      paragraphs: [
        'Você pode deixar de usar o CareCircle quando quiser; a política de privacidade diz como deixar um círculo e apagar sua conta. Quem opera a instalação pode fechar uma conta que viole estes termos e diz por quê.',
      ],
    },
  ],
};

export default terms;
