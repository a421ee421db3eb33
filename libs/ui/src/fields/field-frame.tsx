import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { AlertIcon } from '../icons';
import { useUiSettings } from '../provider/ui-settings';
import type { FieldProps } from './field-props';
import css from './field-frame.module.css';

export const fieldClass = css.field;

export interface FieldFrameProps {
  field: FieldProps;
  /** The control. */
  children: ReactNode;
}

/** Label and description above the control, its message below: ours, or the form's. */
export function FieldFrame({ field, children }: FieldFrameProps) {
  const { words } = useUiSettings();
  return (
    <>
      <Label className={field.isLabelHidden ? css.hidden : css.label}>
        {field.label}
        {field.isOptional ? <span className={css.optional}> ({words.optional})</span> : null}
      </Label>
      {field.description ? (
        <Text slot="description" className={css.description}>
          {field.description}
        </Text>
      ) : null}
      {children}
      <FieldMessage text={field.errorMessage} />
    </>
  );
}

/** The message of the field it stands in. */
export function FieldMessage({ text }: { text: string | undefined }) {
  return (
    <FieldError className={css.error}>
      {({ validationErrors }) => (
        <>
          <AlertIcon />
          <span>{text || validationErrors.join(' ')}</span>
        </>
      )}
    </FieldError>
  );
}
