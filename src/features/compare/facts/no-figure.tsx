/** Why there is no figure: the errors that keep the change from being written. */
import type { PlacementComparison } from '#core';
import { compareWords, describeFinding } from '#i18n';

export function NoFigure({ placements }: { readonly placements: readonly PlacementComparison[] }) {
  const words = compareWords.facts;
  const errors = placements.flatMap(({ findings }) => findings.filter(({ severity }) => severity === 'error'));
  const titles = [...new Set(errors.map((finding) => describeFinding(finding).title))];
  return (
    <div className="max-w-prose text-small">
      <p className="text-warning">{words.noFigure}</p>
      <ul className="mt-1 list-disc pl-4 text-mute marker:text-faint">
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </div>
  );
}
