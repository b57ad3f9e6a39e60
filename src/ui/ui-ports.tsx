/** What the parts need from outside: a clipboard and a few words. The app provides both once, at the top. */
import { createContext, type ReactNode, use } from 'react';

export interface UiPorts {
  /** Puts text on the clipboard; false when the browser refuses. */
  readonly copyText: (text: string) => Promise<boolean>;
  readonly words: {
    readonly copy: string;
    readonly copied: string;
    readonly copyFailed: string;
    readonly close: string;
    readonly dismiss: string;
    readonly remove: (name: string) => string;
    readonly add: (name: string) => string;
    readonly resize: string;
  };
}

const UiPortsContext = createContext<UiPorts | null>(null);

export function UiPortsProvider({ ports, children }: { readonly ports: UiPorts; readonly children: ReactNode }) {
  return <UiPortsContext value={ports}>{children}</UiPortsContext>;
}

export function useUiPorts(): UiPorts {
  const ports = use(UiPortsContext);
  if (!ports) throw new Error('invariant: UiPortsProvider stands above every part');
  return ports;
}
