import { memo } from 'react';
import { classNames } from './class-names.ts';
import { type CodeLanguage, type TokenKind, tokenise } from './tokenise.ts';

const COLORS: Readonly<Record<TokenKind, string>> = {
  plain: '',
  key: 'text-ink',
  string: 'text-code-string',
  number: 'text-code-number',
  name: 'text-code-name',
  strong: 'font-semibold',
  punctuation: 'text-code-punctuation',
};

/** One line's coloured pieces. Memoised on the text: of a long request only the lines that changed are made again. */
export const CodeTokens = memo(function CodeTokens(props: { readonly text: string; readonly language: CodeLanguage }) {
  return tokenise(props.text, props.language).map((token, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line have no other identity
    <span key={at} className={COLORS[token.kind]}>
      {token.text}
    </span>
  ));
});

export interface CodeProps {
  readonly children: string;
  readonly language?: CodeLanguage;
  /** `wrap` breaks anywhere, `clip` keeps one line and cuts it. */
  readonly overflow?: 'wrap' | 'clip';
  readonly className?: string | undefined;
}

/** Code inside text: a key, an expression, a value. */
export function Code({ children, language = 'plain', overflow = 'wrap', className }: CodeProps) {
  return (
    <code
      className={classNames(overflow === 'wrap' ? 'break-words [overflow-wrap:anywhere]' : 'truncate', className)}
      {...(overflow === 'clip' ? { title: children } : {})}
    >
      <CodeTokens text={children} language={language} />
    </code>
  );
}

/** A key value or template; its placeholders stand out. The parts of a composite key are joined by a slash. */
export function KeyText(props: { readonly parts: readonly string[]; readonly className?: string | undefined }) {
  return (
    <code className={classNames('[overflow-wrap:anywhere]', props.className)}>
      {props.parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a key are told apart by their place
        <span key={at}>
          {at > 0 && <span className="px-1 text-faint">/</span>}
          <CodeTokens text={part} language="template" />
        </span>
      ))}
    </code>
  );
}
