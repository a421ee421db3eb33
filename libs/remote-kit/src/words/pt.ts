import { ptWords } from '@carecircle/ui/words/pt';
import type { KitWords } from './kit-words';
import { refusalWords } from './refusal-words';

const refusals: Record<string, string> = {
  NOT_SIGNED_IN: 'Entre de novo, por favor.',
  NOT_ALLOWED: 'Sua função neste círculo não permite isso.',
  NOT_FOUND: 'Isso já não existe.',
  CHANGED_MEANWHILE: 'Alguém mudou isto entretanto. Dê uma olhada e tente de novo.',
  ALREADY_DONE: 'Isso já estava feito.',
  ALREADY_GIVEN: 'Essa dose já estava registrada. O registro mostra quando e por quem.',
  OVER_LIMIT: 'Isso passaria do limite. É preciso um motivo.',
  FULL: 'Aqui não cabem mais.',
  STORAGE_FULL: 'O espaço deste círculo está cheio.',
  DISK_FULL: 'O servidor não tem espaço no disco neste momento. Nada foi guardado.',
  INTERACTION: 'Não deve ser tomado com outra coisa sem uma decisão. É preciso um motivo.',
  INVALID_STATE: 'Isso não é possível neste momento.',
  INVALID_INPUT: 'Verifique o que você escreveu.',
  PAYLOAD_TOO_LARGE: 'É grande demais.',
  TOO_MANY_ATTEMPTS: 'Tentativas demais. Espere um minuto.',
  LAST_ADMIN: 'Um círculo precisa de pelo menos um administrador.',
  NOT_IN_DEMO: 'Não a partir do círculo de teste. Crie uma conta para ter o seu próprio círculo.',
  RESET_TOO_SOON: 'Ele foi reposto há pouco. Tente mais tarde.',
};

const fields: Record<string, string> = {
  required: 'Preencha este campo.',
  too_small: 'Preencha este campo.',
  too_big: 'É demais.',
  too_long: 'É longo demais.',
  invalid_type: 'Preencha este campo.',
  invalid_format: 'Verifique o formato.',
  changed_meanwhile: 'Alguém mudou isto entretanto. Guarde de novo para pôr o seu no lugar.',
  phone_shape: 'Escreva um número de telefone.',
  not_in_demo: 'Não a partir do círculo de teste. Crie uma conta para ter o seu próprio círculo.',
};

export const pt: KitWords = {
  ui: ptWords,
  justNow: 'Agora mesmo',
  minutesAgo: (count) => `há ${count} min`,
  hoursAgo: (count) => `há ${count} h`,
  daysAgo: (count) => `há ${count} d`,
  unreachable: 'O servidor não responde. Tente de novo; só conta uma vez.',
  needsConnection: 'Sem conexão, e isto precisa dela.',
  entryNeedsConnection: 'Precisa de conexão',
  formNeedsConnection:
    'Sem conexão. Você poderá enviar isto quando ela voltar. O que escrever fica aqui enquanto isto estiver aberto.',
  notKept: 'Este navegador não guarda nada neste aparelho. Deixe a página aberta até que tudo seja enviado.',
  nothingKept: 'Este navegador não guarda nada para quando não há conexão. Todo o resto funciona.',
  refusedLater: (label, reason) => (label ? `Não guardado: ${label}. ${reason}` : `Não guardado. ${reason}`),
  refusal: refusalWords({
    plain: refusals,
    counted: {
      FULL: ({ most }) => `Pode haver no máximo ${most}.`,
      PLAN_FULL: ({ most, number }) =>
        `O plano deste círculo comporta ${most} membros; ${number} de ${most} estão ocupados. Um administrador pode mudar o plano.`,
    },
    other: 'Não funcionou. Nada foi mudado.',
  }),
  field: (code) => fields[code] ?? 'Verifique este campo.',
  failedTitle: 'Esta parte não funciona neste momento',
  failedText: 'O resto do CareCircle continua funcionando.',
};
