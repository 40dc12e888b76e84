import { Band } from '@/components/ui/band';
import { Picture, pictureSizes } from '@/components/ui/picture';
import { Prose } from '@/components/ui/prose';
import type { TextSection } from '@/lib/content';
import { encodedPicture } from '@/lib/pictures/manifest';

/** An example in a `Band`: numbered lines in large type, beside the picture with which the section begins. */
export function ExampleBand({ section: { id, title, blocks, figure, list } }: { section: TextSection }) {
  if (!figure || !list) return null;
  return (
    <Band
      id={id}
      title={title}
      layout="textAtRight"
      foot={
        <div className="grid items-start gap-x-gap gap-y-8 @lg/page:grid-cols-2">
          <div className="@lg/page:pr-7">
            <Prose
              blocks={blocks.slice(list.before.length).slice(0, 1)}
              className="max-w-none text-lede text-pretty [&_ol]:gap-4"
            />
            <Prose blocks={list.after} className="mt-5" />
          </div>
          {/* White in light mode: the drawing follows the colours of the window, not those of `Band`. */}
          <div className="bg-(--page-leaf) p-3 [color-scheme:light_dark] @lg/page:p-5">
            <Picture
              picture={encodedPicture(figure.picture)}
              alt={figure.alt}
              sizes={pictureSizes('38rem')}
              className="h-auto w-full"
            />
          </div>
        </div>
      }
    >
      <Prose blocks={list.before.slice(1)} />
    </Band>
  );
}
