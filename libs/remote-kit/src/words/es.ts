import { esWords } from '@carecircle/ui/words/es';
import type { KitWords } from './kit-words';
import { refusalWords } from './refusal-words';

const refusals: Record<string, string> = {
  NOT_SIGNED_IN: 'Vuelve a iniciar sesión.',
  NOT_ALLOWED: 'Tu función en este círculo no lo permite.',
  NOT_FOUND: 'Eso ya no está.',
  CHANGED_MEANWHILE: 'Alguien lo cambió entretanto. Revísalo e inténtalo de nuevo.',
  ALREADY_DONE: 'Eso ya estaba hecho.',
  ALREADY_GIVEN: 'Esa dosis ya estaba registrada. El registro muestra cuándo y por quién.',
  OVER_LIMIT: 'Eso superaría su límite. Hace falta un motivo.',
  FULL: 'Aquí no caben más.',
  STORAGE_FULL: 'El espacio de este círculo está lleno.',
  DISK_FULL: 'El servidor no tiene espacio en su disco ahora mismo. No se guardó nada.',
  INTERACTION: 'No se debería tomar con otra cosa sin decidirlo. Alguien tiene que decir por qué.',
  INVALID_STATE: 'Eso no es posible en este momento.',
  INVALID_INPUT: 'Revisa lo que escribiste.',
  PAYLOAD_TOO_LARGE: 'Es demasiado grande.',
  TOO_MANY_ATTEMPTS: 'Demasiados intentos. Espera un minuto.',
  LAST_ADMIN: 'Un círculo necesita al menos un administrador.',
  NOT_IN_DEMO: 'No desde el círculo de prueba. Regístrate para tener tu propio círculo.',
  RESET_TOO_SOON: 'Se restableció hace poco. Inténtalo más tarde.',
};

const fields: Record<string, string> = {
  required: 'Rellena este campo.',
  too_small: 'Rellena este campo.',
  too_big: 'Es demasiado.',
  too_long: 'Es demasiado largo.',
  invalid_type: 'Rellena este campo.',
  invalid_format: 'Revisa el formato.',
  changed_meanwhile: 'Alguien lo cambió entretanto. Guarda de nuevo para poner lo tuyo en su lugar.',
  phone_shape: 'Escribe un número de teléfono.',
  not_in_demo: 'No desde el círculo de prueba. Regístrate para tener tu propio círculo.',
};

export const es: KitWords = {
  ui: esWords,
  justNow: 'Ahora mismo',
  minutesAgo: (count) => `hace ${count} min`,
  hoursAgo: (count) => `hace ${count} h`,
  daysAgo: (count) => `hace ${count} d`,
  unreachable: 'El servidor no contesta. Inténtalo de nuevo; solo cuenta una vez.',
  needsConnection: 'No hay conexión, y esto la necesita.',
  entryNeedsConnection: 'Necesita conexión',
  formNeedsConnection:
    'No hay conexión. Podrás enviarlo cuando la haya. Lo que escribas se queda aquí mientras esto esté abierto.',
  notKept:
    'Este navegador no guarda nada en este dispositivo. Deja la página abierta hasta que todo se haya enviado.',
  nothingKept: 'Este navegador no guarda nada para cuando no hay conexión. Todo lo demás funciona.',
  refusedLater: (label, reason) => (label ? `No se guardó: ${label}. ${reason}` : `No se guardó. ${reason}`),
  refusal: refusalWords({
    plain: refusals,
    counted: {
      FULL: ({ most }) => `Puede haber como máximo ${most}.`,
      PLAN_FULL: ({ most, number }) =>
        `El plan de este círculo admite ${most} miembros; ${number} de ${most} están ocupados. Un administrador puede cambiar el plan.`,
    },
    other: 'No funcionó. No se cambió nada.',
  }),
  field: (code) => fields[code] ?? 'Revisa este campo.',
  failedTitle: 'Esta parte no funciona en este momento',
  failedText: 'El resto de CareCircle sigue funcionando.',
};
