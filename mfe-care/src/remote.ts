import { defineRemote, joinFeatures } from '@carecircle/remote-kit';
import { calendar } from './calendar/calendar.manifest';
import { careLog } from './care-log/care-log.manifest';
import { checkIns } from './check-ins/check-ins.manifest';
import { circle } from './circle/circle.manifest';
import { coverage } from './coverage/coverage.manifest';
import { dailyReminder } from './daily-reminder/daily-reminder.manifest';
import { doctors } from './doctors/doctors.manifest';
import { documents } from './documents/documents.manifest';
import { forYou } from './for-you/for-you.manifest';
import { help } from './help/help.manifest';
import { louise } from './louise/louise.manifest';
import { medications } from './medications/medications.manifest';
import { now } from './now/now.manifest';
import { points } from './points/points.manifest';
import { services } from './services/services.manifest';
import { reports } from './reports/reports.manifest';
import { tasks } from './tasks/tasks.manifest';

export default defineRemote({
  name: 'mfe-care',
  contractRange: '^0.1.0',
  ...joinFeatures([
    calendar,
    tasks,
    coverage,
    checkIns,
    forYou,
    medications,
    careLog,
    documents,
    circle,
    doctors,
    services,
    points,
    reports,
    now,
    help,
    dailyReminder,
    louise,
  ]),
  loadSkills: () => import('./louise/skills'),
  background: () => import('./background'),
  messages: {
    en: () => import('./messages/en.json'),
    es: () => import('./messages/es.json'),
    fr: () => import('./messages/fr.json'),
    de: () => import('./messages/de.json'),
    it: () => import('./messages/it.json'),
    pt: () => import('./messages/pt.json'),
  },
});
