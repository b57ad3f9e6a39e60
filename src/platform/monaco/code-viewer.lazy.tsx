/** The read-only editor: the same text as the plain one it replaces, with find, folding and marked lines. */
import { Editor } from '@monaco-editor/react';
import type { editor as Monaco } from 'monaco-editor/editor';
import { useEffect, useRef, useState } from 'react';
import type { CodeViewerProps, LineMark } from './code-viewer-props.ts';
import { defineTheme } from './define-themes.lazy.ts';

export function CodeViewer(props: CodeViewerProps) {
  const [editor, setEditor] = useState<Monaco.IStandaloneCodeEditor | null>(null);
  const [theme] = useTheme(props.isDark);
  useMarks(editor, props.marks, props.text);
  usePointing(editor, props);
  return (
    <Editor
      value={props.text}
      language={props.language}
      theme={theme}
      height={props.height}
      loading={null}
      options={optionsFor(props.label)}
      onMount={(mounted) => {
        mounted.setScrollTop(props.scrollTop ?? 0);
        setEditor(mounted);
        whenColoured(mounted, () => props.onReady?.());
      }}
    />
  );
}

const LONGEST_WAIT_MS = 600;

/** Calls back when the text has its colours, so that what it replaces does not lose them for a blink. */
function whenColoured(editor: Monaco.IStandaloneCodeEditor, then: () => void): void {
  const began = performance.now();
  const look = (): void => {
    const isColoured = editor.getDomNode()?.querySelector('.view-line [class^="mtk"]:not(.mtk1)');
    if (isColoured || performance.now() - began > LONGEST_WAIT_MS) then();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Defines the theme before the editor asks for it by name, and again when light and dark change places. */
function useTheme(isDark: boolean): readonly [string] {
  const defined = useRef<{ isDark: boolean; name: string } | null>(null);
  if (defined.current?.isDark !== isDark) defined.current = { isDark, name: defineTheme(isDark) };
  return [defined.current.name];
}

function useMarks(editor: Monaco.IStandaloneCodeEditor | null, marks: readonly LineMark[], text: string): void {
  const collection = useRef<Monaco.IEditorDecorationsCollection | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text drops the decorations, so they are set again
  useEffect(() => {
    if (!editor) return;
    collection.current ??= editor.createDecorationsCollection();
    collection.current.set(
      marks.flatMap((mark) => [
        decorate(mark.from, mark.to, {
          className: mark.isLinked ? `code-linked code-role-${mark.role}` : null,
          linesDecorationsClassName: `code-bar code-role-${mark.role}`,
        }),
        decorate(mark.from, mark.from, { linesDecorationsClassName: 'code-bar-start' }),
      ]),
    );
  }, [editor, marks, text]);
}

function decorate(from: number, to: number, options: Monaco.IModelDecorationOptions): Monaco.IModelDeltaDecoration {
  return {
    range: { startLineNumber: from, startColumn: 1, endLineNumber: to, endColumn: 1 },
    options: { isWholeLine: true, ...options },
  };
}

function usePointing(editor: Monaco.IStandaloneCodeEditor | null, props: CodeViewerProps): void {
  const { onPoint, onFocusLine } = props;
  useEffect(() => {
    if (!editor) return;
    const listeners = [
      editor.onMouseMove((event) => onPoint?.(event.target.position?.lineNumber ?? null)),
      editor.onMouseLeave(() => onPoint?.(null)),
      editor.onDidChangeCursorPosition((event) => editor.hasTextFocus() && onFocusLine?.(event.position.lineNumber)),
      editor.onDidFocusEditorText(() => onFocusLine?.(editor.getPosition()?.lineNumber ?? null)),
      editor.onDidBlurEditorText(() => onFocusLine?.(null)),
    ];
    return () => {
      for (const listener of listeners) listener.dispose();
    };
  }, [editor, onPoint, onFocusLine]);
}

function optionsFor(label: string): Monaco.IStandaloneEditorConstructionOptions {
  return {
    ariaLabel: label,
    readOnly: true,
    domReadOnly: true,
    tabFocusMode: true,
    automaticLayout: true,
    minimap: { enabled: false },
    overviewRulerLanes: 0,
    overviewRulerBorder: false,
    hideCursorInOverviewRuler: true,
    renderLineHighlight: 'none',
    scrollBeyondLastLine: false,
    stickyScroll: { enabled: false },
    guides: { indentation: false },
    matchBrackets: 'near',
    bracketPairColorization: { enabled: false },
    occurrencesHighlight: 'singleFile',
    selectionHighlight: true,
    links: false,
    contextmenu: true,
    folding: true,
    showFoldingControls: 'mouseover',
    glyphMargin: false,
    lineNumbersMinChars: 4,
    lineDecorationsWidth: 6,
    fontFamily: "'JetBrains Mono Variable', ui-monospace, Menlo, Consolas, monospace",
    fontSize: 12,
    lineHeight: 20,
    fontLigatures: false,
    padding: { top: 8, bottom: 8 },
    unicodeHighlight: { ambiguousCharacters: false },
    scrollbar: {
      alwaysConsumeMouseWheel: false,
      verticalScrollbarSize: 8,
      horizontalScrollbarSize: 8,
      useShadows: false,
    },
  };
}
