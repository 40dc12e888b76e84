import { Island } from '@/components/islands/runtime/island';
import { BUTTON } from '@/components/ui/button-classes';
import { type Content, contactsOf, headerFooterLinks, mainBranch, menusOf, pageWith } from '@/lib/content';
import { chatLink } from '@/lib/enquiry/chat';
import { telHref } from '@/lib/format/contact';
import { ContactBar } from './contact-bar';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface Props {
  content: Content;
  /** Path of the page, to mark it in the menus. */
  current: string;
  /** Whether the page has the enquiry popup; pages with an enquiry form have none. */
  hasPopup: boolean;
  children: React.ReactNode;
}

/** Header, footer, chat and popup around the content of every page. */
export function Shell({ content, current, hasPopup, children }: Props) {
  const { site } = content;
  const links = headerFooterLinks(content);
  const privacyPath = pageWith(content, 'privacy').path;
  const chatHref = chatLink(site.chat.number, site.greeting);
  const main = mainBranch(site);
  const call = {
    name: main?.short ?? 'us',
    href: telHref(main?.phone ?? site.chat.number),
  };
  return (
    <>
      <a href="#content" className={`${BUTTON.solid} absolute -top-40 left-4 z-60 focus:top-2`}>
        Skip to content
      </a>
      <SiteHeader
        name={site.name}
        menus={menusOf(content)}
        links={links}
        call={call}
        chatHref={chatHref}
        current={current}
      />
      <main id="content" tabIndex={-1} className="@container/page outline-none">
        {children}
      </main>
      <SiteFooter site={site} links={links} />
      {/* The enquiry pages have no Enquire button. */}
      <ContactBar chatHref={chatHref} call={call} enquiryPath={hasPopup ? links.enquiry : undefined} />
      {hasPopup && (
        <Island
          name="enquiry-popup"
          props={{
            host: site.enquiryHost,
            chatNumber: site.chat.number,
            privacyPath,
            branches: contactsOf(site),
          }}
        />
      )}
    </>
  );
}
