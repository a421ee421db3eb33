import type { ReminderWords } from '../reminder-words';

export const es: ReminderWords = {
  alert: [
    'Hay una emergencia abierta. Mírala primero; lo demás puede esperar.',
    'Alguien ha pedido ayuda. Mira quién se ocupa y responde si puedes.',
    'Hay una emergencia abierta. Una llamada corta vale más que muchos mensajes.',
  ],
  needsHelp: (name) => [
    `${name} necesita ayuda hoy. Una llamada o una visita le haría bien.`,
    `Hoy han avisado de que ${name} necesita ayuda. Acordad en el círculo quién va.`,
    `${name} no está bien hoy. Pregunta qué hace falta antes de salir.`,
  ],
  missedCritical: (medication) => [
    `Falta una dosis de ${medication}. Mira los medicamentos y pregunta al médico o en la farmacia qué hacer.`,
    `No se ha dado ${medication}, y es importante. Mira quién puede hacer algo ahora.`,
  ],
  lateDoses: (count) => [
    count === 1
      ? 'Hay una dosis con retraso. Mira si se ha dado.'
      : `Hay ${count} dosis con retraso. Mira cuáles se han dado.`,
    'Una dosis que nadie ha anotado puede haberse dado igualmente. Pregunta antes de darla otra vez.',
  ],
  overdueTasks: (count) => [
    count === 1
      ? 'Hay una tarea atrasada. Hazla o pásala a otra persona.'
      : `Hay ${count} tareas atrasadas. Empieza por la más corta.`,
    count === 1
      ? 'Queda algo pendiente de antes. ¿Sigue haciendo falta?'
      : `Quedan ${count} cosas pendientes de antes. Lo que ya nadie necesita se puede quitar.`,
    'Si hoy es demasiado, dilo. Quizá alguien del círculo tenga tiempo.',
    'Una tarea que se pasa a otro es una tarea que se hace.',
  ],
  streak: (days) => [
    `${days} días seguidos con noticias. El círculo puede contar contigo.`,
    `Llevas ${days} días seguidos pendiente de alguien. Merece un gracias.`,
    `${days} días sin faltar. Sigue así, y deja que te ayuden.`,
  ],
  achievement: [
    'Has conseguido un logro. Míralo y alégrate.',
    'Un logro nuevo: lo que haces por el círculo se nota.',
  ],
  bands: {
    morning: [
      'Primero un vaso de agua, después el día.',
      'Mira lo que hay hoy antes de que suene el teléfono.',
      'Las buenas mañanas empiezan despacio. Tómate diez minutos para ti.',
      'Abre una ventana y respira hondo tres veces.',
    ],
    midday: [
      '¿Has comido? Siéntate a hacerlo, aunque sea un cuarto de hora.',
      'Ya va medio día. ¿Qué puede esperar hasta mañana?',
      'Un paseo corto con luz de día ayuda a llevar la tarde.',
      'Pregunta cómo está alguien hoy, no solo qué hay que hacer.',
    ],
    afternoon: [
      'Es hora de una pausa. Una taza de té también cuenta.',
      'Bebe algo y ofrece algo de beber.',
      'Comparte con el círculo un buen momento de hoy.',
      '¿Quién podría relevarte una hora esta semana? Pregúntaselo hoy.',
    ],
    evening: [
      'Deja preparado lo de mañana donde lo encuentres.',
      '¿Qué ha salido bien hoy? Con una cosa basta.',
      'Deja el resto para mañana. Ya has hecho bastante.',
      'Llamar a un amigo también es cuidar: a ti.',
    ],
    rest: [
      'Ahora descansa. El círculo también estará mañana.',
      'Deja el teléfono lejos de la cama.',
      'Dormir es parte de cuidar. Nadie puede dar lo que no tiene.',
      'Si algo te quita el sueño, apúntalo y déjalo hasta la mañana.',
    ],
  },
  seasons: {
    spring: [
      'Los días se alargan. Salid juntos unos minutos.',
      'Vuela el polen: ten a mano lo que ayuda contra él.',
      'Buen momento para revisar armarios y botiquines.',
    ],
    summer: [
      'Puede hacer calor: bebed a menudo y dejad la casa a oscuras a mediodía.',
      'Mira los medicamentos: algunos no deben calentarse.',
      'Planea quién ayuda durante las vacaciones.',
    ],
    autumn: [
      '¿Se ha vacunado de la gripe todo el que quiere?',
      'Las hojas mojadas resbalan. Revisa zapatos y pasamanos.',
      'Anochece antes: una lámpara en el camino evita caídas.',
    ],
    winter: [
      'Hielo y nieve: compra con tiempo, para que nadie tenga que salir.',
      'Calcetines calientes, casa caliente, palabras cálidas.',
      'Los días oscuros pesan. Una lámpara y una visita los aligeran.',
    ],
  },
};
