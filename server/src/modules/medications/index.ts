export { copiedMedications } from './copied-medications';
export { giversOf } from './givers-of';
export { photosOfMedications } from './medication-photos';
export { medicationsPart } from './medications.part';
export { readCurrentMedications } from './read-current-medications';
export { readDosesDueSoon } from './read-doses-due-soon';
export { readDoseNotes, readDoseSteps, readDoseTotals, readMedicationNames } from './doses/read-dose-steps';
export { readOpenDoses } from './doses/read-open-doses';
export { readUngivenDoses } from './doses/read-ungiven-doses';
