import { interactionFields, NamedDrugClass } from '@carecircle/contracts/schemas';
import * as z from 'zod';
import allergyFamilies from './reference/allergy-families.json';
import brands from './reference/brands.json';
import classes from './reference/classes.json';
import duplicateClasses from './reference/duplicate-classes.json';
import anticoagulants from './reference/facts/anticoagulants.json';
import cholesterol from './reference/facts/cholesterol.json';
import diabetesAndHormones from './reference/facts/diabetes-and-hormones.json';
import digoxin from './reference/facts/digoxin.json';
import heartAndBloodPressure from './reference/facts/heart-and-blood-pressure.json';
import heartRhythm from './reference/facts/heart-rhythm.json';
import immuneJointsAndCancer from './reference/facts/immune-joints-and-cancer.json';
import infections from './reference/facts/infections.json';
import maoInhibitors from './reference/facts/mao-inhibitors.json';
import mindAndNerves from './reference/facts/mind-and-nerves.json';
import opioidsAndSedatives from './reference/facts/opioids-and-sedatives.json';
import plateletsAndStomach from './reference/facts/platelets-and-stomach.json';
import seizures from './reference/facts/seizures.json';
import serotonin from './reference/facts/serotonin.json';
import ingredients from './reference/ingredients.json';
import wordsBesideNames from './reference/words-beside-names.json';

const drug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** A fact of two drugs; each is an ingredient or a class. The first is the cause, the second is affected. */
export const InteractionFact = z.strictObject({ drugs: z.tuple([drug, drug]), ...interactionFields });
export type InteractionFact = z.infer<typeof InteractionFact>;

const ReferenceFiles = z.strictObject({
  /** By ingredient: its name, and what else it is called where the spelling key does not reach. */
  ingredients: z.record(drug, z.tuple([z.string()], z.string())),
  /** By class: its ingredients, and the classes that it includes. */
  classes: z.record(drug, z.strictObject({ members: z.array(drug), includes: z.array(drug) })),
  /** By brand: all its ingredients. */
  brands: z.record(z.string(), z.array(drug).min(1)),
  /** What stands beside names: salts, forms, strengths, companies. */
  wordsBesideNames: z.array(z.string()),
  facts: z.array(InteractionFact),
  /** Classes of which a second drug is worth a word. */
  duplicateClasses: z.array(NamedDrugClass),
  allergyFamilies: z.array(
    z.strictObject({
      class: NamedDrugClass,
      names: z.array(z.string()),
      /** Classes that people with this allergy sometimes react to as well. */
      alsoCautionWith: z.array(NamedDrugClass),
      /** Who is allergic to one drug of the class is taken to be allergic to all. */
      oneMeansAll: z.boolean(),
    }),
  ),
});
export type ReferenceFiles = z.infer<typeof ReferenceFiles>;

/** The reference list as it was written, checked by its schema; a fault names the place. */
export const readReferenceFiles = (): ReferenceFiles =>
  ReferenceFiles.parse({
    ...{ ingredients, classes, brands, wordsBesideNames, duplicateClasses, allergyFamilies },
    facts: [
      ...[...anticoagulants, ...plateletsAndStomach, ...heartAndBloodPressure, ...cholesterol],
      ...[...heartRhythm, ...digoxin, ...maoInhibitors, ...serotonin, ...opioidsAndSedatives],
      ...[...mindAndNerves, ...seizures, ...diabetesAndHormones, ...infections, ...immuneJointsAndCancer],
    ],
  });
