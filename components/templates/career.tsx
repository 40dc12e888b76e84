import { Picture } from '@/components/ui/picture';
import { pageWith } from '@/lib/content';
import { picture } from '@/lib/media/pictures';
import { TextPage } from './text';
import type { PageOf, TemplateProps } from './types';

/** Careers: the benefits, and the window that says which positions are open. */
export function CareerPage({ content, entry, body }: TemplateProps<PageOf<'career'>>) {
  const { noJobs } = entry.data;
  return (
    <TextPage content={content} entry={entry} body={body}>
      <div className="zone no-print">
        <div />
        <div>
          {/* `command` opens the dialog without script of ours; lib/client/boot.ts does so in browsers that lack it. */}
          <button type="button" className="button button-solid needs-script" {...{ command: 'show-modal', commandfor: 'positions' }}>
            See Current Opportunities
          </button>
          <noscript>
            <p className="max-w-measure">{noJobs.text}</p>
          </noscript>
        </div>
      </div>
      <dialog id="positions" aria-labelledby="positions-title" className="m-auto w-[min(36rem,calc(100vw-2rem))]">
        <div className="head">
          <h2 id="positions-title">Open Position</h2>
          <form method="dialog">
            <button type="submit" className="close">
              Close
            </button>
          </form>
        </div>
        <Picture picture={picture(noJobs.image)} alt={noJobs.alt} sizes="(min-width: 38rem) 36rem, 100vw" className="h-auto w-full" />
        <p className="p-5">
          {noJobs.text} <a href={pageWith(content, 'contact').path}>Contact us</a>
        </p>
      </dialog>
    </TextPage>
  );
}
