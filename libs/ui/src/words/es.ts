import type { UiWords } from './ui-words';

export const esWords: UiWords = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  dismiss: 'Descartar',
  remove: 'Quitar',
  retry: 'Reintentar',
  optional: 'opcional',
  loading: 'Cargando',
  pending: 'En curso',
  showPassword: 'Mostrar contraseña',
  clearSearch: 'Borrar búsqueda',
  chooseOption: 'Elegir',
  noMatches: 'Nada coincide',
  chooseFile: 'Elegir un archivo',
  chooseFiles: 'Elegir archivos',
  dropHere: 'o suéltalo aquí',
  showTable: 'Mostrar como tabla',
  noData: 'Sin datos',
  errorSummary: 'Revisa esto',
  notifications: 'Mensajes',
  toastKey: 'F6 lleva aquí.',
};
