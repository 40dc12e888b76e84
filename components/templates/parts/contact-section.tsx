import { BUTTON } from '@/components/ui/button';
import { Contacts } from '@/components/ui/contacts';
import { Prose, Section } from '@/components/ui/section';
import { type Content, pageWith, relevantBranches, type TextSection } from '@/lib/content';
import { chatLink } from '@/lib/enquiry/chat';
import { telephone } from '@/lib/format/contact';

interface Props {
  content: Content;
  title?: string;
  /** What the page says last: the buttons stand under it. */
  section?: TextSection | undefined;
  /** Words on the button to the enquiry form. */
  action?: string | undefined;
  /** Ids of the branches that the page concerns, where it is not all. */
  branches?: readonly string[] | undefined;
  /** What this page asks for, where that is another thing than an enquiry: a solid button. */
  first?: React.ReactNode;
  /** Whether to show the link to the addresses (not on the contact page). */
  visit?: boolean;
  /** In the last columns: with a section of the page the numbers themselves, unless it is something else. */
  aside?: React.ReactNode;
}

/** Buttons to what takes no visit: the form, a call to each branch that the footer names and the page concerns, the chat. */
export function ContactActions({
  content,
  action = 'Send an enquiry',
  first,
  branches = [],
}: Pick<Props, 'content' | 'action' | 'first' | 'branches'>) {
  const { site } = content;
  const half = 'max-mid:flex-[1_1_40%]';
  return (
    <>
      {first}
      <a href={pageWith(content, 'enquiry').path} className={`${first ? BUTTON.line : BUTTON.solid} ${half}`}>
        {action}
      </a>
      {relevantBranches(site, branches).map((branch) => (
        <a key={branch.id} href={telephone(branch.phone)} className={`${BUTTON.line} ${half}`}>
          Call {branch.short}
        </a>
      ))}
      <a href={chatLink(site.chat.number, site.greeting)} rel="noopener" className={`${BUTTON.line} ${half}`}>
        Chat
      </a>
    </>
  );
}

/** Telephone, e-mail and chat in the last columns of a page's head; on a narrow screen the bar and the end of the page have them. */
export const HeadContacts = ({ content: { site }, branches = [] }: Pick<Props, 'content' | 'branches'>) => (
  <div className="no-print max-wide:hidden">
    <Contacts branches={relevantBranches(site, branches)} chat={chatLink(site.chat.number, site.greeting)} />
  </div>
);

/** The end of a page: its last section, or a heading of its own, with every way to reach the institute. */
export function ContactSection({
  content,
  title = 'Enquire, call or visit',
  section,
  action,
  first,
  branches = [],
  visit = true,
  aside = section && <HeadContacts content={content} branches={branches} />,
}: Props) {
  const { site } = content;
  return (
    <Section
      id={section?.id ?? 'reach'}
      title={section?.title ?? title}
      strong
      panel
      className={section ? '' : 'no-print'}
      aside={aside}
    >
      {section && <Prose blocks={section.blocks} className="mb-5" />}
      <div className="flex flex-wrap gap-3">
        <ContactActions content={content} first={first} branches={branches} action={action} />
      </div>
      {visit && (
        <p className="no-print mt-3">
          <a href={pageWith(content, 'contact').path} className="tap-target">
            {site.branches.length === 1
              ? 'Address and map'
              : `Addresses and maps of all ${site.branches.length} branches`}
          </a>
        </p>
      )}
    </Section>
  );
}
