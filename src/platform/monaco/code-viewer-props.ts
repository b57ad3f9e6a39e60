/** What the editor shows. Lines are counted from 1. */
export interface LineMark {
  readonly from: number;
  readonly to: number;
  readonly role: 'record' | 'lock' | 'index' | 'reference';
  /** Lit up because its counterpart is pointed at. */
  readonly isLinked: boolean;
}

export type ViewerLanguage = 'json' | 'javascript' | 'typescript' | 'python' | 'go' | 'java' | 'shell' | 'plaintext';

export interface CodeViewerProps {
  readonly text: string;
  readonly language: ViewerLanguage;
  /** Its name for screen readers. */
  readonly label: string;
  readonly isDark: boolean;
  readonly height: number;
  readonly marks: readonly LineMark[];
  /** Where the plain text it replaces was scrolled to. */
  readonly scrollTop?: number;
  readonly onPoint?: (line: number | null) => void;
  readonly onFocusLine?: (line: number | null) => void;
  readonly onReady?: () => void;
}
