import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import type { Body } from '@/lib/content';

/** Whether a text has words before its first heading. */
export const hasOverview = ({ lede, intro }: Body): boolean => lede.length + intro.length > 0;

interface Props {
  title: string;
  body: Body;
  prominent?: boolean;
  aside: React.ReactNode;
}

/** The text of a course or service before its first heading, without the picture in the page head. */
export const OverviewSection = ({ title, body, prominent = false, aside }: Props) =>
  hasOverview(body) && (
    <Section id="about" title={title} prominent={prominent} aside={aside}>
      <Prose blocks={[...body.lede, ...body.introAfterFigure]} variant="lede" />
    </Section>
  );
