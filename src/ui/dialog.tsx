import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from './icon-button.tsx';
import { useUiPorts } from './ui-ports.tsx';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at the bottom right, the main one last. */
  readonly actions?: ReactNode;
}

/** Something that has to be dealt with before going on. Escape and a press outside close it. */
export function Dialog({ title, isOpen, onClose, children, actions }: DialogProps) {
  const { words } = useUiPorts();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className="fixed inset-0 z-20 flex items-start justify-center bg-scrim px-4 pt-[12vh]"
    >
      <Modal className="w-full max-w-dialog rounded-large border border-line bg-float shadow-float">
        <AriaDialog className="flex max-h-[76vh] flex-col outline-none">
          <header className="flex items-center gap-2 py-2 pr-2 pl-4">
            <Heading slot="title" className="flex-1 text-base font-semibold">
              {title}
            </Heading>
            <IconButton label={words.close} onPress={onClose}>
              <X aria-hidden className="size-4" />
            </IconButton>
          </header>
          <div className="scroll-pane min-h-0 px-4 pb-4">{children}</div>
          {actions && <footer className="flex justify-end gap-2 border-t border-line px-4 py-3">{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
