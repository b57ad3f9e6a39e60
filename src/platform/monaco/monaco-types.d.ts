/** @monaco-editor/react names a path that monaco-editor no longer exports; without this its types become `any`. */
declare module 'monaco-editor/esm/vs/editor/editor.api' {
  // biome-ignore lint/performance/noReExportAll: the point is that the two are the same
  export * from 'monaco-editor/editor';
}
