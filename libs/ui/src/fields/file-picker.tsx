import {
  Button as AriaButton,
  DropZone,
  FileTrigger,
  isFileDropItem,
  type DropItem,
} from 'react-aria-components';
import { buttonClass } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { CloseIcon, FileIcon, UploadIcon } from '../icons';
import { useUiSettings } from '../provider/ui-settings';
import { byteText } from './byte-text';
import css from './file-picker.module.css';

export interface FilePickerProps {
  label: string;
  description?: string;
  errorMessage?: string;
  /** Media types or endings, for example `['image/*', '.pdf']`; dropped files are filtered by media type too. */
  accept?: readonly string[];
  isMultiple?: boolean;
  /** Opens the camera on phones. */
  capture?: 'user' | 'environment';
  isDisabled?: boolean;
  value: readonly File[];
  onChange: (files: File[]) => void;
}

/** Files by button, camera or drop; lists what is chosen, each with its size and Remove. */
export function FilePicker(props: FilePickerProps) {
  const {
    label,
    description,
    errorMessage,
    accept,
    isMultiple = false,
    capture,
    isDisabled,
    value,
    onChange,
  } = props;
  const { words } = useUiSettings();
  const add = (files: readonly File[]) => {
    if (files.length > 0) onChange(isMultiple ? [...value, ...files] : files.slice(0, 1));
  };
  const drop = async (items: readonly DropItem[]) => {
    const files = await Promise.all(items.filter(isFileDropItem).map((item) => item.getFile()));
    add(files.filter((file) => isAccepted(file, accept)));
  };
  return (
    <div className={css.picker} role="group" aria-label={label}>
      <span className={css.label}>{label}</span>
      {description ? <span className={css.description}>{description}</span> : null}
      <DropZone
        className={css.zone}
        aria-label={label}
        isDisabled={isDisabled}
        onDrop={(event) => void drop(event.items)}
      >
        <FileTrigger
          acceptedFileTypes={accept}
          allowsMultiple={isMultiple}
          defaultCamera={capture}
          onSelect={(list) => add(list ? [...list] : [])}
        >
          <AriaButton className={buttonClass({})} isDisabled={isDisabled}>
            <UploadIcon />
            {isMultiple ? words.chooseFiles : words.chooseFile}
          </AriaButton>
        </FileTrigger>
        <span className={css.hint}>{words.dropHere}</span>
      </DropZone>
      <ChosenFiles files={value} onRemove={(file) => onChange(value.filter((each) => each !== file))} />
      {errorMessage ? (
        <span className={css.error} role="alert">
          {errorMessage}
        </span>
      ) : null}
    </div>
  );
}

function ChosenFiles({ files, onRemove }: { files: readonly File[]; onRemove: (file: File) => void }) {
  const { words, locale } = useUiSettings();
  if (files.length === 0) return null;
  return (
    <ul className={css.files}>
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`} className={css.file}>
          <FileIcon />
          <span className={css.name}>{file.name}</span>
          <span className={css.size}>{byteText(file.size, locale)}</span>
          <IconButton
            icon={CloseIcon}
            aria-label={`${words.remove} ${file.name}`}
            onPress={() => onRemove(file)}
          />
        </li>
      ))}
    </ul>
  );
}

function isAccepted(file: File, accept: readonly string[] | undefined): boolean {
  if (!accept) return true;
  const name = file.name.toLowerCase();
  return accept.some((rule) => {
    if (rule.startsWith('.')) return name.endsWith(rule.toLowerCase());
    return rule.endsWith('/*') ? file.type.startsWith(rule.slice(0, -1)) : file.type === rule;
  });
}
