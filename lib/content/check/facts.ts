import { TIME_ZONES, weekdayOf, weekdaysIn } from '../days';
import { hasExpired } from '../expired';
import { unknownLanguage } from '../languages';
import { didYouMean } from '../nearest';
import type { MakeReporter, Reporter } from '../reporter';
import type { Batch, Branch, SiteData } from '../schema';
import { stringsOf } from '../shape';
import type { Course, Entry, ParseResult, Service } from '../types';
import { fold } from './duplicates';

type Path = readonly PropertyKey[];

/**
 * What a schema cannot know of the owner's facts: branches and languages that do not exist, days that have passed or
 * are still to come, times that cross, and what is said twice.
 * @param today the day of the check, as YYYY-MM-DD
 */
export function checkFacts({ site, entries }: ParseResult, today: string, reporter: MakeReporter) {
  const branches = site?.data.branches;
  for (const entry of entries) {
    const report = reporter(entry);
    checkStrings(report, entry, branches, today);
    checkExpired(report, entry, today);
    if (entry.kind === 'page') continue;
    checkOnce(report, entry);
    checkLanguages(report, entry.data.languages);
    if (entry.kind !== 'course') continue;
    const { batches, duration, timeRequired, outcomes, facts } = entry.data;
    for (const [i, batch] of batches.entries())
      checkBatch(report, ['batches', i], batch, entry.data, branches ?? []);
    if (timeRequired && !duration)
      report.error(
        ['timeRequired'],
        'there is no duration',
        'the same in words, which the page shows',
        'Add, for example: duration: 4 months',
      );
    for (const [i, outcome] of outcomes.entries()) checkVerb(report, ['outcomes', i], outcome);
    for (const [i, { label }] of facts.entries())
      checkLabel(report, ['facts', i, 'label'], label, entry.data);
  }
  if (site) checkSite(reporter(site), site.data, today);
}

/** Branches that a file names, and days on which something was looked up, wherever they stand in it. */
function checkStrings(
  report: Reporter,
  { data }: Entry,
  branches: readonly Branch[] | undefined,
  today: string,
) {
  const ids = branches?.map((b) => b.id);
  for (const { path, text } of stringsOf(data)) {
    const field = path.at(-1);
    if (ids && (path[0] === 'branches' || field === 'branch') && !ids.includes(text)) {
      const fix = didYouMean(text, ids) ?? 'A new branch is added to content/site.md first.';
      report.error(path, `'${text}' is not a branch`, `one of: ${ids.join(', ')}`, fix);
    }
    if ((field === 'checked' || field === 'asOf') && text > today)
      report.warn(path, `${text} is still to come`, 'a day that has been', `Today is ${today}.`);
  }
}

/** Days that should lie ahead. */
function checkExpired(report: Reporter, { kind, data }: Entry, today: string) {
  const check = (path: Path, day: string, what: string) => {
    if (hasExpired(day, today))
      report.warn(
        path,
        `${day} has passed: the build leaves ${what} out`,
        'a day to come',
        `Write the next one, or delete ${what}.`,
      );
  };
  if (kind === 'course')
    for (const [i, { start }] of data.batches.entries()) check(['batches', i, 'start'], start, 'the batch');
  if (kind === 'page' && data.template === 'career')
    for (const [i, { closes }] of data.vacancies.entries())
      check(['vacancies', i, 'closes'], closes, 'the post');
}

/** Lists in which nothing stands twice; letter case and full stops make no difference. */
function checkOnce(report: Reporter, { data }: Course | Service) {
  const once = (name: string, values: readonly string[], ...field: string[]) => {
    const seen = new Map<string, number>();
    for (const [i, value] of values.entries()) {
      const key = fold(value);
      const first = seen.get(key);
      if (first === undefined) seen.set(key, i);
      else
        report.error(
          [name, i, ...field],
          `'${value}' stands in ${name}[${first + 1}] as well`,
          'each once',
          'Delete one of the two.',
        );
    }
  };
  const lists = data as Record<string, unknown>;
  for (const name of ['mode', 'branches', 'languages', 'role', 'outcomes', 'jobTitles'])
    once(name, (lists[name] as string[] | undefined) ?? []);
  once(
    'faq',
    data.faq.map((q) => q.question),
    'question',
  );
  if ('batches' in data) {
    once(
      'projects',
      data.projects.map((p) => p.title),
      'title',
    );
    once(
      'batches',
      data.batches.map((b) => [b.start, b.from, b.branch].join(', ')),
    );
  }
}

