/** The request of the chosen scenario as text, with its actions' lines and roles. Null when there is no request. */
import { useMemo } from 'react';
import type { Compiled, Role } from '#core';
import { useCompiled } from '#state';
import { type ActionLines, formatRequest } from './format-request.ts';

export interface RequestText {
  readonly operation: string;
  readonly text: string;
  readonly actions: readonly (ActionLines & { readonly role: Role })[];
}

export function requestText({ request, plan }: Compiled): RequestText | null {
  if (!request) return null;
  const { text, actions } = formatRequest(request);
  return {
    operation: request.operation,
    text,
    actions: actions.map((lines) => ({ ...lines, role: plan[lines.position]?.role ?? 'record' })),
  };
}

export function useRequestText(): RequestText | null {
  const compiled = useCompiled();
  return useMemo(() => requestText(compiled), [compiled]);
}
