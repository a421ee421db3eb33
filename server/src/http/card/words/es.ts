import type { CardWords } from '../card-words';

export const es: CardWords = {
  title: 'Tarjeta de emergencia',
  opening: 'Abriendo la tarjeta…',
  noScript:
    'Esta tarjeta está cerrada con una clave que solo tu navegador puede usar. Permite JavaScript en esta página.',
  born: 'Fecha de nacimiento:',
  speaks: 'Idiomas:',
  call: 'Llamar al',
  allergies: 'Alergias',
  noAllergies: 'No hay ninguna anotada',
  conditions: 'Enfermedades',
  medications: 'Medicación',
  asNeeded: 'si hace falta',
  contacts: 'Contactos de emergencia',
  doctors: 'Médicos',
  insurers: 'Seguro',
  none: 'Nada anotado',
  notShared: 'No se comparte en esta tarjeta',
  asOf: 'Datos del',
  told: 'Se avisa a la familia de que se ha abierto esta tarjeta.',
  gone: 'Esta tarjeta no se puede abrir',
  goneText:
    'Puede que el enlace esté incompleto o ya no sea válido. Escanea de nuevo el código o pide uno nuevo a la familia. En una emergencia, llama al número de emergencias.',
  insecure: 'Esta tarjeta necesita una conexión segura',
  insecureText: 'Ábrela en una dirección que empiece por https.',
  failed: 'No se ha podido cargar la tarjeta',
  failedText:
    'Comprueba la conexión y vuelve a intentarlo. En una emergencia, llama al número de emergencias.',
  retry: 'Reintentar',
  relationships: {
    Spouse: 'Cónyuge',
    Child: 'Hijo o hija',
    Parent: 'Padre o madre',
    Sibling: 'Hermano o hermana',
    Friend: 'Amigo o amiga',
    Neighbor: 'Vecino o vecina',
    Doctor: 'Profesional médico',
    Caregiver: 'Persona cuidadora',
    Other: 'Otra',
  },
};
