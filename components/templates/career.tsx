import { BUTTON, ROW_ON_PHONE } from '@/components/ui/button-classes';
import { InlineScript } from '@/components/ui/inline-script';
import { Prose } from '@/components/ui/prose';
import { type PageOf, splitLastSection } from '@/lib/content';
import { CareerSection } from './parts/career/career-section';
import { ExampleBand } from './parts/career/example-band';
import { OPENS_VACANCIES, Vacancies, VacanciesDialog } from './parts/career/vacancies-dialog';
import { ClosingSection } from './parts/closing-section';
import { GeneralEnquiryLink } from './parts/general-enquiry-link';
import { LOWER_PART_CLASSES, textPicture } from './parts/page-head-picture';
import { TextPageHead } from './parts/text-page-head';
import type { TemplateProps } from './types';

/** Careers: the benefits, and the dialog that says which vacancies there are. */
export function CareerPage({ content, entry, body }: TemplateProps<PageOf<'career'>>) {
  const { action, noVacancies, vacancies } = entry.data;
  const { others, last } = splitLastSection(body.sections);
  const example = others.find(({ figure, list }) => figure && list?.ordered);
  const hasVacancies = vacancies.length > 0;
  // Without a vacancy the enquiry is the main action, here and at the end of the page.
  const enquiryButton = (
    <GeneralEnquiryLink
      content={content}
      className={`${hasVacancies ? BUTTON.line : BUTTON.solid} ${ROW_ON_PHONE}`}
    >
      {action}
    </GeneralEnquiryLink>
  );
  return (
    // ExampleBand needs the light `--leaf` of the page, which the dark `Band` redefines.
    <div className="page [--page-leaf:var(--leaf)]">
      <TextPageHead
        title={entry.data.title}
        lede={body.lede}
        intro={[]}
        facts={entry.data.facts}
        frame={textPicture(body, LOWER_PART_CLASSES)}
        buttonsSooner
      >
        {!hasVacancies && (
          <>
            <p className="basis-full noscript:hidden">No post is open just now; write all the same.</p>
            {enquiryButton}
          </>
        )}
        <button
          type="button"
          className={`${hasVacancies ? BUTTON.solid : BUTTON.line} ${ROW_ON_PHONE} noscript:hidden no-print`}
          {...OPENS_VACANCIES}
        >
          {/* The owner asks for these words, and for those of the dialog. */}
          See Current Opportunities
        </button>
        {hasVacancies && enquiryButton}
        {/* Below the buttons, so that these are near the top. */}
        <Prose blocks={body.introAfterFigure} className="basis-full" />
        <noscript>
          {hasVacancies ? (
            <Vacancies content={content} vacancies={vacancies} />
          ) : (
            <p className="max-w-measure">{noVacancies.text}</p>
          )}
        </noscript>
      </TextPageHead>
      {others.map((section) =>
        section === example ? (
          <ExampleBand key={section.id} section={section} />
        ) : (
          <CareerSection key={section.id} content={content} section={section} />
        ),
      )}
      <ClosingSection
        content={content}
        section={last}
        action={action}
        mainAction={
          hasVacancies && (
            <button type="button" className={`${BUTTON.solid} noscript:hidden`} {...OPENS_VACANCIES}>
              Check for vacancies
            </button>
          )
        }
      />
      <VacanciesDialog content={content} career={entry.data} />
      {hasVacancies && <InlineScript name="hide-expired" />}
    </div>
  );
}
