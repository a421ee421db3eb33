import { describe, expect, it } from 'vitest';
import { recogniseNames } from './recognise-names';

/** What is sold most in the United States, by its usual names. */
const prescribed = `
atorvastatin; Lipitor; metformin; Glucophage; levothyroxine; Synthroid; lisinopril; Zestril; amlodipine; Norvasc; metoprolol;
Lopressor; Toprol XL; albuterol; ProAir; losartan; Cozaar; gabapentin; Neurontin; omeprazole; Prilosec; sertraline; Zoloft;
rosuvastatin; Crestor; pantoprazole; Protonix; escitalopram; Lexapro; dextroamphetamine; Adderall; hydrochlorothiazide; bupropion;
Wellbutrin; fluoxetine; Prozac; semaglutide; Ozempic; montelukast; Singulair; trazodone; simvastatin; Zocor; amoxicillin;
tamsulosin; Flomax; hydrocodone/acetaminophen; Norco; fluticasone; Flonase; meloxicam; Mobic; apixaban; Eliquis; furosemide;
Lasix; insulin glargine; Lantus; Basaglar; duloxetine; Cymbalta; ibuprofen; famotidine; Pepcid; empagliflozin; Jardiance;
carvedilol; Coreg; tramadol; Ultram; alprazolam; Xanax; prednisone; hydroxyzine; Vistaril; buspirone; clopidogrel; Plavix;
glipizide; Glucotrol; citalopram; Celexa; potassium chloride; Klor-Con; allopurinol; Zyloprim; aspirin; cyclobenzaprine; Flexeril;
ergocalciferol; Vitamin D2; oxycodone; OxyContin; methylphenidate; Concerta; venlafaxine; Effexor XR; spironolactone; Aldactone;
ondansetron; Zofran; zolpidem; Ambien; cetirizine; Zyrtec; estradiol; Estrace; pravastatin; lisinopril/hydrochlorothiazide;
lamotrigine; Lamictal; quetiapine; Seroquel; fluticasone/salmeterol; Advair; Wixela; clonazepam; Klonopin; dulaglutide; Trulicity;
azithromycin; Z-Pak; amoxicillin/clavulanate; Augmentin; latanoprost; Xalatan; cholecalciferol; Vitamin D3; propranolol; Inderal;
ezetimibe; Zetia; topiramate; Topamax; paroxetine; Paxil; diclofenac; Voltaren; atenolol; doxycycline; pregabalin; Lyrica;
glimepiride; Amaryl; tizanidine; Zanaflex; clonidine; fenofibrate; Tricor; insulin lispro; Humalog; valsartan; Diovan; cephalexin;
Keflex; baclofen; rivaroxaban; Xarelto; ferrous sulfate; amitriptyline; finasteride; Proscar; dapagliflozin; Farxiga; folic acid;
aripiprazole; Abilify; olmesartan; Benicar; valacyclovir; Valtrex; mirtazapine; Remeron; lorazepam; Ativan; levetiracetam; Keppra;
insulin aspart; Novolog; naproxen; cyanocobalamin; Vitamin B12; loratadine; diltiazem; Cardizem; sumatriptan; Imitrex;
triamcinolone; hydralazine; tirzepatide; Mounjaro; celecoxib; Celebrex; alendronate; Fosamax; oxybutynin; warfarin; Coumadin;
progesterone; testosterone; nifedipine; methocarbamol; Robaxin; benzonatate; sitagliptin; Januvia; chlorthalidone; donepezil;
Aricept; dexmethylphenidate; sulfamethoxazole/trimethoprim; Bactrim DS; clobetasol; methotrexate; hydroxychloroquine; Plaquenil;
lovastatin; pioglitazone; Actos; irbesartan; methylprednisolone; Medrol; norethindrone; meclizine; ketoconazole; azelastine;
nitrofurantoin; Macrobid; adalimumab; Humira; memantine; Namenda; prednisolone; esomeprazole; Nexium; docusate; clindamycin;
acyclovir; sildenafil; Viagra; tadalafil; Cialis; ciprofloxacin; Cipro; levocetirizine; divalproex; Depakote; mupirocin;
triamterene/hydrochlorothiazide; Maxzide; fluconazole; Diflucan; budesonide/formoterol; Symbicort; bumetanide; lithium; isosorbide
mononitrate; oxcarbazepine; verapamil; doxazosin; timolol; dorzolamide; brimonidine; tiotropium; Spiriva; Trelegy Ellipta; ropinirole;
pramipexole; carbidopa/levodopa; Sinemet; benazepril; ramipril; quinapril; enalapril; nebivolol; labetalol; bisoprolol; torsemide;
metolazone; digoxin; amiodarone; ticagrelor; Brilinta; risperidone; olanzapine; lurasidone; Latuda; ziprasidone; haloperidol;
atomoxetine; guanfacine; Vyvanse; nortriptyline; doxepin; temazepam; eszopiclone; phentermine; Linzess; mometasone; penicillin;
cefdinir; levofloxacin; metronidazole; Flagyl; nystatin; raloxifene; letrozole; anastrozole; tamoxifen; methimazole; calcitriol;
mesalamine; Victoza; Tresiba; Levemir; glyburide; Tradjenta; Invokana; colchicine; Premarin; Suboxone; naloxone; hydromorphone;
morphine; methadone; phenazopyridine; solifenacin; tolterodine; mirabegron; Myrbetriq; dutasteride; Entresto; ranolazine; Vascepa;
lacosamide; primidone; benztropine; prazosin; terazosin; Pristiq; Trintellix; Rexulti; Vraylar; modafinil; sucralfate; dicyclomine;
metoclopramide; prochlorperazine; promethazine; Lomotil; Fioricet; carisoprodol; Soma; rizatriptan; Biktarvy; terbinafine; Nurtec;
Ubrelvy; Lo Loestrin Fe; Rybelsus; Wegovy; Zepbound; Breo Ellipta; Anoro Ellipta; Restasis; Prolia; Namzaric; Exelon patch`;

