import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { Kbd } from './kbd.tsx';
import { useUiPorts } from './ui-ports.tsx';

export interface CopyButtonProps {
  /** What is copied, for its name: `Copy request`. */
  readonly label: string;
  /** Exactly what is shown; as a function where it takes work to write. */
  readonly text: string | (() => string);
  /** `icon` for a copy button beside one line of code. */
  readonly variant?: 'button' | 'icon';
  readonly keys?: string;
  readonly isDisabled?: boolean;
}

type State = 'ready' | 'copied' | 'failed';

const SAY_FOR_MS = 1600;

/** Copies a text, says that it did (or that the browser refused), and goes back. */
export function CopyButton({ label, text, variant = 'button', keys, isDisabled = false }: CopyButtonProps) {
  const { words, copyText } = useUiPorts();
  const [state, setState] = useState<State>('ready');
  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(() => setState('ready'), SAY_FOR_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => setState((await copyText(typeof text === 'string' ? text : text())) ? 'copied' : 'failed');
  const said = { ready: words.copy, copied: words.copied, failed: words.copyFailed }[state];
  const Icon = { ready: Copy, copied: Check, failed: TriangleAlert }[state];
  const announcement = (
    <span role="status" className="sr-only">
      {state === 'ready' ? '' : said}
    </span>
  );
  if (variant === 'icon') {
    return (
      <>
        <IconButton label={state === 'ready' ? label : said} size="small" onPress={copy} isDisabled={isDisabled}>
          <Icon aria-hidden className="size-3.5" />
        </IconButton>
        {announcement}
      </>
    );
  }
  return (
    <>
      <Button variant="outline" aria-label={label} onPress={copy} isDisabled={isDisabled} className="min-w-20">
        <Icon aria-hidden className="size-3.5" />
        {said}
        {keys && <Kbd keys={keys} />}
      </Button>
      {announcement}
    </>
  );
}
