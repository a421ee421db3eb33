import { useLayoutEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import { useAfterPaint } from '../actions/use-after-paint';
import { Banner } from '../feedback/banner';
import { LiveRegion } from '../feedback/live-region';
import { useUiSettings } from '../provider/ui-settings';
import css from './form.module.css';

export interface FormProps {
  /** Message by field path; a field whose `name` is that path shows it (ALL-3). */
  errors?: Readonly<Record<string, string>>;
  /** A refusal that belongs to no field. */
  formError?: ReactNode;
  /** Called after the browser's own submission was prevented; until its promise settles, further submits count as the same. */
  onSubmit: () => void | Promise<void>;
  id?: string;
  'aria-label'?: string;
  children: ReactNode;
}

/**
 * Fields with one submit. Messages of the schema, from browser or server, appear at their fields and the first
 * one takes the focus; a message without a field appears above them (ALL-3).
 */
export function Form({ errors, formError, onSubmit, children, ...rest }: FormProps) {
  const { words } = useUiSettings();
  const form = useRef<HTMLFormElement>(null);
  const isSubmitting = useRef(false);
  const [orphans, setOrphans] = useState<string[]>([]);
  // A new object is a new answer to the fields: those that were changed since would show their message again.
  const validationErrors = useMemo(() => errors && { ...errors }, [errors]);

  useLayoutEffect(() => {
    const paths = Object.keys(errors ?? {});
    const names = namesIn(form.current);
    const nameless = paths.filter((path) => !names.has(path));
    setOrphans((known) => (known.length + nameless.length === 0 ? known : nameless));
    if (paths.some((path) => names.has(path))) focusFirstInvalid(form.current);
  }, [errors]);

  const submitOnce = async () => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    try {
      await onSubmit();
    } finally {
      isSubmitting.current = false;
    }
  };
  const submitLater = useAfterPaint(() => void submitOnce());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    submitLater(event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null);
  };
  return (
    <AriaForm
      {...rest}
      ref={form}
      className={css.form}
      validationBehavior="aria"
      validationErrors={validationErrors}
      onSubmit={submit}
    >
      <LiveRegion urgency="assertive">
        {formError || orphans.length > 0 ? (
          <Banner tone="missed" title={formError ? undefined : words.errorSummary}>
            {formError ?? orphans.map((path) => errors?.[path]).join(' ')}
          </Banner>
        ) : null}
      </LiveRegion>
      {children}
    </AriaForm>
  );
}

function namesIn(form: HTMLFormElement | null): Set<string> {
  const named = form?.querySelectorAll('[name]') ?? [];
  return new Set([...named].map((element) => element.getAttribute('name') ?? ''));
}

function focusFirstInvalid(form: HTMLFormElement | null): void {
  const invalid =
    'input[aria-invalid="true"]:not([type="hidden"]), textarea[aria-invalid="true"], select[aria-invalid="true"], [data-invalid] button, [data-invalid] [role="spinbutton"], [data-invalid] input:not([type="hidden"])';
  form?.querySelector<HTMLElement>(invalid)?.focus();
}
