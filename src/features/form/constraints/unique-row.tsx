import { useId } from 'react';
import { NORMALISERS, removeAt, setAt, type UniqueConstraint } from '#core';
import { t } from '#i18n';
import { useActions } from '#state';
import { FieldFindings } from '#ui';
import { AttributeTokens } from '../fields/attribute-tokens.tsx';
import { FlagAt } from '../fields/flag-at.tsx';
import { OrderedTokens } from '../fields/ordered-tokens.tsx';
import { type PlaceProps, usePlace } from '../parts/use-place.ts';
import { PredicateList } from '../predicates/predicate-list.tsx';
import { summarise } from '../predicates/summarise.ts';
import { useRow } from '../rows/row-context.ts';
import { useDetails } from '../rows/use-details.ts';
import { CONSTRAINT_ABOUT, ConstraintHead } from './constraint-head.tsx';
import { LockKeyLine } from './lock-key-line.tsx';

/** A value that one record alone may have: of which attributes, compared how, and the lock key that comes of it. */
export function UniqueRow({ constraint }: { readonly constraint: UniqueConstraint }) {
  const { path } = useRow();
  const { isOpen, toggle } = useDetails(['when', 'reclaimExpired']);
  const stepsId = useId();
  const steps = usePlace([...path, 'normalise']);
  const words = t.form.constraints;
  const notes = [
    constraint.when && `${words.when} ${summarise(constraint.when)}`,
    constraint.reclaimExpired && words.reclaimShort,
  ].filter((note) => typeof note === 'string');
  return (
    <>
      <ConstraintHead constraint={constraint} isOpen={isOpen} onToggle={toggle}>
        <AttributeTokens
          isInRow
          className={CONSTRAINT_ABOUT}
          path={[...path, 'attributes']}
          label={words.attributesOf(constraint.name)}
          hint={t.form.hints.constraints.attributes}
          hintAs="compact"
          labelPosition="hidden"
          placeholder={words.noAttributes}
          values={constraint.attributes}
        />
      </ConstraintHead>
      <div className="mt-1 grid grid-cols-[92px_minmax(0,1fr)_24px_24px] items-start gap-x-1.5 cramped:grid-cols-[80px_minmax(0,1fr)]">
        <span aria-hidden data-labels className="flex h-(--control) items-center text-small text-mute">
          {words.compareAs}
        </span>
        <Steps constraint={constraint} at={steps} findingsId={stepsId} />
      </div>
      <FieldFindings id={stepsId} findings={steps.findings} />
      <LockKeyLine constraint={constraint.name} />
      {isOpen ? (
        <div className="mt-1 flex flex-col gap-1 border-l border-line pl-3">
          <PredicateList
            path={[...path, 'when']}
            title={words.when}
            owner={constraint.name}
            hint={words.always}
            predicates={constraint.when}
          />
          <FlagAt
            path={[...path, 'reclaimExpired']}
            value={constraint.reclaimExpired}
            hint={t.form.hints.constraints.reclaim}
            hintAs="compact"
          >
            {words.reclaim}
          </FlagAt>
        </div>
      ) : (
        notes.length > 0 && <p className="text-small text-mute">{notes.join(' · ')}</p>
      )}
    </>
  );
}

function Steps(props: { readonly constraint: UniqueConstraint; readonly at: PlaceProps; readonly findingsId: string }) {
  const { constraint, at, findingsId } = props;
  const path = [...useRow().path, 'normalise'];
  const { edit } = useActions();
  const words = t.form.constraints;
  return (
    <OrderedTokens
      {...at}
      findingsShownAt={findingsId}
      label={words.normaliseOf(constraint.name)}
      hint={t.form.hints.constraints.normalise}
      hintAs="compact"
      labelPosition="hidden"
      joint="·"
      placeholder={words.asTyped}
      values={constraint.normalise ?? []}
      hasMore={NORMALISERS.some((value) => !constraint.normalise?.includes(value))}
      labelOf={labelOf}
      offer={() =>
        NORMALISERS.map((value) => ({
          value,
          label: words.normalisers[value],
          description: words.normaliserMeans[value],
        }))
      }
      onChange={(steps) =>
        edit(at.place, (design) => (steps.length === 0 ? removeAt(design, path) : setAt(design, path, steps)))
      }
    />
  );
}

function labelOf(step: string): string {
  const known = NORMALISERS.find((one) => one === step);
  return known ? t.form.constraints.normalisers[known] : step;
}
