import { type ComponentProps, type MouseEvent } from 'react';
import { useAfterPaint } from './use-after-paint';

export interface PressProps {
  /** By pointer, finger, Enter or Space. */
  onPress?: () => void;
  isDisabled?: boolean;
  /** Keeps focus, and a press does nothing. */
  isPending?: boolean;
}

export interface PressButtonProps
  extends PressProps, Omit<ComponentProps<'button'>, 'style' | 'disabled' | 'onClick'> {}

/** What every button is underneath. */
export function PressButton({
  onPress,
  isDisabled = false,
  isPending = false,
  type = 'button',
  ...props
}: PressButtonProps) {
  const act = useAfterPaint(isDisabled || isPending ? undefined : onPress);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) return event.preventDefault();
    // Safari gives a pressed button no focus, and what opens from it could not give the focus back.
    event.currentTarget.focus({ preventScroll: true });
    // Without an action of its own it is for its form to answer.
    if (onPress) act(event.currentTarget);
  };
  return (
    <button
      {...props}
      type={type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      onClick={press}
    />
  );
}
