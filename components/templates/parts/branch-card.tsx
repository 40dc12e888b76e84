import { Picture } from '@/components/ui/picture';
import { Prose } from '@/components/ui/section';
import { type Branch, branchId } from '@/lib/content';
import type { Markup } from '@/lib/content/html';
import { telephone } from '@/lib/format/contact';
import { picture } from '@/lib/media/picture';

/** A branch: whom it suits, how to reach it, and its map on a drawn sheet, which names the place until the map comes, and where none does. */
export function BranchCard({ branch, suits }: { branch: Branch; suits?: Markup | undefined }) {
  // What the map is asked for, such as "Akurdi, Pune".
  const place = new URL(branch.map.open).searchParams.get('query') ?? branch.name;
  return (
    <article id={branchId(branch)}>
      <h2>{branch.name}</h2>
      <address>
        {branch.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {suits && <Prose blocks={suits} />}
      {branch.hours.length > 0 && (
        <ul className="figures" aria-label={`Hours, ${branch.name}`}>
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
        />
      )}
      <p className="ways">
        <a href={telephone(branch.phone)}>{branch.phone}</a>
        <a href={branch.map.open} rel="noopener">
          Open <span className="sr-only">{branch.name} </span>in maps
        </a>
        <a href={`mailto:${branch.email}`}>{branch.email}</a>
      </p>
      <div className="map">
        <img src="/locators/sheet.svg" alt="" width="480" height="180" loading="lazy" decoding="async" />
        <b aria-hidden="true">{place}</b>
        <iframe
          src={branch.map.embed}
          title={`Map: ${branch.name}`}
          loading="lazy"
          referrerPolicy="no-referrer"
          suppressHydrationWarning
        />
      </div>
    </article>
  );
}