const overTheCounter = `
Tylenol; Tylenol Extra Strength; Tylenol PM; Tylenol Arthritis; Tylenol Cold; Advil; Advil PM; Advil Liqui-Gels; Advil Dual Action;
Motrin IB; Aleve; Aleve PM; Bayer Aspirin; Ecotrin; Excedrin; Excedrin Migraine; Benadryl; Benadryl Allergy; ZzzQuil; Unisom;
NyQuil; NyQuil Severe; DayQuil; Mucinex; Mucinex DM; Robitussin; Robitussin DM; Delsym; Sudafed; Sudafed PE; Claritin; Claritin-D;
Zyrtec; Zyrtec-D; Allegra; Xyzal; Flonase; Nasacort; Afrin; Pepto-Bismol; Alka-Seltzer; Alka-Seltzer Plus; Tums; Rolaids; Maalox;
Mylanta; Gaviscon; Pepcid AC; Zantac; Tagamet; Prilosec OTC; Nexium 24HR; Prevacid; Imodium; MiraLAX; Dulcolax; Senokot; Ex-Lax;
Colace; Metamucil; Gas-X; Dramamine; Bonine; St. John's Wort; iron; ferrous gluconate; Slow Fe; calcium; calcium citrate; Caltrate;
magnesium; potassium; zinc; Vitamin C; Vitamin D; Vitamin E; Vitamin B6; folic acid; fish oil; melatonin; Centrum; multivitamin;
ginkgo; ginseng; garlic; turmeric; cranberry; CoQ10; glucosamine; grapefruit; grapefruit juice; Voltaren gel; Coricidin HBP; Theraflu`;

const namesIn = (list: string) =>
  list
    .split(';')
    .map((name) => name.trim().replaceAll('\n', ' '))
    .filter(Boolean);

describe('names that families write most', () => {
  it('MED-3 are known: what is prescribed most, by brand and generic name', () => {
    const names = namesIn(prescribed);
    expect(names.length).toBeGreaterThan(300);
    expect(names.filter(isUnknown)).toEqual([]);
  });

  it('MED-3 are known: what stands on the shelf', () => {
    expect(namesIn(overTheCounter).filter(isUnknown)).toEqual([]);
  });

  it.each([
    ['Tylenol PM', ['acetaminophen', 'diphenhydramine']],
    ['NyQuil Severe', ['acetaminophen', 'dextromethorphan', 'doxylamine', 'phenylephrine']],
    ['Stalevo 100', ['carbidopa', 'levodopa', 'entacapone']],
    ['Vitamin C', ['vitamin-c']],
    ['Vitamin K', ['vitamin-k']],
  ])('MED-3 %s is known by all that it holds', (name, ingredients) => {
    expect(recogniseNames(name).ingredients).toEqual(ingredients);
  });
});

function isUnknown(name: string): boolean {
  const { ingredients, unknownWords } = recogniseNames(name);
  return ingredients.length === 0 || unknownWords.length > 0;
}
