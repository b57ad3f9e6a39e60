/** The request's JSON: readable at once as plain text, then in the editor, same lines in the same places. */
import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '#i18n';
import {
  type CodeViewerProps,
  hasForcedColors,
  isDark,
  isTouch,
  loadCodeViewer,
  onSystemTheme,
  whenIdle,
} from '#platform';
import { linkId, useActions, useLatchkey, useLatchkeyStore, useShown } from '#state';
import { type BlockMark, CODE_LINE, CODE_PADDING, CodeBlock } from '#ui';
import type { RequestText } from './use-request-text.ts';

/** Requests of more lines than fit on a screen scroll in themselves, so that what stands below stays in reach. */
const LINES_SHOWN_WHOLE = 42;
const LINES_OF_LONGER = 30;

function heightOf(text: string): number {
  const lines = text.split('\n').length;
  return (lines <= LINES_SHOWN_WHOLE ? lines : LINES_OF_LONGER) * CODE_LINE + 2 * CODE_PADDING;
}

export function RequestCode({ request }: { readonly request: RequestText }) {
  const marks = useMarks(request);
  const { onPoint, onFocusLine } = useLineLinks(request);
  const Viewer = useViewer();
  const isDarkNow = useIsDark();
  const [isReady, setReady] = useState(false);
  const plain = useRef<HTMLDivElement>(null);
  const height = heightOf(request.text);
  return (
    <div className="relative" style={{ height }}>
      {!(Viewer && isReady) && (
        <CodeBlock
          text={request.text}
          language="json"
          label={t.panes.request.region}
          marks={marks}
          maxHeight={height}
          scrollRef={plain}
          onPoint={onPoint}
        />
      )}
      {Viewer && (
        <div className={isReady ? 'absolute inset-0' : 'invisible absolute inset-0'}>
          <Viewer
            text={request.text}
            language="json"
            label={t.panes.request.region}
            isDark={isDarkNow}
            height={height}
            marks={marks}
            scrollTop={plain.current?.scrollTop ?? 0}
            onPoint={onPoint}
            onFocusLine={onFocusLine}
            onReady={() => setReady(true)}
          />
        </div>
      )}
    </div>
  );
}

/** The editor, once it is here. Touch screens keep the plain text: it scrolls and selects better
 * there. So do forced colours, which the editor would not keep to. */
function useViewer(): ComponentType<CodeViewerProps> | null {
  const [viewer, setViewer] = useState<{ readonly Viewer: ComponentType<CodeViewerProps> } | null>(null);
  useEffect(() => {
    if (isTouch() || hasForcedColors()) return;
    let isGone = false;
    const cancel = whenIdle(() => {
      loadCodeViewer().then(
        (Viewer) => isGone || setViewer({ Viewer }),
        () => undefined,
      );
    });
    return () => {
      isGone = true;
      cancel();
    };
  }, []);
  return viewer?.Viewer ?? null;
}

function useIsDark(): boolean {
  const theme = useLatchkey((state) => state.theme);
  const [, setTurn] = useState(0);
  useEffect(() => onSystemTheme(() => setTurn((turn) => turn + 1)), []);
  return isDark(theme);
}

function useMarks(request: RequestText): readonly BlockMark[] {
  const linked = useShown((shown) => shown.linked);
  return useMemo(
    () =>
      request.actions.map(({ position, from, to, role }) => ({
        from,
        to,
        role,
        isLinked: linked.has(linkId({ kind: 'action', position })),
      })),
    [request, linked],
  );
}

/** Pointing at a line points at its action. Only a change of action reaches the store, not every move. */
function useLineLinks(request: RequestText) {
  const { setLink } = useActions();
  const store = useLatchkeyStore();
  const point = useCallback(
    (by: 'hovered' | 'focused', line: number | null) => {
      const action = request.actions.find(({ from, to }) => line !== null && from <= line && line <= to);
      const target = action ? ({ kind: 'action', position: action.position } as const) : null;
      const current = store.getState()[by];
      const isSame = current === target || (current && target && linkId(current) === linkId(target));
      if (!isSame) setLink(by, target);
    },
    [request, setLink, store],
  );
  return {
    onPoint: useCallback((line: number | null) => point('hovered', line), [point]),
    onFocusLine: useCallback((line: number | null) => point('focused', line), [point]),
  };
}
