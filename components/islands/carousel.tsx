'use client';
import { type ComponentProps, lazy } from 'react';

const View = lazy(() => import('./carousel-view').then((module) => ({ default: module.CarouselView })));

/**
 * The carousel in a chunk of its own: islands of one route share a chunk, and a page without a carousel should not
 * pay for Embla when its form hydrates. The server renders it in full.
 */
export function Carousel(props: ComponentProps<typeof View>) {
  return <View {...props} />;
}
