import { BUTTON } from '@/components/ui/button-classes';
import { DIALOG_TITLE, DialogHead, SHEET } from '@/components/ui/dialog';
import { InlineScript } from '@/components/ui/inline-script';
import { Picture } from '@/components/ui/picture';
import { branchOf, type Content, type PageOf, pageWith, type Vacancy } from '@/lib/content';
import { splitLastSection } from '@/lib/content/text/last-section';
import { picture } from '@/lib/files/picture-manifest';
import { longDate } from '@/lib/format/dates';
import { ContactSection } from './parts/contact-section';
import { TextPageHead } from './parts/text-page-head';
import { TextSections } from './parts/text-sections';
import type { TemplateProps } from './types';

/** Opens the dialog without script; lib/browser/boot/dialogs.ts does so in browsers without `command`. */
const OPENS_POSITIONS = { command: 'show-modal', commandfor: 'positions' };

/** Careers: the benefits, and the dialog that says which positions are open. */
export function CareerPage({ content, entry, body }: TemplateProps<PageOf<'career'>>) {
  const { noJobs, vacancies } = entry.data;
  const { others, last } = splitLastSection(body.sections);
  const isOpen = vacancies.length > 0;
  // Without a vacancy the way to introduce oneself is the button to press first.
  const introduce = last && (
    <a href={`#${last.id}`} className={isOpen ? BUTTON.line : BUTTON.solid}>
      {last.title}
    </a>
  );
  const contact = <a href={pageWith(content, 'contact').path}>Contact us</a>;
  return (
    <div className="page">
      <TextPageHead title={entry.data.title} body={body} facts={entry.data.facts}>
        {!isOpen && introduce}
        <button
          type="button"
          className={`${isOpen ? BUTTON.solid : BUTTON.line} noscript:hidden no-print`}
          {...OPENS_POSITIONS}
        >
          See Current Opportunities
        </button>
        {isOpen ? (
          introduce
        ) : (
          <small className="basis-24 text-label text-faint noscript:hidden">None is open just now</small>
        )}
        <noscript>
          {isOpen ? (
            <Vacancies content={content} vacancies={vacancies} />
          ) : (
            <p className="max-w-measure">{noJobs.text}</p>
          )}
        </noscript>
      </TextPageHead>
      <TextSections sections={others} />
      <ContactSection
        content={content}
        section={last}
        // Without a vacancy the enquiry is the button to press first.
        mainAction={
          vacancies.length > 0 && (
            <button type="button" className={`${BUTTON.solid} noscript:hidden`} {...OPENS_POSITIONS}>
              Check for vacancies
            </button>
          )
        }
      />
      <dialog
        id="positions"
        aria-labelledby="positions-title"
        className={`m-auto w-[min(36rem,calc(100vw-2rem))] backdrop:bg-(--shade) ${SHEET}`}
      >
        <DialogHead>
          <h2 id="positions-title" className={DIALOG_TITLE}>
            Open Position
          </h2>
        </DialogHead>
        {vacancies.length > 0 ? (
          <>
            <div className="p-5" data-upcoming="">
              <Vacancies content={content} vacancies={vacancies} />
              <p className="mt-4">{contact}</p>
            </div>
            <template>
              <p className="p-5">
                {noJobs.text} {contact}
              </p>
            </template>
          </>
        ) : (
          <>
            <Picture
              picture={picture(noJobs.image)}
              alt={noJobs.alt}
              sizes="(min-width: 38rem) 36rem, 100vw"
              night
              className="h-auto w-full"
            />
            <p className="p-5">
              {noJobs.text} {contact}
            </p>
          </>
        )}
      </dialog>
      {vacancies.length > 0 && <InlineScript name="expired" />}
    </div>
  );
}

/** Vacancies, each with its closing day and what to send. */
function Vacancies({ content, vacancies }: { content: Content; vacancies: readonly Vacancy[] }) {
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
