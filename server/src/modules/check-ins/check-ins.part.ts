import { addCheckIn } from './add-check-in.command';
import { getCheckInDay } from './get-check-in-day.query';
import type { WhenKept } from './keep-check-in';
import { addCheckInLink } from './links/add-check-in-link.command';
import { addLinkedCheckIn } from './links/add-linked-check-in.command';
import { getLinkedCheckIn } from './links/get-linked-check-in.query';
import { listCheckInLinks } from './links/list-check-in-links.query';
import { revokeCheckInLink } from './links/revoke-check-in-link.command';
import { listCheckIns } from './list-check-ins.query';
import { claimDueCheckIn } from './schedules/claim-due-check-in.command';
import { editCheckInSchedule } from './schedules/edit-check-in-schedule.command';
import { handBackDueCheckIn } from './schedules/hand-back-due-check-in.command';
import { listCheckInPlans } from './schedules/list-check-in-plans.query';
import { moveCheckIns } from './schedules/move-check-ins.reaction';
import { pauseCheckIns } from './schedules/pause-check-ins.command';
import { releaseCheckIns } from './schedules/release-check-ins.reaction';
import { resumeCheckIns } from './schedules/resume-check-ins.command';
import { tendCheckIns } from './schedules/tend-check-ins.job';

/** What check-ins, their schedules and links for them add to the area of care (CHK-2, CHK-4). */
export const checkInsPart = (whenKept: WhenKept) => ({
  operations: {
    addCheckIn: addCheckIn(whenKept),
    listCheckIns,
    getCheckInDay,
    listCheckInPlans,
    editCheckInSchedule,
    pauseCheckIns,
    resumeCheckIns,
    claimDueCheckIn,
    handBackDueCheckIn,
    listCheckInLinks,
    addCheckInLink,
    revokeCheckInLink,
    getLinkedCheckIn,
    addLinkedCheckIn: addLinkedCheckIn(whenKept),
  },
  reactions: [moveCheckIns, releaseCheckIns],
  jobs: [tendCheckIns],
});