function checkLanguages(report: Reporter, languages: readonly string[]) {
  for (const [i, tag] of languages.entries()) {
    const fix = unknownLanguage(tag);
    if (fix)
      report.error(['languages', i], `'${tag}' is not a language tag`, 'a tag such as en, hi, mr or ar', fix);
  }
}

type Offer = { mode: readonly string[]; branches: readonly string[] };

function checkBatch(report: Reporter, path: Path, batch: Batch, offer: Offer, branches: readonly Branch[]) {
  const { start, end, days, from, to, branch, mode } = batch;
  const error = (field: string, found: string, expected: string, fix: string) =>
    report.error([...path, field], found, expected, fix);
  if (end !== undefined && end < start)
    error('end', `${end} is before the start, ${start}`, 'a later day', 'Swap the two, or fix the year.');
  const clock = 'Write the time on the 24-hour clock: "20:00" is eight in the evening.';
  if (to <= from) error('to', `${to} is not after ${from}`, 'a later time of the same day', clock);
  const weekday = weekdayOf(start);
  if (!weekdaysIn(days).includes(weekday))
    error(
      'start',
      `${start} is a ${weekday}, and the days are ${days}`,
      'the day of the first lesson',
      'Fix the day or the days.',
    );
  const { country } = branches.find((b) => b.id === branch) ?? {};
  const developer = 'Ask a developer to add the zone to lib/content/days.ts.';
  if (country && !TIME_ZONES[country])
    error(
      'branch',
      `no time zone is known for ${country}, where '${branch}' is`,
      'a branch in one of: IN, AE',
      developer,
    );
  const listed = (name: 'mode' | 'branches', value: string | undefined, field: string) => {
    const all = offer[name];
    if (value === undefined || all.length === 0 || all.includes(value) || (field === 'branch' && !country))
      return;
    error(
      field,
      `'${value}' is not in the course's ${name}`,
      `one of: ${all.join(', ')}`,
      `Add it to ${name}, or choose one of them.`,
    );
  };
  listed('branches', branch, 'branch');
  listed('mode', mode, 'mode');
}

/** What a line of outcomes may not begin with: these are no verbs. */
const NO_VERB =
  /^(?:The|An?|You|Your|To|How|Be|Able|Ability|Knowledge|Understanding|Learning|Basics?|Introduction)\b/i;

function checkVerb(report: Reporter, path: Path, outcome: string) {
  const [first] = NO_VERB.exec(outcome) ?? [];
  if (first)
    report.warn(
      path,
      `begins with '${first}'`,
      'a verb that says what one can do',
      'For example: Model a cast housing',
    );
}

/** A fact whose label is that of a field that is given: the page would say it twice. */
function checkLabel(report: Reporter, path: Path, label: string, data: object) {
  const field = FIELD_OF[label.trim().toLowerCase()];
  const value = field && (data as Record<string, unknown>)[field];
  if (value && (!Array.isArray(value) || value.length > 0))
    report.warn(
      path,
      `'${label}' is what the field ${field} says`,
      'each fact once',
      'Delete the one under facts.',
    );
}

const FIELD_OF: Record<string, string | undefined> = {
  software: 'software',
  'before you start': 'prerequisites',
  prerequisites: 'prerequisites',
  level: 'level',
  duration: 'duration',
  mode: 'mode',
  fee: 'fee',
  fees: 'fee',
  certificate: 'certificate',
  computer: 'computer',
  languages: 'languages',
  language: 'languages',
};

function checkSite(report: Reporter, { branches, licences }: SiteData, today: string) {
  for (const [i, { hours }] of branches.entries())
    for (const [j, { from, to }] of hours.entries()) {
      if (to > from) continue;
      const path = ['branches', i, 'hours', j, 'to'];
      report.error(
        path,
        `${to} is not after ${from}`,
        'a later time of the same day',
        'Write the time on the 24-hour clock.',
      );
    }
  for (const [i, { validTo }] of licences.entries()) {
    if (!hasExpired(validTo, today)) continue;
    const found = `${validTo} has passed: the build leaves the licence out`;
    report.warn(
      ['licences', i, 'validTo'],
      found,
      'a day to come',
      'Write the new one, or delete the licence.',
    );
  }
}
