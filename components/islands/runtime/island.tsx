import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { ReactIslandName } from '@/lib/browser/shared/island-names';
import Carousel from '../carousel';
import EnquiryPanel from '../enquiry-panel';
import EnquiryPopup from '../enquiry-popup';

const COMPONENTS = {
  carousel: Carousel,
  'enquiry-panel': EnquiryPanel,
  'enquiry-popup': EnquiryPopup,
} satisfies Record<ReactIslandName, unknown>;

type PropsOf<N extends ReactIslandName> = Omit<ComponentProps<(typeof COMPONENTS)[N]>, 'children' | 'slot'>;

interface Props<N extends ReactIslandName> extends Omit<ComponentProps<'div'>, 'children'> {
  name: N;
  /** Props as JSON data: written into the page, and read from there for hydration. */
  props: PropsOf<N>;
  /** Server HTML for the island's slot. */
  children?: ReactNode;
}

/**
 * A client component within one element that has its name and props. The export ships no script of Next's:
 * when a visitor touches the element, lib/browser/boot/load-islands.ts loads React and this island's file,
 * which hydrate only this element.
 */
export function Island<N extends ReactIslandName>({ name, props, children, ...rest }: Props<N>) {
  // TypeScript cannot see that component and props belong to the same name.
  const Component = COMPONENTS[name] as unknown as ComponentType<PropsOf<N> & { children?: ReactNode }>;
  return (
    <div {...rest} data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props}>{children}</Component>
    </div>
  );
}
