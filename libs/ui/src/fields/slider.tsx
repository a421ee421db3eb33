import {
  Label,
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';
import css from './slider.module.css';

export interface SliderProps {
  label: string;
  value?: number;
  defaultValue?: number;
  onChange?: (value: number) => void;
  /** The thumb was let go: the moment to save. */
  onChangeEnd?: (value: number) => void;
  minValue?: number;
  maxValue?: number;
  step?: number;
  formatOptions?: Intl.NumberFormatOptions;
  isDisabled?: boolean;
}

/** A value on a scale, with the number beside its label. */
export function Slider({ label, ...range }: SliderProps) {
  return (
    <AriaSlider<number> {...range} className={css.slider}>
      <Label className={css.label}>{label}</Label>
      <SliderOutput className={css.output} />
      <SliderTrack className={css.track}>
        <SliderFill className={css.fill} />
        <SliderThumb className={css.thumb} />
      </SliderTrack>
    </AriaSlider>
  );
}
