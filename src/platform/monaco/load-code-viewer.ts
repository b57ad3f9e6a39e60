/** Fetches the editor once, when first asked. A failed download is forgotten, so that the next call tries again. */
import type { ComponentType } from 'react';
import type { CodeViewerProps } from './code-viewer-props.ts';

let loading: Promise<ComponentType<CodeViewerProps>> | null = null;

export function loadCodeViewer(): Promise<ComponentType<CodeViewerProps>> {
  loading ??= import('./code-viewer.lazy.tsx').then(
    (module) => module.CodeViewer,
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}
