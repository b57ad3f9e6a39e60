export {
  addressWith,
  changeOnLeaving,
  currentAddress,
  onHashChange,
  openedHash,
  reloadPage,
  replaceHash,
} from './address.ts';
export { copyText } from './clipboard.ts';
export { afterPaint, hasForcedColors, isApple, isTouch, shortcutText, whenIdle } from './device.ts';
export { fileNameOf, openTextFile, saveTextFile } from './files.ts';
export type { CodeViewerProps, LineMark, ViewerLanguage } from './monaco/code-viewer-props.ts';
export { loadCodeViewer } from './monaco/load-code-viewer.ts';
export { isReachable } from './network.ts';
export { newId } from './new-id.ts';
export { readPreference, writePreference } from './preferences.ts';
export { callback, callWorker, offer, type Running } from './remote.ts';
export { type PictureFile, savePng, saveSvg } from './save-picture.ts';
export { readHash, readRunPart, type SharedText, writeHash, writeRunPart } from './share-link.ts';
export { createStorage, type Storage } from './storage.ts';
export { applyTheme, isDark, isThemeName, onSystemTheme, type ThemeName } from './theme.ts';
export { readVisit, writeVisit } from './visit.ts';
