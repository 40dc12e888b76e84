import { Badge } from '@/components/ui/badge';
import { BUTTON } from '@/components/ui/button-classes';
import { OPEN_FROM_TABLET, PLUS, SUMMARY_ON_PHONE } from '@/components/ui/disclosure-classes';
import { Picture, pictureSizes } from '@/components/ui/picture';
import { Prose } from '@/components/ui/prose';
import { type Blocks, type Branch, branchId } from '@/lib/content';
import { mailtoHref, telHref } from '@/lib/format/contact';
import { encodedPicture } from '@/lib/pictures/manifest';
import { BranchAddress, MapLink } from '../branch-address';

interface Props {
  branch: Branch;
  /** Number of the branch on the drawn maps. */
  number: number;
  audience?: Blocks | undefined;
}

/** A branch: address, map, contacts, audience. Cards side by side share their rows by subgrid. */
export function BranchCard({ branch, number, audience }: Props) {
  return (
    <article
      id={branchId(branch)}
      className="grid scroll-mt-4 content-start gap-y-3 leading-snug @md/page:row-span-6 @md/page:grid-rows-subgrid"
    >
      <h2 className="flex items-start gap-2.5">
        {branch.locator && <Badge className="mt-[.1em]">{number}</Badge>}
        {branch.name}
      </h2>
      <BranchAddress branch={branch} />
      <BranchMap branch={branch} />
      <BranchContacts branch={branch} />
      <div className="grid content-start gap-y-3">
        {audience && <Prose blocks={audience} className="text-note" />}
        {branch.photo && (
          <Picture
            picture={encodedPicture(branch.photo.picture)}
            alt={branch.photo.alt}
            sizes={pictureSizes('20rem')}
            className="h-auto w-full"
          />
        )}
      </div>
    </article>
  );
}

/**
 * The web map of a branch, and a link to it. On a phone both are in a disclosure, which saves data. Browsers
 * that cannot open the disclosure by CSS show its summary on a desktop too.
 */
function BranchMap({ branch }: Pick<Props, 'branch'>) {
  return (
    <details className={`@max-md/page:border-t @max-md/page:border-line ${OPEN_FROM_TABLET}`}>
      <summary className={`flex min-h-11 items-center ${SUMMARY_ON_PHONE} ${PLUS}`}>
        <span className="flex-1">
          Show the map<span className="sr-only">: {branch.name}</span>
        </span>
      </summary>
      <div className="map grid h-52 overflow-hidden border border-line bg-leaf has-[iframe[hidden]]:h-auto has-[iframe[hidden]]:min-h-24 [&>*]:[grid-area:1/1]">
        <MapFallback branch={branch} />
        <iframe
          src={branch.map.embed}
          title={`Map: ${branch.name}`}
          loading="lazy"
          referrerPolicy="no-referrer"
          suppressHydrationWarning
          className="z-1 size-full scheme-light"
        />
      </div>
      <MapLink branch={branch} className="mt-1" />
    </details>
  );
}

function BranchContacts({ branch }: Pick<Props, 'branch'>) {
  return (
    <>
      <p>
        <a href={telHref(branch.phone)} className={`${BUTTON.line} tabular-nums w-full`}>
          Call {branch.phone}
        </a>
      </p>
      <dl className="border-b border-line">
        <Row label="Email">
          <a href={mailtoHref(branch.email)} className="tap-target">
            {branch.email}
          </a>
        </Row>
        {branch.hours.length > 0 && (
          <Row label="Hours">
            {branch.hours.map(({ days, from, to }) => (
              <span key={days + from} className="tabular-nums block py-1 text-note">
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
    <div className="items-baseline border-t border-line @xs/page:grid @xs/page:grid-cols-[4rem_minmax(0,1fr)]">
      <dt className="label">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/**
 * Location of a branch in words, shown until the web map loads. The drawn map above the cards shows it too.
 */
const MapFallback = ({ branch: { locator, map, name } }: Pick<Props, 'branch'>) => (
  <b className="mx-4 place-self-center py-3 text-center font-display font-medium text-balance text-faint">
    {locator?.alt ?? new URL(map.open).searchParams.get('query') ?? name}
  </b>
);
