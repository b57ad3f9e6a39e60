/** The request under one placement, as it is sent. It follows the design, not the sliders. */
import { memo } from 'react';
import type { PlacementComparison, WriteRequest } from '#core';
import { compareWords } from '#i18n';
import { Chip, CodeBlock, CopyButton, formatJson } from '#ui';

const TALLEST = 168;

export function RequestFact({ placement: { kind, request } }: { readonly placement: PlacementComparison }) {
  const name = compareWords.short[kind];
  return (
    <div className="min-w-0">
      <h4 className="text-micro text-faint">{compareWords.facts.request}</h4>
      {request ? (
        <RequestText name={name} request={request} />
      ) : (
        <p className="text-small text-mute">{compareWords.facts.withheld}</p>
      )}
    </div>
  );
}

const RequestText = memo(function RequestText(props: { readonly name: string; readonly request: WriteRequest }) {
  const { name, request } = props;
  const words = compareWords.facts;
  const text = formatJson(request.input);
  return (
    <>
      <div className="flex items-center gap-1.5">
        <Chip mono>{request.operation}</Chip>
        {request.operation === 'TransactWriteItems' && (
          <span className="text-small text-mute">{words.actions(request.input.TransactItems.length)}</span>
        )}
        <span className="ml-auto">
          <CopyButton label={words.copyRequest(name)} text={text} variant="icon" />
        </span>
      </div>
      <CodeBlock
        text={text}
        language="json"
        label={words.requestOf(name)}
        isNumbered={false}
        padding={4}
        maxHeight={TALLEST}
        className="rounded-small bg-well px-2"
        wraps
      />
    </>
  );
});
