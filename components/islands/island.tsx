import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { IslandName } from '@/lib/browser/islands';
import Carousel from './carousel';
import CourseFilter from './course-filter';
import EnquiryPanel from './enquiry-panel';
import EnquiryPopup from './enquiry-popup';
import Lightbox from './lightbox';

const COMPONENTS = {
  carousel: Carousel,
  'course-filter': CourseFilter,
  'enquiry-panel': EnquiryPanel,
  'enquiry-popup': EnquiryPopup,
  lightbox: Lightbox,
} satisfies Record<IslandName, unknown>;

type PropsOf<N extends IslandName> = Omit<ComponentProps<(typeof COMPONENTS)[N]>, 'children' | 'slot'>;

interface Props<N extends IslandName> extends Omit<ComponentProps<'div'>, 'children'> {
  name: N;
  /** Plain data: they are written into the page, and the browser's React is given the same. */
  props: PropsOf<N>;
  /** Server HTML for the island's slot. */
  children?: ReactNode;
}

/**
 * A client component in the one element that says which it is and what props it has. The export ships no script of
 * Next's: when a visitor touches the element, React and this island's file are loaded and hydrate it alone.
 */
export function Island<N extends IslandName>({ name, props, children, ...rest }: Props<N>) {
  // TypeScript cannot see that the component and the props are of the same name.
  const Component = COMPONENTS[name] as unknown as ComponentType<PropsOf<N> & { children?: ReactNode }>;
  return (
    <div {...rest} data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props}>{children}</Component>
    </div>
  );
}
