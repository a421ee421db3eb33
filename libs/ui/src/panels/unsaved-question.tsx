import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from '../actions/button';
import { useUiSettings } from '../provider/ui-settings';
import css from './dialog.module.css';

interface Props {
  isOpen: boolean;
  onStay: () => void;
  onDiscard: () => void;
}

/** Asked over a dialog whose form is left half filled in. */
export function UnsavedQuestion({ isOpen, onStay, onDiscard }: Props) {
  const { words } = useUiSettings();
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onStay} className={css.scrim}>
      <Modal className={css.sheet}>
        <AriaDialog role="alertdialog" className={css.dialog}>
          <header className={css.header}>
            <Heading slot="title" className={css.title}>
              {words.unsavedTitle}
            </Heading>
          </header>
          <div className={css.body}>{words.unsavedText}</div>
          <footer className={css.footer}>
            <Button variant="danger" onPress={onDiscard}>
              {words.discard}
            </Button>
            <Button variant="primary" autoFocus onPress={onStay}>
              {words.keepEditing}
            </Button>
          </footer>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
