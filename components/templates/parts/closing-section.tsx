import { BUTTON } from '@/components/ui/button-classes';
import { Contacts } from '@/components/ui/contacts';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { branchId, type Content, pageWith, relevantBranches, type TextSection } from '@/lib/content';
import { chatLink } from '@/lib/enquiry/chat';
import { CallButtons, ChatButton } from './contact-buttons';
import { GeneralEnquiryLink } from './general-enquiry-link';

interface Props {
  content: Content;
  title?: string;
  /** Last section of the page; the buttons are below its text. */
  section?: TextSection | undefined;
  action?: string | undefined;
  branches?: readonly string[] | undefined;
  /** A solid button for the main action of the page, if that is not an enquiry. */
  mainAction?: React.ReactNode;
  /** Whether to show the link to the addresses (not on the contact page). */
  showsAddresses?: boolean;
  /** Content of the last columns. Default: the contacts beside a section, else the branches. */
  aside?: React.ReactNode;
}

function ContactActions({
  content,
  action,
  mainAction,
  branches = [],
}: Pick<Props, 'content' | 'action' | 'mainAction' | 'branches'>) {
  const HALF_ROW_CLASSES = '@max-md/page:flex-[1_1_40%]';
  return (
    <>
      {mainAction}
      <GeneralEnquiryLink
        content={content}
        className={`${mainAction ? BUTTON.line : BUTTON.solid} ${HALF_ROW_CLASSES}`}
      >
        {action}
      </GeneralEnquiryLink>
      <CallButtons content={content} branches={branches} className={HALF_ROW_CLASSES} />
      <ChatButton content={content} className={HALF_ROW_CLASSES} />
    </>
  );
}

/** Telephone, e-mail and chat beside the last section, on a wide screen; narrower screens have ContactBar. */
const ContactsAside = ({ content: { site }, branches = [] }: Pick<Props, 'content' | 'branches'>) => (
  <div className="no-print @max-lg/page:hidden">
    <Contacts
      branches={relevantBranches(site, branches)}
      chatHref={chatLink(site.chat.number, site.greeting)}
    />
  </div>
);

const BranchLinks = ({ content }: Pick<Props, 'content'>) => (
  <ul className="@max-lg/page:hidden">
    {content.site.branches.map((branch) => (
      <li key={branch.id} className="border-t border-line py-1.5">
        <a href={`${pageWith(content, 'contact').path}#${branchId(branch)}`} className="tap-target">
          {branch.name}
        </a>
      </li>
    ))}
  </ul>
);

/** The end of a page: its last section, or a default heading, with the buttons to enquire, call and chat. */
export function ClosingSection({
  content,
  title = 'Enquire, call or visit',
  section,
  action,
  mainAction,
  branches = [],
  showsAddresses = true,
  aside = section ? (
    <ContactsAside content={content} branches={branches} />
  ) : (
    <BranchLinks content={content} />
  ),
}: Props) {
  const { site } = content;
  return (
    <Section
      id={section?.id ?? 'reach'}
      title={section?.title ?? title}
      prominent
      lighter
      className={section ? '' : 'no-print'}
      aside={aside}
    >
      {section && <Prose blocks={section.blocks} className="mb-5" />}
      <div className="flex flex-wrap gap-3">
        <ContactActions content={content} mainAction={mainAction} branches={branches} action={action} />
      </div>
      {showsAddresses && (
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
