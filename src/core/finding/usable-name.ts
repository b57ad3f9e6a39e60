/** Names that neither UTF-8 nor JSON, as JavaScript reads it, can carry. */
import { isWellFormed } from '#core/shared';

/** Whether a name can be stored at all: no half of a surrogate pair, and not the one name objects react to. */
export const isUsableName = (name: string): boolean => name !== '__proto__' && isWellFormed(name);
