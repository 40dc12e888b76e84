/** A service: `content/services/`. */
import { z } from 'zod';
import { field, list, text } from './field';
import {
  checked,
  fact,
  fee,
  furtherFields,
  menuFields,
  offeredFields,
  pageFields,
  referenceFields,
  seoFields,
} from './shared-fields';
import { day, webUrl } from './values';

const authorityFee = z.strictObject({
  what: field(text(3, 80), 'What is paid for.', 'Extension of 30 days'),
  amount: field(text(2, 60), 'How much, with its currency.', 'AED 850'),
  payee: field(text(2, 80), 'Who receives it.', 'GDRFA Dubai'),
  source: field(webUrl, 'Official page that names the amount.', 'https://www.gdrfad.gov.ae'),
  checked,
});

export const serviceSchema = z.strictObject({
  ...pageFields,
  ...menuFields,
  checked: field(day, 'Day on which the rules on this page were last checked, as YYYY-MM-DD.', '2026-11-21'),
  role: field(
    list(z.enum(['guidance', 'paperwork', 'training']), 1, 3),
    'What we do: guidance explains the way, paperwork prepares the papers, training teaches for it. The authority decides.',
    ['guidance', 'paperwork'],
  ),
  authorityFees: list(authorityFee, 0, 8).describe(
    'What is paid to authorities, each with its official page.',
  ),
  ourFee: fee.optional().describe('What the institute asks for its own part.'),
  ...offeredFields,
  ...referenceFields,
  ...furtherFields,
  facts: list(
    fact.extend({
      total: field(z.boolean().optional(), 'true at the time that all steps take together.', true),
    }),
    0,
    8,
  ).describe(furtherFields.facts.description ?? ''),
  ...seoFields,
});

export type ServiceData = z.infer<typeof serviceSchema>;
