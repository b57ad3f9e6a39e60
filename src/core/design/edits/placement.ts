/**
 * Placements: where an access pattern's keys live. A placement may say as little as its kind; what it leaves out is
 * taken from where the list is now, or proposed.
 */
import type { AttributeType, KeyType } from '#core/value';
import type { Index, KeyAttribute, KeyTemplate, Predicate, Projection } from '../design.ts';

/** The four places, in the order the switch shows them. */
export const PLACEMENT_KINDS = ['table-key', 'index', 'sparse-index', 'multi-attribute-index'] as const;
export type PlacementKind = (typeof PLACEMENT_KINDS)[number];

/** A key attribute with the template it is rendered from. */
export interface KeyText {
  readonly name: string;
  readonly template: string;
}

export interface KeyTexts {
  readonly partition: KeyText;
  readonly sort: KeyText;
}

/** The attributes an index without templates is made of. */
export interface KeyNames {
  readonly partition: readonly string[];
  readonly sort: readonly string[];
}

/** A key attribute of the table; without a template it is an entity attribute itself. */
export interface TableKeyPart {
  readonly name: string;
  readonly type: KeyType;
  readonly template?: string;
}

/** The key the table has while the list is not on it. */
export interface TableKey {
  readonly partition: TableKeyPart;
  readonly sort?: TableKeyPart;
}

interface OnIndex {
  readonly index?: string;
  /** Place in the table's list of indexes. */
  readonly position?: number;
  readonly projection?: Projection;
  readonly throughput?: NonNullable<Index['throughput']>;
  readonly tableKey?: TableKey;
}

/** A list's home to the letter, for what no kind of placement can say: with it the list comes back from anywhere. */
export interface HomeRecord {
  readonly partitionKey: KeyAttribute;
  readonly sortKey?: KeyAttribute;
  /** The list's index; absent where it is on the table. */
  readonly index?: Index;
  /** Indexes that no list reads, each of which this one may take and leave in between. */
  readonly spare?: readonly Index[];
  /** The names of all indexes, in order; absent where the table has no list of them. */
  readonly indexes?: readonly string[];
  /** The templates of all keys, in order. */
  readonly keys: Readonly<Record<string, KeyTemplate>>;
  /** The attributes that live in key templates alone. */
  readonly keyOnly: readonly string[];
}

export type Placement =
  /** The table's own key: a change of a sort attribute moves the record, delete and put. */
  | { readonly kind: 'table-key'; readonly keys?: KeyTexts }
  /** An index whose keys are rendered from templates. */
  | (OnIndex & { readonly kind: 'index'; readonly keys?: KeyTexts })
  /** The same, holding only records that match `when`. */
  | (OnIndex & { readonly kind: 'sparse-index'; readonly keys?: KeyTexts; readonly when?: readonly Predicate[] })
  /** An index on the attributes themselves, without a template (T2). */
  | (OnIndex & { readonly kind: 'multi-attribute-index'; readonly attributes?: KeyNames })
  /** An index that is there already, or the table, as it is; `home` puts back what is there no longer. */
  | { readonly kind: 'existing'; readonly index?: string; readonly home?: HomeRecord };

