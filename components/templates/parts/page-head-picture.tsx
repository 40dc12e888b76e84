import { Picture } from '@/components/ui/picture';
import type { Body } from '@/lib/content';
import { picture } from '@/lib/files/picture-manifest';

/** The picture right after the first paragraph, in the head of a course or service in place of its drawing. */
export const PageHeadPicture = ({ image, alt }: NonNullable<Body['figure']>) => (
  <Picture
    picture={picture(image)}
    alt={alt}
    sizes="(min-width: 64rem) 47rem, 92vw"
    priority
    className="size-full object-contain max-mid:aspect-[16/9] wide:p-4"
  />
);
