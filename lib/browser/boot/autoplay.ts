import { connection, doc } from './helpers';
import { loadIsland } from './load-islands';

/**
 * Starts each video and carousel once, when it is in view and the page is idle, unless the visitor prefers
 * reduced data or motion.
 */
export const autoplay = () => {
  if (connection().saveData || matchMedia('(prefers-reduced-motion)').matches) return;
  const near = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) {
        near.unobserve(target);
        (window.requestIdleCallback ?? setTimeout)(() =>
          target instanceof HTMLVideoElement ? target.play() : loadIsland(target as HTMLElement),
        );
      }
  });
  for (const moving of doc.querySelectorAll('[data-auto]')) near.observe(moving);
};
