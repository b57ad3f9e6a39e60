import { memo, type Ref, useMemo } from 'react';
import { classNames } from './class-names.ts';
import { CodeTokens } from './code.tsx';
import type { RoleName } from './role-mark.tsx';
import { ScrollBox } from './scroll-box.tsx';
import type { CodeLanguage } from './tokenise.ts';

/** Height of a line and of the space above and below the text: the editor that may replace it uses the same. */
export const CODE_LINE = 20;
export const CODE_PADDING = 8;

export interface BlockMark {
  readonly from: number;
  readonly to: number;
  readonly role: RoleName;
  readonly isLinked: boolean;
}

export interface CodeBlockProps {
  readonly text: string;
  readonly language: CodeLanguage;
  /** Its name for screen readers: a block that scrolls is a place one can go to. */
  readonly label: string;
  readonly marks?: readonly BlockMark[];
  readonly isNumbered?: boolean;
  readonly maxHeight?: number;
  /** Space above and below the text. */
  readonly padding?: number;
  /** Breaks long lines instead of scrolling sideways. */
  readonly wraps?: boolean;
  readonly onPoint?: (line: number | null) => void;
  readonly scrollRef?: Ref<HTMLDivElement>;
  readonly className?: string;
}

/** Lines of code with their numbers, and bars in the gutter for the lines that belong to something. */
export function CodeBlock(props: CodeBlockProps) {
  const { text, language, marks = [], isNumbered = true, onPoint } = props;
  const lines = useMemo(() => text.split('\n'), [text]);
  return (
    <ScrollBox
      label={props.label}
      maxHeight={props.maxHeight}
      scrollRef={props.scrollRef}
      className={props.className}
      onPointerLeave={() => onPoint?.(null)}
    >
      <pre
        className={classNames('leading-5', props.wraps ? 'whitespace-pre-wrap [overflow-wrap:anywhere]' : 'min-w-fit')}
        style={{ paddingBlock: props.padding ?? CODE_PADDING }}
        onPointerMove={(event) => onPoint?.(lineAt(event.target))}
      >
        {lines.map((line, at) => {
          const mark = marks.find((candidate) => candidate.from <= at + 1 && at + 1 <= candidate.to);
          return (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the text
              key={at}
              number={at + 1}
              text={line}
              language={language}
              role={mark?.role}
              isStart={mark?.from === at + 1}
              isLinked={mark?.isLinked ?? false}
              isNumbered={isNumbered}
              hangs={props.wraps === true && !isNumbered}
            />
          );
        })}
      </pre>
    </ScrollBox>
  );
}

function lineAt(target: EventTarget): number | null {
  const line = target instanceof Element ? target.closest<HTMLElement>('[data-line]')?.dataset.line : undefined;
  return line === undefined ? null : Number(line);
}

interface LineProps {
  readonly number: number;
  readonly text: string;
  readonly language: CodeLanguage;
  readonly role: RoleName | undefined;
  /** The first line of its block: the bar leaves a gap to the block above. */
  readonly isStart: boolean;
  readonly isLinked: boolean;
  readonly isNumbered: boolean;
  /** What does not fit goes on further in than the line began. */
  readonly hangs: boolean;
}

const Line = memo(function Line({ number, text, language, role, isStart, isLinked, isNumbered, hangs }: LineProps) {
  return (
    <div
      data-line={number}
      style={hangs ? hangingIndent(text) : undefined}
      className={classNames('relative', isNumbered && 'pr-4', isLinked && 'bg-(--role-wash)')}
      {...(role ? { 'data-role': role } : {})}
    >
      {role && (
        <span
          aria-hidden
          className={classNames('absolute bottom-0 left-0 w-[3px] bg-(--role)', isStart ? 'top-0.5' : 'top-0')}
        />
      )}
      {isNumbered && (
        <span aria-hidden className="inline-block w-[51px] pr-[19px] text-right text-faint select-none">
          {number}
        </span>
      )}
      <CodeTokens text={text} language={language} />
      {'\n'}
    </div>
  );
});

function hangingIndent(line: string): { readonly paddingLeft: string; readonly textIndent: string } {
  const width = `${line.length - line.trimStart().length + 4}ch`;
  return { paddingLeft: width, textIndent: `-${width}` };
}
