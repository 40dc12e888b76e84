import { Facts } from '@/components/ui/facts';
import { PageHead } from '@/components/ui/page-head';
import { Picture } from '@/components/ui/picture';
import type { Body, Fact } from '@/lib/content';
import { picture } from '@/lib/files/picture-manifest';

interface Props {
  title: string;
  body: Pick<Body, 'lede' | 'intro' | 'figure'>;
  /** What a visitor can do here at once: buttons. */
  children?: React.ReactNode;
  /** Between the name and the first paragraph. */
  belowTitle?: React.ReactNode;
  /** What is known at a glance: the title block under the picture. */
  facts?: Fact[];
  /** Where else a picture of the text does, stands beside it. */
  figure?: React.ReactNode;
  /** In the last columns, where no figure stands. */
  aside?: React.ReactNode;
}

/** Head of a page of text: a picture that the text begins with stands beside what else is said. */
export function Hero({ body, figure, facts = [], ...head }: Props) {
  const { figure: image, intro } = body;
  return (
    <PageHead
      {...head}
      facts={facts.length > 0 && <Facts facts={facts} />}
      lede={body.lede}
      intro={image ? image.rest : intro}
      figure={
        image ? (
          <Picture
            picture={picture(image.image)}
            alt={image.alt}
            sizes="(min-width: 64rem) 47rem, 92vw"
            priority
            night
            className="size-full object-cover max-wide:aspect-[3/2]"
          />
        ) : (
          figure
        )
      }
    />
  );
}
