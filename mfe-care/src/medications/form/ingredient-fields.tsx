import { Button, Stack } from '@carecircle/ui';
import { NumberField, TextField } from '@carecircle/ui/fields';
import { PlusIcon, TrashIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import type { FieldsProps } from './fields-props';
import type { IngredientDraft } from './medication-draft';
import css from './medication-fields.module.css';

const mostIngredients = 10;
const empty: IngredientDraft = { name: '', milligramsPerDose: null, mostMilligramsIn24Hours: null };

/** Active ingredients, so that the same one in several products is added up (MED-5). */
export function IngredientFields({ draft: { ingredients }, onChange }: FieldsProps) {
  const t = useMessages();
  const set = (next: IngredientDraft[]) => onChange({ ingredients: next });
  const changeAt = (index: number, changes: Partial<IngredientDraft>) =>
    set(ingredients.map((each, place) => (place === index ? { ...each, ...changes } : each)));
  return (
    <Stack gap={3}>
      {ingredients.map((ingredient, index) => (
        <div key={index} className={css.ingredient} role="group" aria-label={t('field.ingredient')}>
          <TextField
            label={t('field.ingredient')}
            name={`ingredients.${index}.name`}
            value={ingredient.name}
            onChange={(name) => changeAt(index, { name })}
          />
          <NumberField
            label={t('field.ingredient.per-dose')}
            name={`ingredients.${index}.milligramsPerDose`}
            suffix="mg"
            hideSteppers
            minValue={0}
            value={ingredient.milligramsPerDose}
            onChange={(milligramsPerDose) => changeAt(index, { milligramsPerDose })}
          />
          <NumberField
            label={t('field.ingredient.most')}
            name={`ingredients.${index}.mostMilligramsIn24Hours`}
            suffix="mg"
            hideSteppers
            isOptional
            minValue={0}
            value={ingredient.mostMilligramsIn24Hours}
            onChange={(mostMilligramsIn24Hours) => changeAt(index, { mostMilligramsIn24Hours })}
          />
          <div>
            <Button
              size="small"
              variant="quiet"
              icon={TrashIcon}
              onPress={() => set(ingredients.filter((_, place) => place !== index))}
            >
              {t('field.ingredient.remove')}
            </Button>
          </div>
        </div>
      ))}
      {ingredients.length < mostIngredients ? (
        <div>
          <Button size="small" icon={PlusIcon} onPress={() => set([...ingredients, empty])}>
            {t('field.ingredient.add')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
