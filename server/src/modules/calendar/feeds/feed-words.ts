import type { Language } from '@carecircle/contracts';

export interface FeedWords {
  busy: string;
  task: (title: string) => string;
  for: (name: string) => string;
  doctor: (name: string) => string;
  driver: (name: string) => string;
  needsDriver: string;
  companion: (name: string) => string;
}

/** What a feed says in the language of its member. */
export const feedWords: Record<Language, FeedWords> = {
  en: {
    busy: 'Busy',
    task: (title) => `Task: ${title}`,
    for: (name) => `For: ${name}`,
    doctor: (name) => `Doctor: ${name}`,
    driver: (name) => `Drives: ${name}`,
    needsDriver: 'Needs a driver',
    companion: (name) => `Comes along: ${name}`,
  },
  es: {
    busy: 'Ocupado',
    task: (title) => `Tarea: ${title}`,
    for: (name) => `Para: ${name}`,
    doctor: (name) => `Médico: ${name}`,
    driver: (name) => `Lleva: ${name}`,
    needsDriver: 'Hace falta quien lleve',
    companion: (name) => `Acompaña: ${name}`,
  },
  fr: {
    busy: 'Occupé',
    task: (title) => `Tâche\u00a0: ${title}`,
    for: (name) => `Pour\u00a0: ${name}`,
    doctor: (name) => `Médecin\u00a0: ${name}`,
    driver: (name) => `Conduit\u00a0: ${name}`,
    needsDriver: 'Il faut quelqu’un pour conduire',
    companion: (name) => `Accompagne\u00a0: ${name}`,
  },
  de: {
    busy: 'Belegt',
    task: (title) => `Aufgabe: ${title}`,
    for: (name) => `Für: ${name}`,
    doctor: (name) => `Ärztin oder Arzt: ${name}`,
    driver: (name) => `Fährt: ${name}`,
    needsDriver: 'Jemand muss fahren',
    companion: (name) => `Kommt mit: ${name}`,
  },
  it: {
    busy: 'Occupato',
    task: (title) => `Compito: ${title}`,
    for: (name) => `Per: ${name}`,
    doctor: (name) => `Medico: ${name}`,
    driver: (name) => `Guida: ${name}`,
    needsDriver: 'Serve qualcuno che guidi',
    companion: (name) => `Accompagna: ${name}`,
  },
  pt: {
    busy: 'Ocupado',
    task: (title) => `Tarefa: ${title}`,
    for: (name) => `Para: ${name}`,
    doctor: (name) => `Médico: ${name}`,
    driver: (name) => `Leva: ${name}`,
    needsDriver: 'É preciso quem leve',
    companion: (name) => `Acompanha: ${name}`,
  },
};
