import { Prose, Section } from '@/components/ui/section';
import { type Content, type Section as Part, pageWith } from '@/lib/content';
import { chatLink } from '@/lib/enquiry/words';
import { telephone } from '@/lib/format/contact';

interface Props {
  content: Content;
  title?: string;
  /** What the page says last: the ways stand under it. */
  section?: Part;
  /** Words on the button to the enquiry form. */
  action?: string;
  /** What this page asks for, where that is another thing than an enquiry: a solid button. */
  first?: React.ReactNode;
  /** Whether it leads to the addresses: not on the page that has them. */
  visit?: boolean;
}

/** The ways that take no visit, side by side: the form, a call to each branch that the footer names, the chat. */
export function Ways({
  content,
  action = 'Send an enquiry',
  first,
}: Pick<Props, 'content' | 'action' | 'first'>) {
  const { site } = content;
  return (
    <>
      {first}
      <a
        href={pageWith(content, 'enquiry').path}
        className={first ? 'button button-line' : 'button button-solid'}
      >
        {action}
      </a>
      {site.branches
        .filter((branch) => branch.inFooter)
        .map((branch) => (
          <a key={branch.id} href={telephone(branch.phone)} className="button button-line">
            Call {branch.short}
          </a>
        ))}
      <a href={chatLink(site.chat.number, site.greeting)} rel="noopener" className="button button-line">
        Chat
      </a>
    </>
  );
}

/** The end of a page: its last section, or a heading of its own, with every way to reach the institute. */
export function Reach({
  content,
  title = 'Enquire, call or visit',
  section,
  action,
  first,
  visit = true,
}: Props) {
  const { site } = content;
  return (
    <Section
      id={section?.id ?? 'reach'}
      title={section?.title ?? title}
      className={section ? 'leaf' : 'leaf no-print'}
    >
      {section && <Prose blocks={section.blocks} />}
      <div className="actions actions-row">
        <Ways content={content} first={first} {...(action ? { action } : {})} />
      </div>
      {visit && (
        <p className="no-print">
          <a href={pageWith(content, 'contact').path} className="inline-flex min-h-11 items-center">
            {site.branches.length === 1
              ? 'Address and map'
              : `Addresses and maps of all ${site.branches.length} branches`}
          </a>
        </p>
      )}
    </Section>
  );
}
