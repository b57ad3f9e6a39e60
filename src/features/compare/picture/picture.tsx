/** A picture with its title, its text for those who do not see it, its files, and its numbers as a table beneath. */
import { type ReactNode, useId, useRef } from 'react';
import { compareWords } from '#i18n';
import { fileNameOf, savePng, saveSvg, saveTextFile } from '#platform';
import { useActions, useLatchkeyStore } from '#state';
import { Button, Section } from '#ui';
import { csvOf, type Sheet } from './sheet.ts';
import { SheetTable } from './sheet-table.tsx';
import { useDrawnWidth } from './use-drawn-width.ts';

export interface PictureProps {
  readonly title: string;
  /** What it shows, in a sentence or two. */
  readonly description: string;
  readonly height: (width: number) => number;
  readonly draw: (width: number) => ReactNode;
  readonly sheet: Sheet;
  /** What the CSV holds where that is more than the table shows. */
  readonly fullSheet?: () => Sheet;
  readonly children?: ReactNode;
}

export function Picture({ title, description, height, draw, sheet, fullSheet, children }: PictureProps) {
  const [width, attach] = useDrawnWidth();
  const svg = useRef<SVGSVGElement>(null);
  const id = useId();
  const csv = () => csvOf(fullSheet?.() ?? sheet);
  return (
    <Section title={title} actions={<SaveButtons title={title} svg={svg} csv={csv} />}>
      <div ref={attach}>
        {width > 0 && (
          <svg
            ref={svg}
            role="img"
            aria-labelledby={`${id}-title`}
            aria-describedby={`${id}-text`}
            width={width}
            height={height(width)}
            className="block overflow-visible text-ink [font-variant-numeric:tabular-nums]"
          >
            <title id={`${id}-title`}>{title}</title>
            <desc id={`${id}-text`}>{description}</desc>
            {draw(width)}
          </svg>
        )}
      </div>
      <div className="mt-2">
        <SheetTable label={compareWords.tableOf(title)} sheet={sheet} />
      </div>
      {children}
    </Section>
  );
}

function SaveButtons(props: {
  readonly title: string;
  readonly svg: { readonly current: SVGSVGElement | null };
  readonly csv: () => string;
}) {
  const { title } = props;
  const store = useLatchkeyStore();
  const { notify } = useActions();
  const words = compareWords.save;
  const named = () => ({ name: fileNameOf(`${store.getState().design.name} ${title}`, 'latchkey'), title });
  const savers = {
    svg: async () => {
      if (props.svg.current) await saveSvg(props.svg.current, named());
    },
    png: async () => {
      const isSaved = props.svg.current !== null && (await savePng(props.svg.current, named()));
      if (!isSaved) notify({ tone: 'problem', text: words.failed });
    },
    csv: () => saveTextFile(`${named().name}.csv`, props.csv(), 'text/csv'),
  };
  return Object.entries(savers).map(([kind, save]) => (
    <Button key={kind} size="small" aria-label={words.as(kind.toUpperCase(), title)} onPress={save}>
      {kind.toUpperCase()}
    </Button>
  ));
}
