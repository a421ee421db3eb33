/** Forms of records. Each remote has its own copy of these few lines: what first screens share stays without them. */
export { changesOf } from './changes-of';
export { FormDialog, type FormDialogProps } from './form-dialog';
export { useSaveRecord, type FieldEdit, type RecordCommands } from './use-save-record';
