/** The parts of each action's request one by one, each to be copied alone. */
import type { Action, ActionExpressions } from '#core';
import { describeAction, t } from '#i18n';
import { useCompiled, useLink } from '#state';
import { Chip, CodeBlock, type CodeLanguage, CopyButton, formatJson, RoleMark } from '#ui';

export function ExpressionsPane() {
  const { plan, expressions } = useCompiled();
  if (plan.length === 0) return <p className="text-small text-mute">{t.panes.expressions.none}</p>;
  return (
    <div className="flex flex-col gap-4">
      {expressions.map((one) => {
        const action = plan[one.position];
        return action && <ActionParts key={one.position} action={action} expressions={one} />;
      })}
    </div>
  );
}

type PartName = keyof typeof t.panes.expressions.copyWhat;

interface Part {
  readonly name: PartName;
  readonly text: string;
  readonly language: CodeLanguage;
}

/** The column beside the labels is narrow: items and keys break early. */
const WIDTH = 52;

function partsOf(action: Action, one: ActionExpressions): readonly Part[] {
  const json = (name: PartName, value: object | undefined): readonly Part[] =>
    value ? [{ name, text: formatJson(value, WIDTH), language: 'json' }] : [];
  const expression = (name: PartName, text: string | undefined): readonly Part[] =>
    text === undefined ? [] : [{ name, text, language: 'expression' }];
  return [
    ...(action.kind === 'Put' ? json('item', action.item) : json('key', action.key)),
    ...expression('update', one.UpdateExpression),
    ...expression('condition', one.ConditionExpression),
    ...json('names', one.ExpressionAttributeNames),
    ...json('values', one.ExpressionAttributeValues),
  ];
}

function ActionParts(props: { readonly action: Action; readonly expressions: ActionExpressions }) {
  const { action, expressions } = props;
  const { position } = expressions;
  const link = useLink({ kind: 'action', position });
  return (
    <section {...link} data-role={action.role} className="linkable -mx-2 rounded-base px-2 pb-1">
      <h2 className="flex items-center gap-2 py-1 text-small font-semibold">
        <RoleMark of={action.role} />
        {position} · {describeAction(action)}
        <Chip mono>{action.kind}</Chip>
      </h2>
      {partsOf(action, expressions).map((part) => (
        <PartRow key={part.name} part={part} position={position} />
      ))}
    </section>
  );
}

function PartRow({ part, position }: { readonly part: Part; readonly position: number }) {
  const words = t.panes.expressions;
  const label = words.copy(words.copyWhat[part.name], position);
  return (
    <div className="flex items-start gap-3 border-t border-hair py-1">
      <span className="w-20 shrink-0 py-1 text-small text-mute">{words[part.name]}</span>
      <CodeBlock
        text={part.text}
        language={part.language}
        label={`${words[part.name]} ${position}`}
        isNumbered={false}
        padding={4}
        wraps
        className="min-w-0 flex-1"
      />
      <CopyButton label={label} text={part.text} variant="icon" />
    </div>
  );
}
