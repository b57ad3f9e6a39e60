/** A value while it is being put together. */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] };
