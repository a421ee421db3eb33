import { addMedication } from './add-medication.command';
import { completeMedication } from './complete-medication.command';
import { deleteMedication } from './delete-medication.command';
import { editMedication } from './edit-medication.command';
import { followRecipient } from './follow-recipient.reaction';
import { getAdherence } from './doses/get-adherence.query';
import { getMedicationDay } from './get-medication-day.query';
import { getMedicationWarnings } from './get-medication-warnings.query';
import { listDoseLog } from './doses/list-dose-log.query';
import { listDoses } from './doses/list-doses.query';
import { listInteractions } from './list-interactions.query';
import { listMedications } from './list-medications.query';
import { logPastDoses } from './doses/log-past-doses.command';
import { pauseMedication } from './pause-medication.command';
import { planRefill } from './plan-refill.reaction';
import { refillMedication } from './refill-medication.command';
import { releaseMedications } from './release-medications.reaction';
import { restoreMedication } from './restore-medication.command';
import { resumeMedication } from './resume-medication.command';
import { setMedicationPhoto } from './set-medication-photo.command';
import { setMedicationStock } from './set-medication-stock.command';
import { skipDose } from './doses/skip-dose.command';
import { takeAsNeeded } from './doses/take-as-needed.command';
import { takeDose } from './doses/take-dose.command';
import { processDueDoses } from './doses/process-due-doses.job';
import { undoDose } from './doses/undo-dose.command';

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
  jobs: [processDueDoses],
};
