import type { UiWords } from './ui-words';

export const ptWords: UiWords = {
  close: 'Fechar',
  cancel: 'Cancelar',
  dismiss: 'Dispensar',
  remove: 'Remover',
  retry: 'Repetir',
  optional: 'opcional',
  loading: 'Carregando',
  pending: 'Em andamento',
  showPassword: 'Mostrar senha',
  clearSearch: 'Limpar pesquisa',
  chooseOption: 'Escolher',
  noMatches: 'Nada corresponde',
  chooseFile: 'Escolher um arquivo',
  chooseFiles: 'Escolher arquivos',
  dropHere: 'ou solte aqui',
  showTable: 'Mostrar como tabela',
  noData: 'Sem dados',
  errorSummary: 'Verifique isto',
  notifications: 'Mensagens',
  toastKey: 'F6 traz até aqui.',
};
