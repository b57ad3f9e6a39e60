/**
 * A plan: the ordered actions that turn one image into another, each with its guards and the meaning of its failure.
 * Everything the panes show (request, expressions, capacity, failures, snippets, races) is read off it.
 */

import type { Key, Role } from '#core/image';
import type { AttributeValue, Item } from '#core/value';

/** A condition as data. `name` is the value's preferred placeholder without the colon: `email_before`. */
export type Condition =
  | { readonly is: 'exists'; readonly attribute: string }
  | { readonly is: 'absent'; readonly attribute: string }
  | {
      readonly is: 'compare';
      readonly attribute: string;
      readonly operator: '=' | '<>' | '<' | '<=' | '>' | '>=';
      readonly value: AttributeValue;
      readonly name: string;
    }
  | {
      readonly is: 'in';
      readonly attribute: string;
      readonly values: readonly AttributeValue[];
      readonly names: readonly string[];
    }
  | { readonly is: 'and'; readonly all: readonly Condition[] }
  | { readonly is: 'or'; readonly any: readonly Condition[] };

/**
 * Why a guard stands in the plan. The sentence on what goes wrong without it is chosen by this, in `i18n`.
 * - `free`            the record's key is not taken (create, move)
 * - `exists`          the record is still there
 * - `expected`        a guard the person stated in the scenario
 * - `unchanged`       a value the plan relies on is still the one read
 * - `version`         the optimistic version is still the one read
 * - `unclaimed`       no other record holds the unique value (`reclaim`: or its lock has expired)
 * - `owned`           the lock still belongs to this record (`ownedOrGone`: or TTL has removed it)
 * - `lockExists`      the lock is still there (locks without an owner)
 * - `referenced`      the item referred to exists
 */
export type GuardReason =
  | 'free'
  | 'exists'
  | 'expected'
  | 'unchanged'
  | 'version'
  | 'unclaimed'
  | 'reclaim'
  | 'owned'
  | 'ownedOrGone'
  | 'lockExists'
  | 'referenced';

export interface Guard {
  readonly condition: Condition;
  readonly reason: GuardReason;
  /** Entity attribute the guard is about, if one: what the form marks. */
  readonly attribute?: string;
  /** Whether the scenario gives that attribute another value itself; only of a guard on a value the plan relies on. */
  readonly isRewritten?: boolean;
  /** Constraints whose locks, index names whose keys, or references that rely on the guarded value. */
  readonly protects: readonly Protected[];
}

/** A derived thing whose correctness rests on a guarded value. */
export interface Protected {
  readonly kind: 'lock' | 'index' | 'reference' | 'record';
  readonly name: string;
  /**
   * Of a lock what the guarded attribute is to it: its value is shown in the key, it decides whether there is one, or
   * the lock carries it, so that TTL removes both. Absent where the lock itself is guarded.
   */
  readonly as?: 'part' | 'when' | 'expiry';
  /** With `expiry`: whether the record holds a lock of this constraint when the scenario is done. */
  readonly isHeld?: boolean;
}

/** One attribute's change inside an Update. */
export type Change =
  | {
      readonly kind: 'set';
      readonly attribute: string;
      readonly value: AttributeValue;
      readonly before?: AttributeValue;
    }
  | { readonly kind: 'remove'; readonly attribute: string; readonly before: AttributeValue };

/** What the action does to its item, in the words of the domain. */
export type Purpose = 'create' | 'change' | 'remove' | 'leave' | 'arrive' | 'claim' | 'keep' | 'release' | 'check';

interface ActionBase {
  readonly role: Exclude<Role, 'index'>;
  readonly purpose: Purpose;
  readonly table: string;
  readonly key: Key;
  /** Constraints this action serves (several when equal reference checks merged). */
  readonly constraints: readonly string[];
  readonly guards: readonly Guard[];
  readonly failures: readonly ActionFailure[];
}

export type Action =
  | (ActionBase & { readonly kind: 'Put'; readonly item: Item })
  | (ActionBase & {
      readonly kind: 'Update';
      readonly changes: readonly Change[];
      readonly before: Item;
      readonly item: Item;
    })
  | (ActionBase & { readonly kind: 'Delete'; readonly before: Item })
  | (ActionBase & { readonly kind: 'ConditionCheck' });

export type ActionKind = Action['kind'];

/**
 * One meaning of a failed condition (P7).
 * - `exists`      a record with this key is already there
 * - `gone`        the record no longer exists
 * - `stale`       a value read before, or the version, has changed since
 * - `unexpected`  a stated expectation does not hold
 * - `taken`       another record holds the unique value
 * - `lost`        the lock is another record's now (expired and taken over, or repaired by hand)
 * - `expired`     the lock is gone with its expiry, and its value is free
 * - `missing`     the item referred to does not exist
 */
export type FailureCause = 'exists' | 'gone' | 'stale' | 'unexpected' | 'taken' | 'lost' | 'expired' | 'missing';

export interface ActionFailure {
  readonly cause: FailureCause;
  readonly constraint?: string;
  /** Entity attributes to show the message at. */
  readonly fields: readonly string[];
  /** Whether trying again (after reading again) can succeed. */
  readonly retry: boolean;
}

/** Why a plan would not enforce what was stated. */
export type PlanProblem =
  /** A value the plan relies on shows in nothing that is stored, so no condition can be put on it (P3). */
  | { readonly code: 'unguardable'; readonly attribute: string; readonly protects: readonly Protected[] }
  /** A stated expectation is about an attribute that is not stored. */
  | { readonly code: 'expects-not-stored'; readonly attribute: string; readonly position: number }
  /** Claiming an expired value needs the scenario to say what time it is (L6). */
  | { readonly code: 'now-missing'; readonly constraint: string };

/** Takes problems as planning goes. */
export type Report = (problem: PlanProblem) => void;
