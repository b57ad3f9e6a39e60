import { X } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { useUiPorts } from './ui-ports.tsx';

export interface ToastMessage {
  readonly id: number;
  readonly tone: 'note' | 'problem';
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** All go by themselves: problems stay longest, then what offers something. */
const NOTE_STAYS_MS = 5000;
const OFFER_STAYS_MS = 12_000;
const PROBLEM_STAYS_MS = 25_000;

/** What has just happened, read aloud, in the corner. */
export function ToastRegion(props: {
  readonly toasts: readonly ToastMessage[];
  readonly onDismiss: (id: number) => void;
}) {
  return (
    <div role="status" className="pointer-events-none fixed right-4 bottom-4 left-4 z-30 flex flex-col items-end gap-2">
      {props.toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={() => props.onDismiss(toast.id)} />
      ))}
    </div>
  );
}

function ToastCard({ toast, onDismiss }: { readonly toast: ToastMessage; readonly onDismiss: () => void }) {
  const { words } = useUiPorts();
  const { id, tone, action } = toast;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer for one toast, whoever renders it again
  useEffect(() => {
    const stays = tone === 'problem' ? PROBLEM_STAYS_MS : action ? OFFER_STAYS_MS : NOTE_STAYS_MS;
    const timer = setTimeout(onDismiss, stays);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <div className="pointer-events-auto flex max-w-notice items-center gap-2 rounded-large border border-line bg-float py-1.5 pr-1.5 pl-3 shadow-float">
      <p className="min-w-0 flex-1">{toast.text}</p>
      {action && (
        <Button
          variant="outline"
          size="small"
          onPress={() => {
            action.onPress();
            onDismiss();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={words.dismiss} size="small" onPress={onDismiss}>
        <X aria-hidden className="size-3.5" />
      </IconButton>
    </div>
  );
}
