import { addCheckInLink } from './links/add-check-in-link.command';
import { addLinkedCheckIn } from './links/add-linked-check-in.command';
import { getLinkedCheckIn } from './links/get-linked-check-in.query';
import { listCheckInLinks } from './links/list-check-in-links.query';
import { revokeCheckInLink } from './links/revoke-check-in-link.command';
import { claimDueCheckIn } from './claim-due-check-in.command';
import { editCheckInSchedule } from './edit-check-in-schedule.command';
import { handBackDueCheckIn } from './hand-back-due-check-in.command';
import { listCheckInPlans } from './list-check-in-plans.query';
import { moveCheckIns } from './move-check-ins.reaction';
import { pauseCheckIns } from './pause-check-ins.command';
import { releaseCheckIns } from './release-check-ins.reaction';
import { resumeCheckIns } from './resume-check-ins.command';
import { tendCheckIns } from './tend-check-ins.job';

/** What schedules of check-ins and links for them add to the area of care. */
export const checkInSchedulesPart = {
  operations: {
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
    addLinkedCheckIn,
  },
  reactions: [moveCheckIns, releaseCheckIns],
  jobs: [tendCheckIns],
};
