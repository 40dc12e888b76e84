import { Picture } from '@/components/ui/picture';
import { type Branch, branchId } from '@/lib/content';
import { picture } from '@/lib/files/picture-manifest';

/** The drawn maps, with a numbered link to the card of each branch. */
export function Locators({ branches }: { branches: readonly Branch[] }) {
  const maps = new Map<string, { branch: Branch; number: number; x: string; y: string }[]>();
  for (const [i, branch] of branches.entries()) {
    if (!branch.locator) continue;
    const { picture: file, left, top } = branch.locator;
    const place = { branch, number: i + 1, x: `${left}%`, y: `${top}%` };
    maps.set(file, [...(maps.get(file) ?? []), place]);
  }
  if (maps.size === 0) return null;
  return (
    <div className="grid items-start gap-x-gap gap-y-6 mid:grid-cols-2">
      {[...maps].map(([file, places]) => (
        <figure key={file} className="min-w-0">
          <div className="relative border-[1.5px] border-ink bg-leaf">
            <Picture
              picture={picture(file)}
              alt=""
              sizes="(min-width: 46rem) 46vw, 92vw"
              className="h-auto w-full"
            />
            {/* SVG takes percentages as attributes: the policy forbids `style` attributes. */}
            {places.map(({ branch, number, x, y }) => (
              <svg
                key={branch.id}
                className="pointer-events-none absolute inset-0 size-full overflow-visible"
              >
                <title>{branch.name}</title>
                <a
                  href={`#${branchId(branch)}`}
                  aria-label={`${number} ${branch.name}`}
                  className="group pointer-events-auto no-underline"
                >
                  <circle cx={x} cy={y} r="22" className="fill-transparent" />
                  <circle
                    cx={x}
                    cy={y}
                    r="15"
                    className="fill-signal stroke-leaf stroke-2 group-hover:fill-ink"
                  />
                  <text
                    x={x}
                    y={y}
                    textAnchor="middle"
                    dominantBaseline="central"
                    className="fill-on-signal font-display text-label font-semibold [font-variant-numeric:tabular-nums] group-hover:fill-paper"
                  >
                    {number}
                  </text>
                </a>
              </svg>
            ))}
          </div>
        </figure>
      ))}
    </div>
  );
}
