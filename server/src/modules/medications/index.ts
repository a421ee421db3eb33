export { photosOfMedications } from './medication-photos';
export { medicationsPart } from './medications.part';
export { readUngivenDoses } from './read-ungiven-doses';
