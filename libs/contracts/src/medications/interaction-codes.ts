/**
 * What is known of two drugs together is said in these codes, so that screens can tell it in every language (MED-3). The parts
 * are those of the W3C's minimum information for drug interactions: drugs, seriousness, mechanism, consequence, what to do,
 * evidence.
 */

/** The most serious first. */
export const interactionSeverities = ['severe', 'major', 'moderate', 'mild'] as const;

/** How one drug, the cause, acts on the other, the affected one; with `same-effect` both are alike. */
export const interactionMechanisms = [
  'same-effect',
  'stronger-effect',
  'opposite-effect',
  'more-sensitive',
  'hides-signs',
  'slower-breakdown',
  'faster-breakdown',
  'slower-excretion',
  'less-absorbed',
  'less-activated',
  'higher-level',
  'lower-level',
] as const;

/** What can come of it. */
export const interactionEffects = [
  'anticholinergic-effects',
  'bleeding',
  'blood-cell-harm',
  'blood-clots',
  'blood-pressure-crisis',
  'confusion',
  'drowsiness',
  'harder-breathing',
  'hearing-harm',
  'heart-failure',
  'high-blood-pressure',
  'high-blood-sugar',
  'high-potassium',
  'irregular-heartbeat',
  'kidney-harm',
  'liver-harm',
  'low-blood-pressure',
  'low-blood-sugar',
  'muscle-harm',
  'poisoning',
  'poor-circulation',
  'pregnancy',
  'rejection',
  'seizures',
  'serotonin-syndrome',
  'skin-reaction',
  'skull-pressure',
  'slow-heartbeat',
  'slowed-breathing',
  'stomach-bleeding',
  'swelling',
  'tendon-harm',
  'too-strong',
  'too-weak',
  'uncontrolled-movements',
  'withdrawal',
] as const;

/** What to do about it. */
export const interactionAdvice = [
  'avoid-together',
  'ask-before-taking',
  'wait-between',
  'separate-2-hours',
  'separate-4-hours',
  'other-painkiller',
  'other-contraception',
  'dose-may-change',
  'blood-test',
  'heart-check',
  'never-stop-suddenly',
  'watch-bleeding',
  'watch-blood-pressure',
  'watch-blood-sugar',
  'watch-breathing',
  'watch-drowsiness',
  'watch-falls',
  'watch-hearing',
  'watch-heartbeat',
  'watch-infection',
  'watch-kidneys',
  'watch-muscles',
  'watch-poisoning',
  'watch-pulse',
  'watch-serotonin',
  'watch-skin',
  'watch-tendons',
] as const;

/** Part of a drug's official label; how strongly it warns is the evidence. */
export const labelSections = ['boxed-warning', 'contraindications', 'warnings', 'drug-interactions'] as const;

/** Published lists: that of Phansalkar and others, J Am Med Inform Assoc 2012;19:735. */
export const interactionLists = ['onc-high-priority-2012'] as const;

/** Classes of which a second drug is seldom meant, and those to which allergies extend. */
export const namedDrugClasses = [
  'ace-inhibitor',
  'alpha-blocker',
  'aminoglycoside',
  'angiotensin-blocker',
  'anticoagulant',
  'benzodiazepine',
  'beta-blocker',
  'bisphosphonate',
  'bladder-anticholinergic',
  'carbapenem',
  'cephalosporin',
  'cholinesterase-inhibitor',
  'dihydropyridine',
  'dpp4-inhibitor',
  'fluoroquinolone',
  'gabapentinoid',
  'glp1-agonist',
  'h2-blocker',
  'loop-diuretic',
  'macrolide',
  'mao-inhibitor',
  'nsaid',
  'nsaid-or-aspirin',
  'opioid',
  'oral-corticosteroid',
  'p2y12-inhibitor',
  'pde5-inhibitor',
  'penicillin',
  'proton-pump-inhibitor',
  'sedating-antihistamine',
  'sglt2-inhibitor',
  'snri',
  'ssri',
  'statin',
  'sulfonamide-antibiotic',
  'sulfonylurea',
  'tetracycline-type',
  'thiazide',
  'thyroid-hormone',
  'tricyclic',
  'triptan',
  'z-drug',
] as const;

/** The same drug, another of the class, or one of a class that people with the allergy sometimes react to as well. */
export const allergyMatches = ['ingredient', 'class', 'related-class'] as const;
