import * as z from 'zod';
import { circleLimits, listLimits } from '../circles/circle-limits';
import { Day, Id, Instant, line } from '../primitives';
import { mostKeyLetters } from './medication-dangers';
import {
  allergyMatches,
  interactionAdvice,
  interactionEffects,
  interactionLists,
  interactionMechanisms,
  interactionSeverities,
  labelSections,
  namedDrugClasses,
} from './interaction-codes';

export const InteractionSeverity = z.enum(interactionSeverities);
export type InteractionSeverity = z.infer<typeof InteractionSeverity>;
export const NamedDrugClass = z.enum(namedDrugClasses);
export type NamedDrugClass = z.infer<typeof NamedDrugClass>;

/** Where it stands: a section of the FDA label of a drug, or a published list. */
export const InteractionSource = z.union([
  z.strictObject({ label: z.string(), section: z.enum(labelSections) }),
  z.strictObject({ list: z.enum(interactionLists) }),
]);
export type InteractionSource = z.infer<typeof InteractionSource>;

/** What is known of two drugs together, whoever takes them (MED-3). */
export const interactionFields = {
  severity: InteractionSeverity,
  mechanism: z.enum(interactionMechanisms),
  effect: z.enum(interactionEffects),
  /** In the order in which it is read. */
  advice: z.array(z.enum(interactionAdvice)).min(1).max(interactionAdvice.length),
  sources: z.array(InteractionSource).min(1).max(20),
  /** When somebody last went over this fact. */
  checkedOn: Day,
};

/** An ingredient of a medication. `medicationId` is null for one that is only being typed. */
export const MedicationPart = z.object({
  medicationId: Id.nullable(),
  name: z.string(),
  ingredient: z.string(),
});
export type MedicationPart = z.infer<typeof MedicationPart>;

export const KnownInteraction = z.object({
  cause: MedicationPart,
  affected: MedicationPart,
  ...interactionFields,
});
export type KnownInteraction = z.infer<typeof KnownInteraction>;

/** Two or more medications with one ingredient, or of one class (null: it is the ingredient). */
export const DuplicateTherapy = z.object({
  drugClass: NamedDrugClass.nullable(),
  medications: z.array(MedicationPart).min(2).max(listLimits.interactions),
});
export type DuplicateTherapy = z.infer<typeof DuplicateTherapy>;

export const AllergyConflict = z.object({
  /** As it stands in the recipient's record. */
  allergy: z.string(),
  match: z.enum(allergyMatches),
  /** The class that both belong to, or that the medication belongs to; null for the same ingredient. */
  drugClass: NamedDrugClass.nullable(),
  medication: MedicationPart,
});
export type AllergyConflict = z.infer<typeof AllergyConflict>;

/** What is known of medications together, and how much of it is not known: no warning does not mean that they are safe. */
export const InteractionReport = z.object({
  /** Most serious first; those of one medication are asked for by its name (`getMedicationWarnings`). */
  interactions: z.array(KnownInteraction).max(listLimits.interactions),
  /** How many more interactions there are than one answer holds. */
  more: z.int().min(0).default(0),
  duplicates: z.array(DuplicateTherapy).max(listLimits.interactions),
  allergies: z.array(AllergyConflict).max(listLimits.interactions),
  /** Names, or words of them, that the reference list does not have. */
  unknownNames: z
    .array(
      z.object({
        medicationId: Id.nullable(),
        name: z.string(),
        words: z.array(z.string()).max(listLimits.interactions),
      }),
    )
    .max(listLimits.interactions),
  /** Allergies that name no drug of the reference list. */
  unknownAllergies: z.array(z.string()).max(listLimits.interactions),
  coverage: z.object({
    /** Facts as they were written, many of them of whole classes. */
    facts: z.int(),
    /** Different pairs of ingredients that these facts are true of. */
    pairs: z.int(),
    ingredients: z.int(),
    /** Of the fact that nobody has gone over for longest. */
    checkedOn: Day,
  }),
});
export type InteractionReport = z.infer<typeof InteractionReport>;

/** A member decided to give a medication in spite of what is known of it with the others, and why. */
export const InteractionAcceptance = z.object({
  medicationId: Id,
  keys: z.array(z.string()).max(200),
  reason: z.string(),
  acceptedBy: Id,
  acceptedAt: Instant,
});
export type InteractionAcceptance = z.infer<typeof InteractionAcceptance>;

/** What whoever adds or edits a medication was shown and accepts: `dangerKeys` of it, and why. */
export const AcceptedDangers = z.strictObject({
  keys: z.array(z.string().min(1).max(mostKeyLetters)).min(1).max(200),
  reason: line(300),
});
export type AcceptedDangers = z.infer<typeof AcceptedDangers>;

export const RecipientInteractions = z.object({
  ...InteractionReport.shape,
  /** Newest first. */
  acceptances: z.array(InteractionAcceptance).max(circleLimits.medications),
});
export type RecipientInteractions = z.infer<typeof RecipientInteractions>;

/** A known name that an unknown word comes close to; whoever wrote it decides whether that was meant. */
export const NameSuggestion = z.object({ written: z.string(), name: z.string() });
export type NameSuggestion = z.infer<typeof NameSuggestion>;

/** What is known of a medication that is being typed. */
export const MedicationWarnings = z.object({
  ...InteractionReport.shape,
  suggestions: z.array(NameSuggestion).max(listLimits.interactions),
});
export type MedicationWarnings = z.infer<typeof MedicationWarnings>;
