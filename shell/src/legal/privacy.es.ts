import type { LegalText } from './legal-text';

const privacy: LegalText = {
  intro:
    'Esta página dice qué guarda CareCircle sobre ti y sobre las personas a las que cuidas, quién puede verlo y qué puedes hacer tú. CareCircle es un programa que alguien mantiene en funcionamiento para ti: de los datos responde quien opera esta instalación.',
  sections: [
    {
      id: 'stored',
      title: 'Qué se guarda',
      paragraphs: ['Solo lo que tú y los demás miembros de tus círculos escribís o provocáis:'],
      points: [
        'Tu cuenta: nombre, correo electrónico, el idioma y el aspecto que elegiste y, si los escribes, teléfono, dirección, fecha de nacimiento y contacto de emergencia.',
        'Tu contraseña, solo como hash calculado con una función lenta y exigente en memoria. Nadie puede leerla, tampoco quien opera la instalación.',
        'Tus círculos: los miembros y sus funciones, las personas cuidadas con los datos que los miembros escriben sobre ellas, tareas, mensajes, facturas y pagos, contactos de emergencia, alertas, puntos y notificaciones.',
        'De cada cambio en un círculo: qué se cambió, quién lo hizo y cuándo. De ese registro se hacen las pantallas de los miembros y el historial.',
        'Cuando se lanza una alerta con un lugar, ese lugar. Solo entonces se le pide a tu dispositivo, y solo si lo permites.',
      ],
    },
    {
      id: 'seen',
      title: 'Quién puede verlo',
      paragraphs: [
        'Lo que escribes en un círculo lo ven los miembros de ese círculo cuyos permisos lo permiten. Los administradores deciden quién entra y qué puede ver cada miembro. Quien ha pedido entrar no ve nada del círculo hasta que un administrador lo admite. Los mensajes directos se muestran a las dos personas que los escriben.',
        'Quien opera la instalación mantiene el ordenador donde están los datos y por eso, técnicamente, puede llegar a ellos, también a los mensajes. Los mensajes no están cifrados de extremo a extremo.',
      ],
    },
    {
      id: 'protected',
      title: 'Cómo se protege',
      paragraphs: [
        'Los números de cuenta de las facturas se cifran antes de guardarse; las pantallas muestran sus cuatro últimos caracteres. Los demás datos los protegen los permisos de arriba y el cuidado de quien opera el ordenador.',
        'CareCircle no está certificado según ninguna ley de datos de salud. Pregunta a quien opera la instalación antes de usarlo donde una ley pida un certificado.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies y tu dispositivo',
      paragraphs: [
        'Al iniciar sesión, una cookie mantiene tu sesión. Los scripts de la página no pueden leerla y solo se envía a esta instalación. No hay cookies de publicidad ni de medición de visitas, ni servicios de ese tipo incorporados.',
        'Tu navegador guarda además, solo para esta aplicación, el idioma de la pantalla de inicio de sesión, los textos que has empezado a escribir y los cambios que esperan una conexión. Al cerrar sesión se borran del dispositivo los textos empezados y los cambios en espera.',
      ],
    },
    {
      id: 'shared',
      title: 'Qué se transmite',
      paragraphs: [
        'Tus datos no se venden ni se usan para publicidad. Donde quien opera la instalación ha configurado un servidor de correo, los correos de CareCircle se envían a través de él: por ejemplo a un contacto de emergencia cuando sale una alerta. Nada más sale de la instalación salvo que un miembro lo comparta.',
      ],
    },
    {
      id: 'kept',
      title: 'Cuánto tiempo se conserva',
      paragraphs: [
        'Tu cuenta y lo que escribiste en un círculo se conservan hasta que se eliminan. Lo que un miembro elimina desaparece de todas las pantallas; el registro de lo ocurrido queda en el historial del círculo, para que los demás sigan viendo quién hizo qué.',
      ],
    },
    {
      id: 'leaving',
      title: 'Cómo irte',
      paragraphs: [
        'Un administrador del círculo puede terminar tu participación. Desde ese momento no te llega nada nuevo del círculo; lo que hiciste queda en su historial con tu nombre.',
        'Para que se borre tu cuenta, para recibir una copia de tus datos o para corregir algo, escribe a quien opera esta instalación: la persona u organización que te dio su dirección.',
      ],
    },
    {
      id: 'changes',
      title: 'Cuando esta página cambia',
      paragraphs: [
        'Cada versión lleva una fecha. La versión que aceptas al crear tu cuenta se guarda con ella.',
      ],
    },
  ],
};

export default privacy;
