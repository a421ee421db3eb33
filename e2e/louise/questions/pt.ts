import type { Questions } from './question';

export const pt: Questions = {
  topics: {
    'due-doses': [
      'Qual remédio está na hora?',
      'Você pode me dizer quais comprimidos é para tomar agora, por favor?',
      'remédios para agora',
      'qual remedio esta na hora', 'A mamãe precisa tomar alguma coisa agora?', 'Que remédio ainda falta tomar hoje?'],
    'next-dose': ['Quando é a próxima dose?', 'proximo comprimido', 'A que horas é o próximo remédio?', 'Quando é a hora do próximo comprimido?'],
    'taken-doses': [
      'A mamãe já tomou os comprimidos?',
      'Alguém deu os remédios hoje de manhã?',
      'remedio tomado?', 'Ela tomou o remédio?'],
    'medication-list': [
      'Quais medicamentos ela toma?',
      'Mostre todos os remédios, por favor',
      'lista de remedios',
      'Quais remédios o papai toma?',
    ],
    refills: ['Precisamos comprar mais remédio?', 'Quantos comprimidos sobraram?', 'precisa de receita nova', 'Quando os comprimidos vão acabar?'],
    'take-dose': ['Marque a dose como tomada', 'Acabei de dar o remédio a ela', 'anote a dose, por favor'],
    appointments: [
      'Quais consultas estão chegando?',
      'O que há no calendário esta semana?',
      'proximas consultas',
      'Quando é a próxima visita ao médico?', 'Temos alguma coisa esta semana?', 'Quando é a próxima consulta?'],
    'today-events': ['O que há hoje?', 'O que está planejado para hoje?', 'consultas de hoje', 'O que temos para hoje?'],
    'add-event': [
      'Adicione uma consulta amanhã às 10h: oculista',
      'Pode agendar o dentista amanhã às 15h?',
      'nova consulta podologo amanhã às 9h',
    ],
    'open-tasks': ['Quais tarefas estão abertas?', 'O que ainda falta fazer?', 'lista de tarefas', 'O que ainda precisa ser feito?'],
    'my-tasks': ['Quais são as minhas tarefas?', 'O que eu tenho que fazer?', 'minhas tarefas', 'Tenho alguma coisa para fazer?'],
    'overdue-tasks': ['Quais tarefas estão atrasadas?', 'Tem alguma coisa atrasada?', 'tarefas vencidas'],
    'add-task': [
      'Adicione uma tarefa: regar as plantas amanhã',
      'Me lembre de regar as plantas, por favor',
      'nova tarefa regar as plantas',
    ],
    'latest-check-in': ['Como está a mamãe?', 'Como ela se sente hoje?', 'como esta o papai', 'Está tudo bem com ela?', 'A mamãe está bem?'],
    streak: ['Qual é a minha sequência?', 'Há quantos dias seguidos eu registro?', 'minha sequencia'],
    'helping-today': ['Quem ajuda hoje?', 'Quem cuida dela hoje?', 'de quem e o turno', 'Quem está com ela agora?'],
    members: ['Quem está no nosso círculo?', 'Mostre os membros da família', 'Quem pode ajudar?'],
    'find-document': ['Onde está a procuração?', 'Pode achar a procuração para mim?', 'documentos procuracao', 'Preciso da procuração, por favor'],
    'find-doctor': [
      'Qual é o telefone do cardiologista?',
      'Como falo com o cardiologista?',
      'telefone cardiologista', 'Quem é o nosso cardiologista?'],
    'emergency-contacts': [
      'Quais são os contatos de emergência?',
      'Para quem eu ligo em uma emergência?',
      'numeros de emergencia', 'Qual é o nosso contato principal de emergência?'],
    'bills-due': ['Quais contas vencem?', 'Temos que pagar alguma coisa esta semana?', 'contas a pagar', 'Quanto ainda temos que pagar?'],
    'unread-messages': ['Tenho mensagens novas?', 'mensagens nao lidas', 'Alguém me escreveu?', 'Tem alguma novidade no chat?'],
    'find-setting': ['Como mudo o idioma?', 'Onde aumento a letra?', 'modo escuro', 'Como posso mudar minha senha?'],
  },
  titles: {
    'add-event': ['Oculista', 'Dentista', 'Podologo'],
    'add-task': ['Regar as plantas', 'Regar as plantas', 'Regar as plantas'],
  },
  unknown: ['Como está o tempo em Paris?', 'Quem ganhou o jogo de futebol?', 'Conte uma piada', 'Qual é a capital do Peru?', 'Toque uma música', 'asdf qwer'],
  emergencies: [
    'Ela não está respirando',
    'nao respira',
    'A mamãe caiu e não acorda',
    'estou com dor no peito',
    'ele está engasgando',
    'O papai está inconsciente',
    'acho que é um derrame',
    'nao consigo respirar', 'Ela parou de respirar', 'Ela não consegue respirar', 'Ele perdeu a consciência', 'O papai desmaiou', 'Tem muito sangue', 'Ela bateu a cabeça', 'ele está tendo uma convulsão', 'Chame uma ambulância', 'ela quer morrer'],
  doses: [
    'Posso dobrar a dose?',
    'Posso dar dois comprimidos para ela?',
    'Ela pode tomar mais um comprimido?',
    'Devemos pular a dose?',
    'Ela tomou comprimidos demais', 'Devo dar outro comprimido para ela?', 'Quanto ela pode tomar?', 'Pode tomar com álcool?', 'Ela deve parar de tomar?', 'Qual é a dose máxima?', 'Pode tomar o dobro?'],
  notUnderstood: 'Não sei se entendi a sua pergunta.',
};
