import { BUTTON } from '@/components/ui/button-classes';
import { Picture } from '@/components/ui/picture';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import type { Blocks, HeadingId, SectionId, SiteData } from '@/lib/content';
import { encodedPicture } from '@/lib/pictures/manifest';

/** The founder's profile; if `site.md` has none, the text of that section and a link to the branches. */
export function Founder({
  id,
  title,
  founder,
  placeholder,
  contactPath,
}: {
  id: SectionId | HeadingId;
  title: string;
  founder: SiteData['founder'];
  placeholder: Blocks;
  contactPath: string;
}) {
  return (
    <Section id={id} title={title}>
      {founder ? (
        <FounderProfile founder={founder} />
      ) : (
        <>
          <Prose blocks={placeholder} />
          <p className="mt-5">
            <a href={contactPath} className={BUTTON.line}>
              Visit a branch
            </a>
          </p>
        </>
      )}
    </Section>
  );
}

function FounderProfile({
  founder: { name, text, since, portrait },
}: {
  founder: NonNullable<SiteData['founder']>;
}) {
  return (
    <>
      {portrait && (
        <Picture
          picture={encodedPicture(portrait.picture)}
          alt={portrait.alt}
          sizes="20rem"
          className="mb-4 h-auto w-full max-w-80"
        />
      )}
      <p className="font-display text-h3 font-semibold">{name}</p>
      {since && <p className="label">With the institute since {since}</p>}
      <p className="mt-2 max-w-measure">{text}</p>
    </>
  );
}
