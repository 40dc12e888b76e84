import { Band } from '@/components/ui/band';
import { BUTTON } from '@/components/ui/button-classes';
import { DIALOG_TITLE, DialogHead, SHEET } from '@/components/ui/dialog';
import { CellDrawing } from '@/components/ui/drawing';
import { InlineScript } from '@/components/ui/inline-script';
import { Picture } from '@/components/ui/picture';
import { htmlProps, Prose, Section } from '@/components/ui/section';
import { branchOf, type Content, type PageOf, pageWith, type TextSection, type Vacancy } from '@/lib/content';
import { type Example, splitExample } from '@/lib/content/page-sections';
import { splitLastSection } from '@/lib/content/text/last-section';
import { picture } from '@/lib/files/picture-manifest';
import { longDate } from '@/lib/format/dates';
import { ContactSection } from './parts/contact-section';
import { drawnTerms } from './parts/drawing-at';
import { TextPageHead } from './parts/text-page-head';
import { TextSections } from './parts/text-sections';
import type { TemplateProps } from './types';

/** Opens the dialog without script; lib/browser/boot/dialogs.ts does so in browsers without `command`. */
const OPENS_POSITIONS = { command: 'show-modal', commandfor: 'positions' };

/** Careers: the benefits, and the dialog that says which positions are open. */
export function CareerPage({ content, entry, body }: TemplateProps<PageOf<'career'>>) {
  const { noJobs, vacancies } = entry.data;
  const { others, last } = splitLastSection(body.sections);
  const { before, example, after } = splitExample(others);
  const isOpen = vacancies.length > 0;
  const action = example ? 'Send your five lines' : 'Send an enquiry';
  // Without a vacancy writing to us is the button to press first.
  const write = (
    <a
      href={pageWith(content, 'enquiry').path}
      className={`${isOpen ? BUTTON.line : BUTTON.solid} max-mid:flex-[1_0_100%]`}
    >
      {action}
    </a>
  );
  const contact = <a href={pageWith(content, 'contact').path}>Contact us</a>;
  // The text after the first paragraph stands below the buttons, so that they come soon.
  const { figure } = body;
  const head = { ...body, intro: figure ? body.intro : [], figure: figure && { ...figure, rest: [] } };
  // What the work gives decides: it is as strong as how to apply.
  const gains = after.filter(({ layout }) => layout.shape === 'cells');
  return (
    <div className="page [--sheet:var(--leaf)] max-mid:[&>header]:[--text-lede:1.125rem]">
      <TextPageHead
        title={entry.data.title}
        body={head}
        facts={entry.data.facts}
        factsLastOnPhone
        lowFigureOnPhone
      >
        {!isOpen && write}
        <button
          type="button"
          className={`${isOpen ? BUTTON.solid : BUTTON.line} max-mid:flex-[1_0_100%] noscript:hidden no-print`}
          {...OPENS_POSITIONS}
        >
          See Current Opportunities
        </button>
        {isOpen ? (
          write
        ) : (
          <p className="label basis-full noscript:hidden">No post is open just now; write all the same.</p>
        )}
        <Prose blocks={figure?.rest ?? body.intro} className="basis-full" />
        <noscript>
          {isOpen ? (
            <Vacancies content={content} vacancies={vacancies} />
          ) : (
            <p className="max-w-measure">{noJobs.text}</p>
          )}
        </noscript>
      </TextPageHead>
      {before.map((section) => (
        <Tiles key={section.id} content={content} section={section} />
      ))}
      {example && <ExampleBand {...example} />}
      <TextSections sections={after} strong={gains} />
      <ContactSection
        content={content}
        section={last}
        action={action}
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

/** A section whose terms each link to something drawn: tiles with these drawings, which are no links as a whole. */
function Tiles({ content, section }: { content: Content; section: TextSection }) {
  const { list } = section.layout;
  const tiles = drawnTerms(content, section);
  if (!list || !tiles) return <TextSections sections={[section]} />;
  return (
    <Section id={section.id} title={section.title} span="wide">
      <Prose blocks={list.before} className="mb-5" />
      <ul className="grid gap-x-gap gap-y-6 mid:grid-cols-2 wide:grid-cols-4">
        {tiles.map(({ name, text, plain, drawing }) => (
          <li
            key={plain.name}
            className="border-t-[1.5px] border-ink pt-3 max-wide:grid max-wide:grid-cols-[minmax(0,7rem)_minmax(0,1fr)] max-wide:gap-x-4"
          >
            <CellDrawing src={drawing} className="wide:mb-3" />
            <div>
              <h3 {...htmlProps(name)} />
              <p className="mt-1 text-note first-letter:uppercase" {...htmlProps(text)} />
            </div>
          </li>
        ))}
      </ul>
      <Prose blocks={list.after} className="mt-5" />
    </Section>
  );
}

/** An example in the night band: its numbered lines in large type, beside its picture. */
function ExampleBand({ section: { id, title }, figure, before, list, after }: Example) {
  return (
    <Band
      id={id}
      title={title}
      beside
      foot={
        <div className="grid items-start gap-x-gap gap-y-8 wide:grid-cols-2">
          <div className="wide:pr-7">
            <Prose blocks={list} className="max-w-none text-lede text-pretty [&_ol]:gap-4" />
            <Prose blocks={after} className="mt-5" />
          </div>
          {/* A sheet of paper by day: a drawing follows the scheme of the window, not that of the band. */}
          <div className="bg-(--sheet) p-3 [color-scheme:light_dark] wide:p-5">
            <Picture
              picture={picture(figure.image)}
              alt={figure.alt}
              sizes="(min-width: 64rem) 38rem, 92vw"
              className="h-auto w-full"
            />
          </div>
        </div>
      }
      wideFoot
    >
      <Prose blocks={before} />
    </Band>
  );
}

/** Vacancies, each with its closing day and what to send. */
function Vacancies({ content, vacancies }: { content: Content; vacancies: readonly Vacancy[] }) {
  return (
    <ul className="border-t border-line">
      {vacancies.map(({ title, branch, type, closes, send }) => (
        <li key={`${title}${branch}`} data-expires={closes} className="not-last:border-b border-line py-3">
          <p className="font-display text-h3 font-semibold">{title}</p>
          <p className="label [font-variant-numeric:tabular-nums]">
            {type}, {branchOf(content, branch)?.short}, open until{' '}
            <time dateTime={closes}>{longDate(closes)}</time>
          </p>
          <p>Send: {send}</p>
        </li>
      ))}
    </ul>
  );
}
