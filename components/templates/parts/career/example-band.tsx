import { Band } from '@/components/ui/band';
import { Picture } from '@/components/ui/picture';
import { Prose } from '@/components/ui/prose';
import type { Example } from '@/lib/content';
import { encodedPicture } from '@/lib/pictures/manifest';

/** An example in a `Band`: numbered lines in large type, beside the picture. */
export function ExampleBand({ section: { id, title }, figure, before, list, after }: Example) {
  return (
    <Band
      id={id}
      title={title}
      layout="textAtRight"
      foot={
        <div className="grid items-start gap-x-gap gap-y-8 wide:grid-cols-2">
          <div className="wide:pr-7">
            <Prose blocks={list} className="max-w-none text-lede text-pretty [&_ol]:gap-4" />
            <Prose blocks={after} className="mt-5" />
          </div>
          {/* White in light mode: the drawing follows the colours of the window, not those of `Band`. */}
          <div className="bg-(--sheet) p-3 [color-scheme:light_dark] wide:p-5">
            <Picture
              picture={encodedPicture(figure.picture)}
              alt={figure.alt}
              sizes="(min-width: 64rem) 38rem, 92vw"
              className="h-auto w-full"
            />
          </div>
        </div>
      }
    >
      <Prose blocks={before} />
    </Band>
  );
}
