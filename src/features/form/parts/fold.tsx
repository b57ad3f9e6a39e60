import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useActions, useLatchkey } from '#state';
import { Button, classNames } from '#ui';
import { useOpenedForGoal } from './use-opened-for-goal.ts';

export interface FoldProps {
  /** Name in the settings of this session. */
  readonly id: string;
  /** Places inside: when somebody wants to go there, the fold opens. */
  readonly places: readonly string[];
  readonly title: string;
  /** What is inside, in a few words, while it is closed. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** Fields that few designs need: one line until they are wanted. */
export function Fold({ id, places, title, summary, children }: FoldProps) {
  const { setClosed } = useActions();
  const isOpen = useLatchkey((state) => state.closed[id] === false);
  useOpenedForGoal(places, () => setClosed(id, false));
  return (
    <div>
      <div className="flex min-w-0 items-center gap-1">
        <Button size="small" className="-ml-1.5 gap-1!" aria-expanded={isOpen} onPress={() => setClosed(id, isOpen)}>
          <ChevronRight
            aria-hidden
            className={classNames('size-3 text-faint transition-transform', isOpen && 'rotate-90')}
          />
          {title}
        </Button>
        {!isOpen && (
          <span className="truncate text-small text-faint" {...(typeof summary === 'string' ? { title: summary } : {})}>
            {summary}
          </span>
        )}
      </div>
      {isOpen && <div className="mt-1">{children}</div>}
    </div>
  );
}
