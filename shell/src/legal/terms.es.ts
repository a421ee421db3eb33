import type { LegalText } from './legal-text';

const terms: LegalText = {
  intro:
    'Estas son las reglas para usar esta instalación de CareCircle. Son cortas a propósito. Al crear una cuenta las aceptas ante quien la opera, la persona u organización que la mantiene en funcionamiento.',
  sections: [
    {
      id: 'what',
      title: 'Qué es CareCircle',
      paragraphs: [
        'CareCircle ayuda a familia, amigos y profesionales a cuidar juntos de alguien: quién hace qué, qué toca, qué se dijo, qué se pagó. Guarda registros. No da consejos médicos y no sustituye a un médico, a una enfermera ni a tu propio criterio.',
      ],
    },
    {
      id: 'emergency',
      title: 'En una emergencia',
      paragraphs: [
        'Una alerta en CareCircle avisa a los miembros de tu círculo. No llama a una ambulancia, a la policía ni a los bomberos. Si alguien está en peligro, llama primero a tu número de emergencias.',
        'Las alertas y las notificaciones necesitan una conexión que funcione y un dispositivo encendido. Pueden llegar tarde o no llegar; no confíes solo en ellas.',
      ],
    },
    {
      id: 'account',
      title: 'Tu cuenta',
      paragraphs: [
        'Usa tu propio nombre y un correo electrónico que puedas leer. No compartas tu contraseña: lo que se hace con tu cuenta cuenta como hecho por ti. Si otra persona puede haberla usado, avisa enseguida a un administrador de tu círculo y a quien opera la instalación.',
      ],
    },
    {
      id: 'others',
      title: 'Las personas de tu círculo',
      paragraphs: [
        'Escribes datos de otras personas, a menudo sobre su salud y su dinero. Escribe solo lo que ayude a cuidarlas y solo lo que te esté permitido: pregunta a la persona o a quien decide por ella. Lo que sabes por el círculo se queda en el círculo.',
        'Los administradores admiten a las personas, eligen sus funciones y pueden terminar una participación. Trata bien a los demás; no uses CareCircle para acosar, engañar ni vigilar a alguien contra su voluntad.',
      ],
    },
    {
      id: 'money',
      title: 'Facturas y pagos',
      paragraphs: [
        'CareCircle anota facturas y pagos que hiciste en otro sitio. No mueve dinero, y una factura marcada aquí como pagada solo lo está si la pagaste.',
      ],
    },
    {
      id: 'demo',
      title: 'El círculo de demostración',
      paragraphs: [
        'Donde una instalación ofrece un círculo de demostración, su familia es inventada y cada visitante tiene su propia copia, que se borra unas horas después de usarse por última vez. No escribas allí nada real.',
      ],
    },
    {
      id: 'working',
      title: 'Cómo funciona',
      paragraphs: [
        'Quien opera la instalación ofrece CareCircle tal como es y hace lo razonable para que funcione y tus datos estén seguros, pero no puede prometer que funcione siempre sin fallos. Guarda una copia de lo que no puedas perder. Estas condiciones no tocan los derechos que te da la ley de tu país.',
      ],
    },
    {
      id: 'ending',
      title: 'Terminar',
      paragraphs: [
        'Puedes dejar de usar CareCircle cuando quieras; la política de privacidad dice cómo dejar un círculo y pedir que se borre tu cuenta. Quien opera la instalación puede cerrar una cuenta que incumpla estas condiciones y dice por qué.',
      ],
    },
  ],
};

export default terms;
