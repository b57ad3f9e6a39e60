import { Braces } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { type Attribute, FORMATS, type FormatName } from '#core';
import { t } from '#i18n';
import { classNames, Field, type FieldFinding, type HintLook, IconButton, Menu, type MenuGroup } from '#ui';
import { TextBox } from '../fields/text-box.tsx';
import { afterMenu } from '../parts/focus-place.ts';
import type { PlaceProps } from '../parts/use-place.ts';
import { addFormat, insertPlaceholder, type TextEdit } from './edit-template.ts';
import { tokeniseTemplate } from './tokenise-template.ts';

export interface TemplateFieldProps extends Pick<PlaceProps, 'place' | 'link'> {
  readonly label: string;
  readonly labelPosition?: 'above' | 'left' | 'hidden';
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** What `{…}` may show. */
  readonly attributes: readonly Pick<Attribute, 'name' | 'type'>[];
  /** Formats are for attributes; a lock's template has none. */
  readonly hasFormats?: boolean;
  readonly findings: readonly FieldFinding[];
  readonly placeholder?: string;
  readonly hint: string;
  readonly hintAs?: HintLook;
  readonly className?: string;
}

/** A key template: what stands for a value is set apart from what is written as it is, and a menu inserts both. */
export function TemplateField(props: TemplateFieldProps) {
  const { value, onChange, attributes, findings } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const known = new Set(attributes.map(({ name }) => name));
  const apply = (edit: TextEdit | null): void => {
    if (!edit) return;
    flushSync(() => onChange(edit.text));
    afterMenu(() => {
      area.current?.focus();
      area.current?.setSelectionRange(edit.from, edit.to);
    });
  };
  const selection = (): readonly [number, number] => [
    area.current?.selectionStart ?? value.length,
    area.current?.selectionEnd ?? value.length,
  ];
  const menuName = t.form.templates.insertInto(props.label);
  return (
    <Field
      label={props.label}
      labelPosition={props.labelPosition ?? 'left'}
      findings={findings}
      place={props.place}
      link={props.link}
      hint={props.hint}
      {...(props.hintAs ? { hintAs: props.hintAs } : {})}
      {...(props.className === undefined ? {} : { className: props.className })}
    >
      {(ids) => (
        <TextBox
          id={ids.control}
          textRef={area}
          value={value}
          onChange={onChange}
          drawn={<Drawn text={value} isKnown={(name) => known.has(name)} />}
          isInvalid={ids.isInvalid}
          describedBy={ids.describedBy}
          {...(props.placeholder === undefined ? {} : { placeholder: props.placeholder })}
          suffix={
            <Menu label={menuName} groups={menuGroups({ ...props, value }, selection, apply)}>
              <IconButton label={menuName} size="small" className="h-5! text-faint pointer-coarse:h-8!">
                <Braces aria-hidden className="size-3.5" />
              </IconButton>
            </Menu>
          }
        />
      )}
    </Field>
  );
}

const LOOK = {
  literal: '',
  brace: 'text-faint',
  attribute: 'text-code-name',
  unknown: 'text-error underline decoration-wavy underline-offset-2',
  format: 'text-code-number',
} as const;

function Drawn({ text, isKnown }: { readonly text: string; readonly isKnown: (name: string) => boolean }) {
  return tokeniseTemplate(text, isKnown).map((part) => (
    <span key={part.at} className={classNames(LOOK[part.kind])}>
      {part.text}
    </span>
  ));
}

const FORMAT_NAMES = [
  'pad',
  'desc',
  'rank',
  'iso:s',
  'iso:ms',
  'upper',
  'lower',
  'encode',
] as const satisfies readonly FormatName[];

function menuGroups(
  props: Pick<TemplateFieldProps, 'attributes' | 'hasFormats' | 'value'>,
  selection: () => readonly [number, number],
  apply: (edit: TextEdit | null) => void,
): readonly MenuGroup[] {
  const words = t.form.templates;
  const hasPlaceholder = /\{[^{}]+\}/.test(props.value);
  const attributes = props.attributes.map(({ name, type }) => ({
    id: `attribute:${name}`,
    label: `{${name}}`,
    ...(type === 'S' ? {} : { description: t.form.types[type] }),
    onAction: () => apply(insertPlaceholder(props.value, ...selection(), name)),
  }));
  const formats = FORMAT_NAMES.map((name) => {
    const hasWidth = FORMATS[name].argument === 'width';
    return {
      id: `format:${name}`,
      label: hasWidth ? `|${name}:n` : `|${name}`,
      description: words.formats[name],
      isDisabled: !hasPlaceholder,
      onAction: () => apply(addFormat(props.value, selection()[0], hasWidth ? `${name}:8` : name)),
    };
  });
  return [
    { title: words.attributes, entries: attributes },
    { title: words.formatsTitle, entries: props.hasFormats === false ? [] : formats },
  ];
}
