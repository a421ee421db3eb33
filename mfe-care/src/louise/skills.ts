import { defineSkills } from '@carecircle/remote-kit';
import { addEvent } from './add-event.skill';
import { addTask } from './add-task.skill';
import { appointments, todayEvents } from './events.skill';
import { doseContacts, findDoctor } from './doctors.skill';
import { dueDoses, nextDose, takenDoses } from './doses.skill';
import { findDocument } from './documents.skill';
import { helpingToday, members } from './circle.skill';
import { latestCheckIn, streak } from './check-ins.skill';
import { medicationList, refills } from './medications.skill';
import { myTasks, openTasks, overdueTasks } from './tasks.skill';
import { takeDose } from './take-dose.skill';
import type en from './messages/en.json';

/** The skills of care. The order is that in which Louise shows what can be asked, and in which she says what matters now. */
export default defineSkills<typeof en>({
  messages: {
    en: () => import('./messages/en.json'),
    es: () => import('./messages/es.json'),
    fr: () => import('./messages/fr.json'),
    de: () => import('./messages/de.json'),
    it: () => import('./messages/it.json'),
    pt: () => import('./messages/pt.json'),
  },
  skills: {
    'due-doses': dueDoses,
    appointments,
    'open-tasks': openTasks,
    'latest-check-in': latestCheckIn,
    'helping-today': helpingToday,
    'taken-doses': takenDoses,
    'next-dose': nextDose,
    'medication-list': medicationList,
    refills,
    'take-dose': takeDose,
    'today-events': todayEvents,
    'add-event': addEvent,
    'my-tasks': myTasks,
    'overdue-tasks': overdueTasks,
    'add-task': addTask,
    streak,
    members,
    'find-document': findDocument,
    'find-doctor': findDoctor,
    'dose-contacts': doseContacts,
  },
});
