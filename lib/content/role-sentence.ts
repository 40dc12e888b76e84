import { formatList } from '@/lib/format/sentence';
import type { Service } from './types';

const ROLE_PHRASES = {
  guidance: 'explain the steps',
  paperwork: 'go through the papers with you',
  training: 'train you for it',
} as const;

/** `What we do: we explain the steps. Only the authority decides.` */
export function roleSentence(role: Service['data']['role']): string {
  const phrases = formatList(role.map((part) => ROLE_PHRASES[part]));
  const deciding = role.includes('training') ? '' : ' Only the authority decides.';
  return `What we do: we ${phrases}.${deciding}`;
}
