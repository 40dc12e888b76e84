export const HEAD_END = 'head-end';

/** The last part of a page's head: the browser paints nothing before it is there (app/layout.tsx). */
export const HeadEnd = () => <span id={HEAD_END} hidden />;
