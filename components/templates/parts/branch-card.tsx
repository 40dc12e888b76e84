import { BUTTON } from '@/components/ui/button-classes';
import { PLUS } from '@/components/ui/disclosure';
import { Picture } from '@/components/ui/picture';
import { Prose } from '@/components/ui/section';
import { type Branch, branchId } from '@/lib/content';
import type { Markup } from '@/lib/content/text/html';
import { picture } from '@/lib/files/picture-manifest';
import { mailTo, telephone } from '@/lib/format/contact';
import { BranchAddress, MapLink } from './branch-address';

interface Props {
  branch: Branch;
  /** Number of the branch on the drawn maps. */
  number: number;
  audience?: Markup | undefined;
}

/** A branch: address, map, contacts, audience. Cards side by side share their rows by subgrid. */
export function BranchCard({ branch, number, audience }: Props) {
  return (
    <article
      id={branchId(branch)}
      className="grid scroll-mt-4 content-start gap-y-3 leading-snug mid:row-span-6 mid:grid-rows-subgrid"
    >
      <h2 className="flex items-start gap-2.5">
        {branch.locator && (
          <span aria-hidden="true" className="balloon mt-[.1em]">
            {number}
          </span>
        )}
        {branch.name}
      </h2>
      <BranchAddress branch={branch} />
      <BranchMap branch={branch} number={number} />
      <BranchContacts branch={branch} />
      <div className="grid content-start gap-y-3">
        {audience && <Prose blocks={audience} className="text-note" />}
        {branch.photo && (
          <Picture
            picture={picture(branch.photo.image)}
            alt={branch.photo.alt}
            sizes="(min-width: 64rem) 20rem, 92vw"
            className="h-auto w-full"
          />
        )}
      </div>
    </article>
  );
}

/**
 * The map of a branch. On a phone it is a disclosure, which spares data. A browser that cannot open that by style shows the
 * summary on a desktop too.
 */
function BranchMap({ branch, number }: Pick<Props, 'branch' | 'number'>) {
  return (
    <details className="max-mid:border-t max-mid:border-line mid:details-content:[content-visibility:visible]">
      <summary
        className={`flex min-h-11 items-center mid:supports-[selector(::details-content)]:hidden print:hidden ${PLUS}`}
      >
        <span className="flex-1">
          Show the map<span className="sr-only">: {branch.name}</span>
        </span>
      </summary>
      <div className="map grid h-52 overflow-hidden border border-line bg-leaf [&>*]:[grid-area:1/1]">
        <MapFallback branch={branch} number={number} />
        <iframe
          src={branch.map.embed}
          title={`Map: ${branch.name}`}
          loading="lazy"
          referrerPolicy="no-referrer"
          suppressHydrationWarning
          className="z-1 size-full scheme-light"
        />
      </div>
    </details>
  );
}

/** A call button, then map, e-mail and opening hours, row by row. */
function BranchContacts({ branch }: Pick<Props, 'branch'>) {
  return (
    <>
      <p>
        <a href={telephone(branch.phone)} className={`${BUTTON.line} tabular-nums lining-nums w-full`}>
          Call {branch.phone}
        </a>
      </p>
      <dl className="border-b border-line">
        <Row label="Map">
          <MapLink branch={branch} />
        </Row>
        <Row label="Email">
          <a href={mailTo(branch.email)} className="tap-target">
            {branch.email}
          </a>
        </Row>
        {branch.hours.length > 0 && (
          <Row label="Hours">
            {branch.hours.map(({ days, from, to }) => (
              <span key={days + from} className="tabular-nums lining-nums block py-1 text-note">
                {days}, {from}–{to}{' '}
              </span>
            ))}
          </Row>
        )}
      </dl>
    </>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="items-baseline border-t border-line roomy:grid roomy:grid-cols-[4rem_minmax(0,1fr)]">
      <dt className="label">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Part of the drawn map's width that a card shows around its branch, and the height of that part to its width. */
const DETAIL = 0.45;
const HEIGHT = 0.68;

/**
 * Shown below the web map until that loads, or where it cannot: the part of the drawn map around the branch. A branch that
 * is on no drawn map has its name.
 */
function MapFallback({ branch: { area, locator, map, name }, number }: Pick<Props, 'branch' | 'number'>) {
  if (!locator)
    return (
      <b className="mx-4 place-self-center text-center font-display text-h3 font-semibold text-faint">
        {new URL(map.open).searchParams.get('query') ?? name}
      </b>
    );
  const { src, width, height } = picture(locator.picture);
  const shown = width * DETAIL;
  const left = (width * locator.left) / 100 - shown / 2;
  const top = (height * locator.top) / 100 - (shown * HEIGHT) / 2;
  return (
    <>
      <svg
        role="img"
        aria-label={locator.alt}
        viewBox={[left, top, shown, shown * HEIGHT].map(Math.round).join(' ')}
        preserveAspectRatio="xMidYMid slice"
        className="size-full"
      >
        <image href={`${src}#mute`} width={width} height={height} />
      </svg>
      <b aria-hidden="true" className="balloon relative place-self-center bg-leaf">
        {number}
        <span className="absolute left-full ml-1.5 bg-leaf px-1 py-0.5 whitespace-nowrap">
          {area ?? name}
        </span>
      </b>
    </>
  );
}
