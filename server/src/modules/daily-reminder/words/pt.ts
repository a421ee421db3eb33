import type { ReminderWords } from '../reminder-words';

export const pt: ReminderWords = {
  alert: [
    'Há uma emergência aberta. Veja isso primeiro; o resto pode esperar.',
    'Alguém pediu ajuda. Veja quem está cuidando disso e responda, se puder.',
    'Há uma emergência aberta. Uma ligação curta vale mais que muitas mensagens.',
  ],
  needsHelp: (name) => [
    `${name} precisa de ajuda hoje. Uma ligação ou uma visita faria bem.`,
    `Hoje avisaram que ${name} precisa de ajuda. Combine no círculo quem vai.`,
    `${name} não está bem hoje. Pergunte do que precisa antes de sair.`,
  ],
  missedCritical: (medication) => [
    `Uma dose de ${medication} não foi dada. Veja os medicamentos e pergunte ao médico ou na farmácia o que fazer.`,
    `${medication} não foi dado, e isso é importante. Veja quem pode fazer algo agora.`,
  ],
  lateDoses: (count) => [
    count === 1
      ? 'Uma dose está atrasada. Veja se ela foi dada.'
      : `${count} doses estão atrasadas. Veja quais foram dadas.`,
    'Uma dose que ninguém anotou pode ter sido dada mesmo assim. Pergunte antes de dar de novo.',
  ],
  overdueTasks: (count) => [
    count === 1
      ? 'Uma tarefa está atrasada. Faça agora ou passe adiante.'
      : `${count} tarefas estão atrasadas. Comece pela mais curta.`,
    count === 1
      ? 'Ficou uma coisa pendente. Ainda é necessária?'
      : `Ficaram ${count} coisas pendentes. O que ninguém mais precisa pode sair.`,
    'Se hoje é demais, diga. Talvez alguém do círculo tenha tempo.',
    'Uma tarefa que se passa adiante é uma tarefa que se faz.',
  ],
  streak: (days) => [
    `${days} dias seguidos com notícias. O círculo pode contar com você.`,
    `Há ${days} dias você cuida de alguém todos os dias. Merece um obrigado.`,
    `${days} dias sem falhar. Continue assim, e deixe que ajudem você.`,
  ],
  achievement: [
    'Você desbloqueou uma conquista. Dê uma olhada e fique feliz.',
    'Uma nova conquista: o que você faz pelo círculo aparece.',
  ],
  bands: {
    morning: [
      'Primeiro um copo de água, depois o dia.',
      'Veja o que há para hoje antes que o telefone toque.',
      'Boas manhãs começam devagar. Reserve dez minutos para você.',
      'Abra uma janela e respire fundo três vezes.',
    ],
    midday: [
      'Já comeu? Sente-se para isso, nem que seja por quinze minutos.',
      'Metade do dia já foi. O que pode esperar até amanhã?',
      'Uma caminhada curta à luz do dia ajuda a tarde.',
      'Pergunte como alguém está hoje, não só o que há para fazer.',
    ],
    afternoon: [
      'Hora de uma pausa. Uma xícara de chá também conta.',
      'Beba algo e ofereça algo para beber.',
      'Divida com o círculo um bom momento de hoje.',
      'Quem poderia substituir você por uma hora nesta semana? Pergunte hoje.',
    ],
    evening: [
      'Deixe as coisas de amanhã onde você as encontre.',
      'O que deu certo hoje? Uma coisa basta.',
      'Deixe o resto para amanhã. Você já fez bastante.',
      'Ligar para um amigo também é cuidar: de você.',
    ],
    rest: [
      'Agora descanse. O círculo também estará aqui amanhã.',
      'Deixe o telefone longe da cama.',
      'Dormir faz parte do cuidado. Ninguém dá o que não tem.',
      'Se algo tira o seu sono, anote e deixe para a manhã.',
    ],
  },
  seasons: {
    spring: [
      'Os dias estão mais longos. Saiam juntos por alguns minutos.',
      'O pólen está no ar: deixe à mão o que ajuda.',
      'Um bom momento para arrumar armários e remédios.',
    ],
    summer: [
      'Pode fazer calor: bebam com frequência e deixem os quartos escuros ao meio-dia.',
      'Olhe os remédios: alguns não podem esquentar.',
      'Planeje quem ajuda durante as férias.',
    ],
    autumn: [
      'Todos os que querem já tomaram a vacina da gripe?',
      'Folhas molhadas escorregam. Verifique sapatos e corrimãos.',
      'Escurece mais cedo: uma lâmpada no caminho evita quedas.',
    ],
    winter: [
      'Dias frios: compre com antecedência, para que ninguém precise sair.',
      'Meias quentes, quartos quentes, palavras quentes.',
      'Dias escuros pesam. Uma lâmpada e uma visita os deixam mais leves.',
    ],
  },
};
