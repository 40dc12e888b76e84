import { Picture } from '@/components/ui/picture';
import { Prose } from '@/components/ui/section';
import { type Branch, branchId } from '@/lib/content';
import type { Markup } from '@/lib/content/html';
import { telephone } from '@/lib/format/contact';
import { picture } from '@/lib/media/picture';

/** A branch: its map, whom it suits, how to reach it. The drawn sheet names the place until the map comes, and where none does. */
export function BranchCard({ branch, suits }: { branch: Branch; suits?: Markup | undefined }) {
  // What the map is asked for, such as "Akurdi, Pune".
  const place = new URL(branch.map.open).searchParams.get('query') ?? branch.name;
  const way = 'inline-flex min-h-11 items-center';
  return (
    <article id={branchId(branch)} className="flex scroll-mt-4 flex-col gap-3 leading-snug">
      <div className="map order-first grid h-52 border border-line bg-leaf p-1.5 [&>*]:[grid-area:1/1]">
        <img
          src="/locators/sheet.svg"
          alt=""
          width="480"
          height="180"
          loading="lazy"
          decoding="async"
          className="size-full"
        />
        <b
          aria-hidden="true"
          className="mx-4 translate-y-10 place-self-center bg-leaf px-2 text-center font-display text-h3 font-semibold"
        >
          {place}
        </b>
        <iframe
          src={branch.map.embed}
          title={`Map: ${branch.name}`}
          loading="lazy"
          referrerPolicy="no-referrer"
          suppressHydrationWarning
          className="z-1 size-full p-px scheme-light"
        />
      </div>
      <h2>{branch.name}</h2>
      <address>
        {branch.address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <p className="grid">
        <a href={telephone(branch.phone)} className={`${way} font-display text-h3 font-semibold`}>
          {branch.phone}
        </a>
        <a href={`mailto:${branch.email}`} className={way}>
          {branch.email}
        </a>
      </p>
      {suits && <Prose blocks={suits} className="text-note" />}
      {branch.hours.length > 0 && (
        <ul className="figures text-note" aria-label={`Hours, ${branch.name}`}>
          {branch.hours.map(({ days, from, to }) => (
            <li key={days + from}>
              {days}, {from}–{to}
            </li>
          ))}
        </ul>
      )}
      {branch.photo && (
        <Picture
          picture={picture(branch.photo.image)}
          alt={branch.photo.alt}
          sizes="(min-width: 64rem) 20rem, 92vw"
          className="h-auto w-full"
        />
      )}
      <p className="mt-auto">
        <a href={branch.map.open} rel="noopener" className="button button-line">
          <span>
            Open <span className="sr-only">{branch.name} </span>in maps
          </span>
        </a>
      </p>
    </article>
  );
}
