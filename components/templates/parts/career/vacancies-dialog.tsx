import { Dialog } from '@/components/ui/dialog';
import { DIALOG } from '@/components/ui/dialog-classes';
import { Picture } from '@/components/ui/picture';
import { branchOf, type Content, type PageOf, pageWith, type Vacancy } from '@/lib/content';
import { longDate } from '@/lib/format/days';
import { encodedPicture } from '@/lib/pictures/manifest';

/** Opens the dialog without script; lib/browser/boot/dialogs.ts does so in browsers without `command`. */
export const OPENS_VACANCIES = { command: 'show-modal', commandfor: 'vacancies' };

interface Props {
  content: Content;
  career: PageOf<'career'>['data'];
}

/** The vacancies, or that there is none. Without script the page itself says so. */
export function VacanciesDialog({ content, career: { noVacancies, vacancies } }: Props) {
  const contact = <a href={pageWith(content, 'contact').path}>Contact us</a>;
  return (
    <Dialog
      id="vacancies"
      aria-labelledby="vacancies-title"
      className="m-auto w-[min(36rem,calc(100vw-2rem))] backdrop:bg-(--shade)"
      heading={
        <h2 id="vacancies-title" className={DIALOG.title}>
          Open Position
        </h2>
      }
    >
      {vacancies.length > 0 ? (
        <>
          <div className="p-5" data-upcoming="">
            <Vacancies content={content} vacancies={vacancies} />
            <p className="mt-4">{contact}</p>
          </div>
          <template>
            <p className="p-5">
              {noVacancies.text} {contact}
            </p>
          </template>
        </>
      ) : (
        <>
          <Picture
            picture={encodedPicture(noVacancies.picture)}
            alt={noVacancies.alt}
            sizes="(min-width: 38rem) 36rem, 100vw"
            blueInDark
            className="h-auto w-full"
          />
          <p className="p-5">
            {noVacancies.text} {contact}
          </p>
        </>
      )}
    </Dialog>
  );
}

/** The open vacancies; lib/browser/hide-expired.ts hides those that have closed since the build. */
export function Vacancies({ content, vacancies }: { content: Content; vacancies: readonly Vacancy[] }) {
  return (
    <ul className="border-t border-line">
      {vacancies.map(({ title, branch, type, closes, send }) => (
        <li key={`${title}${branch}`} data-expires={closes} className="not-last:border-b border-line py-3">
          <p className="font-display text-h3 font-semibold">{title}</p>
          <p className="label tabular-nums">
            {type}, {branchOf(content, branch)?.short}, open until{' '}
            <time dateTime={closes}>{longDate(closes)}</time>
          </p>
          <p>Send: {send}</p>
        </li>
      ))}
    </ul>
  );
}
