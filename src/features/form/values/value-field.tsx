import { useId } from 'react';
import { classNames, FieldFindings, Hint, hintedBy } from '#ui';
import { usePlace } from '../parts/use-place.ts';
import { useValueControl } from './value-control.tsx';
import type { ValueControlProps } from './value-props.ts';

/** A typed value on its own, with what there is to say about it underneath. */
export function ValueField({ className, ...props }: ValueControlProps & { readonly className?: string }) {
  const { place, link, findings } = usePlace(props.path);
  const { problems, render } = useValueControl(props);
  const id = useId();
  const hintId = `${id}-hint`;
  const all = [...problems, ...findings];
  return (
    <div
      {...link}
      {...hintedBy(hintId, 'compact')}
      data-place={place}
      className={classNames('linkable min-w-0 rounded-base', className)}
    >
      {render({
        isInvalid: all.some((finding) => finding.severity === 'error'),
        describedBy: all.length > 0 ? `${hintId} ${id}` : hintId,
      })}
      <Hint id={hintId} as="compact">
        {props.hint}
      </Hint>
      <FieldFindings id={id} findings={all} />
    </div>
  );
}