/** Why a proposal is as it is, or cannot be made; the words live in `i18n`. */
export type PlacementReason =
  /** Digits are padded, so that "10" comes after "2". */
  | { readonly code: 'pad'; readonly params: { readonly attribute: string; readonly width: number } }
  /** The allowed values' own order is not alphabetical. */
  | { readonly code: 'rank'; readonly params: { readonly attribute: string; readonly values: readonly string[] } }
  /** Instants are brought to one form, so that their text is in order. */
  | { readonly code: 'iso'; readonly params: { readonly attribute: string; readonly precision: 's' | 'ms' } }
  /** Text is encoded, so that it cannot hold the delimiter after it. */
  | { readonly code: 'encode'; readonly params: { readonly attribute: string } }
  /** What tells records apart stands last, so that no two keys are equal. */
  | { readonly code: 'unique-tail'; readonly params: { readonly attributes: readonly string[] } }
  /** Some numbers are negative or have fractions: digits cannot be padded. */
  | { readonly code: 'number-unpadded'; readonly params: { readonly attribute: string } }
  /** No attribute of that name. */
  | { readonly code: 'unknown-attribute'; readonly params: { readonly attribute: string } }
  /** Its type, or its name, cannot stand in a key. */
  | { readonly code: 'not-keyable'; readonly params: { readonly attribute: string; readonly type: AttributeType } }
  /** Key attributes of one part of an index are at most four, and at least one. */
  | {
      readonly code: 'attribute-count';
      readonly params: { readonly part: 'partition' | 'sort'; readonly count: number };
    }
  /** DynamoDB takes key attributes with names of at most so many bytes. */
  | {
      readonly code: 'key-name-too-long';
      readonly params: { readonly attribute: string; readonly bytes: number; readonly most: number };
    }
  /** An index that is there already gives the list; `index` is absent for the table. */
  | { readonly code: 'existing'; readonly params: { readonly index?: string } }
  /** The first index name that is free. */
  | { readonly code: 'free-name'; readonly params: { readonly index: string } }
  /** Only the records asked for are in the index. */
  | { readonly code: 'sparse'; readonly params: { readonly attributes: readonly string[] } }
  /** The pattern holds nothing equal that records could be left out by. */
  | { readonly code: 'nothing-to-leave-out'; readonly params: Readonly<Record<string, never>> }
  /** Changing these attributes deletes the record and puts it again. */
  | { readonly code: 'moves-record'; readonly params: { readonly attributes: readonly string[] } }
  /** A write sets the attribute, and DynamoDB moves the entry by itself. */
  | { readonly code: 'set-only'; readonly params: Readonly<Record<string, never>> }
  /** The values' own order is lost: the attribute itself is sorted alphabetically. */
  | { readonly code: 'alphabetical'; readonly params: { readonly attribute: string } }
  /** A number written as it is: as text, "10" comes before "2". */
  | { readonly code: 'number-as-text'; readonly params: { readonly attribute: string } }
  /** The attribute lived in key templates alone; as a key it is stored. */
  | { readonly code: 'stored'; readonly params: { readonly attributes: readonly string[] } }
  /** What tells records apart in the table's key cannot be read off it, or cannot stand in a template. */
  | { readonly code: 'identity-unknown'; readonly params: { readonly keys: readonly string[] } }
  /** The table's new key is made of `attributes` alone; the old one told records apart by `over` too. */
  | {
      readonly code: 'assumed-unique';
      readonly params: { readonly attributes: readonly string[]; readonly over: readonly string[] };
    }
  /** The table keeps its key: only these attributes together tell records apart. */
  | { readonly code: 'table-key-kept'; readonly params: { readonly attributes: readonly string[] } }
  /** The table keeps its key: these lists are read by it. */
  | { readonly code: 'table-key-needed'; readonly params: { readonly lists: readonly string[] } }
  /** These lists are read by keys that the placement rewrites, and have no Query any more. */
  | { readonly code: 'loses-key'; readonly params: { readonly lists: readonly string[] } }
  /** With these keys no Query gives the list; `problem` is the code of what keeps it from one. */
  | { readonly code: 'no-query'; readonly params: { readonly problem: string } }
  /** A local index goes; a global one takes its place. */
  | { readonly code: 'local-goes'; readonly params: { readonly index: string } }
  /** More global indexes than a table has unless the quota is raised. */
  | { readonly code: 'many-indexes'; readonly params: { readonly count: number; readonly most: number } };

/** The reasons that make a placement impossible. */
export const IMPOSSIBLE: ReadonlySet<PlacementReason['code']> = new Set([
  'unknown-attribute',
  'not-keyable',
  'attribute-count',
  'key-name-too-long',
  'nothing-to-leave-out',
  'identity-unknown',
]);
