import type { Questions } from './question';

export const es: Questions = {
  topics: {
    'due-doses': [
      '¿Qué medicamento toca ahora?',
      '¿Me puedes decir qué pastillas tocan ahora, por favor?',
      'medicamentos pendientes',
      'que medicmento toca ahora', '¿Mamá tiene que tomar algo ahora?', '¿Qué medicina falta por tomar hoy?'],
    'next-dose': ['¿Cuándo es la próxima dosis?', 'proxima pastilla', '¿A qué hora toca la siguiente pastilla?', '¿Cuándo toca la próxima pastilla?'],
    'taken-doses': ['¿Mamá ya tomó sus pastillas?', '¿Alguien le dio la medicina hoy?', 'ya tomo la medicina?', '¿Se tomó sus pastillas?'],
    'medication-list': [
      '¿Qué medicamentos toma?',
      'Muéstrame por favor todos los medicamentos',
      'lista de medicamentos',
      '¿Qué medicinas toma papá?',
    ],
    refills: ['¿Hay que reponer algún medicamento?', '¿Cuántas pastillas quedan?', 'se acaban las pastillas', '¿Cuándo se acaban las pastillas?'],
    'take-dose': ['Marca la dosis como tomada', 'Acabo de darle la medicina', 'anota la dosis, por favor'],
    appointments: [
      '¿Qué citas tenemos próximamente?',
      '¿Qué hay en el calendario esta semana?',
      'proximas citas',
      '¿Cuándo es la próxima visita al médico?', '¿Tenemos algo esta semana?', '¿Cuándo es la siguiente cita?'],
    'today-events': ['¿Qué hay hoy?', '¿Qué está previsto para hoy?', 'citas de hoy', '¿Qué tenemos hoy?'],
    'add-event': [
      'Añade una cita mañana a las 10: oculista',
      '¿Puedes agendar el dentista para mañana a las 3 de la tarde?',
      'nueva cita podologo mañana a las 9',
    ],
    'open-tasks': ['¿Qué tareas hay pendientes?', '¿Qué falta por hacer?', 'lista de tareas', '¿Qué queda por hacer?'],
    'my-tasks': ['¿Cuáles son mis tareas?', '¿Qué tengo que hacer?', 'mis tareas', '¿Tengo algo que hacer?'],
    'overdue-tasks': ['¿Qué tareas están atrasadas?', '¿Hay algo atrasado?', 'tareas vencidas'],
    'add-task': [
      'Añade una tarea: regar las plantas mañana',
      'Recuérdame regar las plantas, por favor',
      'nueva tarea regar las plantas',
    ],
    'latest-check-in': ['¿Cómo está mamá?', '¿Cómo se siente hoy?', 'como esta papa', '¿Está todo bien con ella?', '¿Qué tal está mamá?'],
    streak: ['¿Cuál es mi racha?', '¿Cuántos días seguidos llevo?', 'mi racha'],
    'helping-today': ['¿Quién ayuda hoy?', '¿Quién cuida de ella hoy?', 'de quien es el turno', '¿Quién está con ella ahora?'],
    members: ['¿Quién está en nuestro círculo?', 'Muéstrame los miembros de la familia', '¿Quién puede ayudar?'],
    'find-document': [
      '¿Dónde está el poder notarial?',
      '¿Me puedes buscar el poder notarial?',
      'documentos poder notarial', 'Necesito el poder notarial, por favor'],
    'find-doctor': [
      '¿Cuál es el teléfono del cardiólogo?',
      '¿Cómo contacto con el cardiólogo?',
      'telefono cardiologo', '¿Quién es nuestro cardiólogo?'],
    'emergency-contacts': [
      '¿Quiénes son los contactos de emergencia?',
      '¿A quién llamo en una emergencia?',
      'numeros de emergencia', '¿Cuál es el contacto principal de emergencia?'],
    'bills-due': ['¿Qué facturas hay que pagar?', '¿Tenemos que pagar algo esta semana?', 'facturas pendientes', '¿Cuánto nos queda por pagar?'],
    'unread-messages': ['¿Tengo mensajes nuevos?', 'mensajes sin leer', '¿Me ha escrito alguien?', '¿Hay algo nuevo en el chat?'],
    'find-setting': ['¿Cómo cambio el idioma?', '¿Dónde pongo la letra más grande?', 'modo oscuro', '¿Cómo puedo cambiar mi contraseña?'],
  },
  titles: {
    'add-event': ['Oculista', 'Dentista', 'Podologo'],
    'add-task': ['Regar las plantas', 'Regar las plantas', 'Regar las plantas'],
  },
  unknown: ['¿Qué tiempo hace en París?', '¿Quién ganó el partido de fútbol?', 'Cuéntame un chiste', '¿Cuál es la capital de Perú?', 'Pon música', 'asdf qwer'],
  emergencies: [
    'No respira',
    'Mamá se ha caído y no despierta',
    'me duele el pecho',
    'se esta ahogando',
    'Papá está inconsciente',
    'creo que es un derrame',
    'no puedo respirar bien', 'Ha dejado de respirar', 'No puede respirar', 'Ha perdido el conocimiento', 'Papá se ha desmayado', 'Hay mucha sangre', 'Se ha dado un golpe en la cabeza', 'está convulsionando', 'Llama a una ambulancia', 'quiere matarse'],
  doses: [
    '¿Puedo duplicar la dosis?',
    '¿Puedo darle dos pastillas?',
    '¿Puede tomarse otra pastilla?',
    '¿Le doy doble dosis?',
    'Se ha tomado demasiadas pastillas', '¿Debo darle otra pastilla?', '¿Cuánto puede tomar?', '¿Puede tomarla con alcohol?', '¿Tiene que dejar de tomarla?', '¿Cuál es la dosis máxima?', '¿Le doy doble?'],
  notUnderstood: 'No sé si entiendo tu pregunta.',
};
