import { addMedication } from './add-medication.command';
import { completeMedication } from './complete-medication.command';
import { deleteMedication } from './delete-medication.command';
import { editMedication } from './edit-medication.command';
import { followRecipient } from './follow-recipient.reaction';
import { getAdherence } from './get-adherence.query';
import { getMedicationDay } from './get-medication-day.query';
import { getMedicationWarnings } from './get-medication-warnings.query';
import { listDoseLog } from './list-dose-log.query';
import { listDoses } from './list-doses.query';
import { listInteractions } from './list-interactions.query';
import { listMedications } from './list-medications.query';
import { logPastDoses } from './log-past-doses.command';
import { pauseMedication } from './pause-medication.command';
import { planRefill } from './plan-refill.reaction';
import { refillMedication } from './refill-medication.command';
import { releaseMedications } from './release-medications.reaction';
import { restoreMedication } from './restore-medication.command';
import { resumeMedication } from './resume-medication.command';
import { setMedicationPhoto } from './set-medication-photo.command';
import { setMedicationStock } from './set-medication-stock.command';
import { skipDose } from './skip-dose.command';
import { takeAsNeeded } from './take-as-needed.command';
import { takeDose } from './take-dose.command';
import { tendDoses } from './tend-doses.job';
import { undoDose } from './undo-dose.command';

/** What medications add to the area of care. */
export const medicationsPart = {
  operations: {
    listMedications,
    getMedicationDay,
    listDoses,
    addMedication,
    editMedication,
    pauseMedication,
    resumeMedication,
    completeMedication,
    deleteMedication,
    restoreMedication,
    setMedicationStock,
    refillMedication,
    setMedicationPhoto,
    takeDose,
    skipDose,
    takeAsNeeded,
    undoDose,
    logPastDoses,
    listDoseLog,
    getAdherence,
    listInteractions,
    getMedicationWarnings,
  },
  reactions: [planRefill, followRecipient, releaseMedications],
  jobs: [tendDoses],
};
