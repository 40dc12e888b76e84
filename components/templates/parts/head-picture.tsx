import { Picture } from '@/components/ui/picture';
import type { Body } from '@/lib/content';
import { picture } from '@/lib/files/picture-manifest';

/** A picture right after the first paragraph: it says more at the head of the page than the drawing of a course or service. */
export const HeadPicture = ({ image, alt }: NonNullable<Body['figure']>) => (
  <Picture
    picture={picture(image)}
    alt={alt}
    sizes="(min-width: 64rem) 47rem, 92vw"
    priority
    className="size-full object-contain wide:p-4"
  />
);
