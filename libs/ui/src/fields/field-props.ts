import type { ReactNode } from 'react';

/** What every field takes. An error given in a `Form`'s `errors` under the same `name` shows here too (ALL-3). */
export interface FieldProps {
  label: string;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  description?: ReactNode;
  /** Shown below the field, which is then marked invalid. */
  errorMessage?: string;
  /** The path under which a form's errors are found. */
  name?: string;
  isRequired?: boolean;
  /** Writes '(optional)' after the label. */
  isOptional?: boolean;
  isDisabled?: boolean;
}

/** Parts a component's props into what the frame of the field shows and what its control takes. */
export function splitField<P extends FieldProps>(props: P): [FieldProps, Omit<P, keyof FieldProps>] {
  const {
    label,
    isLabelHidden,
    isOptional,
    description,
    errorMessage,
    name,
    isRequired,
    isDisabled,
    ...control
  } = props;
  const field = { label, isLabelHidden, isOptional, description, errorMessage, name, isRequired, isDisabled };
  return [field, control];
}

/** The attributes a React Aria field takes from our field props. */
export function fieldState({ name, isRequired, isDisabled, errorMessage }: FieldProps) {
  return { name, isRequired, isDisabled, isInvalid: errorMessage ? true : undefined };
}
