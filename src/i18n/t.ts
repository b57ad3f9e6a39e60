import { en, type Messages } from './en.ts';

/** The messages in use. Plain data, compiled with the code: a missing or misspelt key does not compile. */
export const t: Messages = en;
