export { photosOfMedications } from './medication-photos';
export { medicationsPart } from './medications.part';
export { readDoseNotes, readDoseSteps, readDoseTotals, readMedicationNames } from './read-dose-steps';
export { readUngivenDoses } from './read-ungiven-doses';
