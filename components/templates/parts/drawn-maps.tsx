import { Picture } from '@/components/ui/picture';
import { type Branch, branchId } from '@/lib/content';
import { encodedPicture } from '@/lib/pictures/manifest';

/** The drawn maps, with a numbered link to the card of each branch. */
export function DrawnMaps({ branches }: { branches: readonly Branch[] }) {
  const maps = mapsOf(branches);
  if (maps.size === 0) return null;
  return (
    <div className="grid items-start gap-x-gap gap-y-6 @md/page:grid-cols-2">
      {[...maps].map(([file, markers]) => (
        <figure key={file} className="min-w-0">
          <div className="relative border-[1.5px] border-ink bg-leaf">
            <Picture
              picture={encodedPicture(file)}
              alt=""
              sizes="(min-width: 46rem) 46vw, 92vw"
              className="h-auto w-full"
            />
            {markers.map((marker) => (
              <MarkerLink key={marker.branch.id} {...marker} />
            ))}
          </div>
        </figure>
      ))}
    </div>
  );
}

/** A branch on a map: its number, and its position in percent of the map's width and height. */
interface Marker {
  branch: Branch;
  number: number;
  x: string;
  y: string;
}

function mapsOf(branches: readonly Branch[]): Map<string, Marker[]> {
  const maps = new Map<string, Marker[]>();
  for (const [i, branch] of branches.entries()) {
    if (!branch.locator) continue;
    const { picture: file, left, top } = branch.locator;
    const marker = { branch, number: i + 1, x: `${left}%`, y: `${top}%` };
    maps.set(file, [...(maps.get(file) ?? []), marker]);
  }
  return maps;
}

/** A number on a map that links to a branch's card. SVG, since the policy forbids positions in `style`. */
const MarkerLink = ({ branch, number, x, y }: Marker) => (
  <svg className="pointer-events-none absolute inset-0 size-full overflow-visible">
    <title>{branch.name}</title>
    <a
      href={`#${branchId(branch)}`}
      aria-label={`${number} ${branch.name}`}
      className="group pointer-events-auto no-underline"
    >
      <circle cx={x} cy={y} r="22" className="fill-transparent" />
      <circle cx={x} cy={y} r="15" className="fill-signal stroke-leaf stroke-2 group-hover:fill-ink" />
      <text
        x={x}
        y={y}
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-on-signal font-display text-label font-semibold tabular-nums group-hover:fill-paper"
      >
        {number}
      </text>
    </a>
  </svg>
);
