import type { List } from '@/lib/content';
import { Prose } from './prose';

interface Props {
  list: Pick<List, 'before' | 'after'>;
  /** Classes of the texts before and after the list. */
  before?: string;
  after?: string;
  children: React.ReactNode;
}

/** The texts before and after a list, around the list as a page shows it. */
export const AroundList = ({ list, before = 'mb-5', after = 'mt-5', children }: Props) => (
  <>
    <Prose blocks={list.before} className={before} />
    {children}
    <Prose blocks={list.after} className={after} />
  </>
);
