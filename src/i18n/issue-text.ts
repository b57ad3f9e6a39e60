/** An issue of a document as one line: its place, then what is wrong there. */
import type { DesignIssue } from '#core';
import { pathText } from './path-text.ts';
import { t } from './t.ts';

export function issueText({ path, code, params }: DesignIssue): string {
  const place = path.length > 0 ? pathText(path) : t.shell.importing.top;
  return `${place} ${t.issues[code](params)}`;
}
