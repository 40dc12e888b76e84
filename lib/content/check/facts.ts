import { TIME_ZONES, weekdayOf, weekdaysIn } from '../days';
import { fieldName } from '../issues';
import { didYouMean } from '../nearest';
import { hasPassed } from '../past';
import type { Batch, Branch } from '../schema';
import type { Entry, PlaceOf, Reading } from '../types';
import { fold } from './alike';
import { unknownLanguage } from './languages';
import type { Report } from './text';

type Path = readonly PropertyKey[];

/** Reports about one file; words come in the order in which the editor reads them. */
class Reporter {
  constructor(
    private readonly placeOf: PlaceOf,
    private readonly report: Report,
  ) {}

  error(path: Path, found: string, expected: string, fix?: string) {
    this.say('error', path, found, expected, fix);
  }

  warning(path: Path, found: string, expected: string, fix?: string) {
    this.say('warning', path, found, expected, fix);
  }

  private say(level: 'error' | 'warning', path: Path, found: string, expected: string, fix?: string) {
    this.report({ level, ...this.placeOf(path), field: fieldName(path), found, expected, ...(fix ? { fix } : {}) });
  }
}

/**
 * What a schema cannot know of the owner's facts: branches and languages that do not exist, days that have passed or
 * are still to come, times that cross, and what is said twice.
 * @param today the day of the check, as YYYY-MM-DD
 */
export function checkFacts({ site, entries }: Reading, today: string, reportIn: (file: string) => Report) {
  const branches = site?.data.branches;
  for (const entry of entries) {
    const reporter = new Reporter(entry.placeOf, reportIn(entry.file));
    if (branches) for (const [path, id] of branchesOf(entry)) checkBranch(reporter, path, id, branches);
    checkDays(reporter, entry, today);
    if (entry.kind === 'page') continue;
    checkOnce(reporter, entry.data);
    checkLanguages(reporter, entry.data.languages);
    if (entry.kind !== 'course') continue;
    const { batches, duration, timeRequired, outcomes, facts } = entry.data;
    for (const [i, batch] of batches.entries()) checkBatch(reporter, ['batches', i], batch, entry.data, branches ?? []);
    if (timeRequired && !duration)
      reporter.error(['timeRequired'], 'there is no duration', 'the same in words, which the page shows', 'Add, for example: duration: 4 months');
    for (const [i, outcome] of outcomes.entries()) checkVerb(reporter, ['outcomes', i], outcome);
    for (const [i, { label }] of facts.entries()) checkLabel(reporter, ['facts', i, 'label'], label, entry.data);
  }
  if (site) checkSite(new Reporter(site.placeOf, reportIn(site.file)), site.data, today);
}

function branchesOf(entry: Entry): [Path, string][] {
  if (entry.kind === 'page') return entry.data.template === 'career' ? entry.data.vacancies.map((v, i) => [['vacancies', i, 'branch'], v.branch]) : [];
  const batches = entry.kind === 'course' ? entry.data.batches : [];
  return [
    ...entry.data.branches.map((id, i): [Path, string] => [['branches', i], id]),
    ...batches.map((batch, i): [Path, string] => [['batches', i, 'branch'], batch.branch]),
  ];
}

function checkBranch(reporter: Reporter, path: Path, id: string, branches: readonly Branch[]) {
  const ids = branches.map((b) => b.id);
  if (!ids.includes(id))
    reporter.error(path, `'${id}' is not a branch`, `one of: ${ids.join(', ')}`, didYouMean(id, ids) ?? 'A new branch is added to content/site.md first.');
}

/** Days that should lie ahead, and days on which something was looked up. */
function checkDays(reporter: Reporter, entry: Entry, today: string) {
  const past = (path: Path, day: string | undefined, what: string) => {
    if (hasPassed(day, today))
      reporter.warning(path, `${day} has passed: the build leaves ${what} out`, 'a day to come', `Write the next one, or delete ${what}.`);
  };
  const known = (path: Path, day: string) => {
    if (day > today) reporter.warning(path, `${day} is still to come`, 'a day that has been', `Today is ${today}.`);
  };
  const { data } = entry;
  if (entry.kind === 'page') {
    if (entry.data.template === 'career') for (const [i, v] of entry.data.vacancies.entries()) past(['vacancies', i, 'closes'], v.closes, 'the post');
    return;
  }
  if ('sources' in data) for (const [i, { checked }] of data.sources.entries()) known(['sources', i, 'checked'], checked);
  if (entry.kind === 'course') {
    for (const [i, { start }] of entry.data.batches.entries()) past(['batches', i, 'start'], start, 'the batch');
    for (const [i, { asOf }] of entry.data.fee.entries()) known(['fee', i, 'asOf'], asOf);
  } else {
    known(['checked'], entry.data.checked);
    for (const [i, { checked }] of entry.data.authorityFees.entries()) known(['authorityFees', i, 'checked'], checked);
    if (entry.data.ourFee) known(['ourFee', 'asOf'], entry.data.ourFee.asOf);
  }
}

/** Lists in which nothing stands twice; letter case and full stops make no difference. */
function checkOnce(reporter: Reporter, data: object) {
  const lists = data as Record<string, unknown>;
  const once = (name: string, values: string[], path: (i: number) => Path) => {
    const seen = new Map<string, number>();
    for (const [i, value] of values.entries()) {
      const key = fold(value);
      const first = seen.get(key);
      if (first === undefined) seen.set(key, i);
      else reporter.error(path(i), `'${value}' stands in ${name}[${first + 1}] as well`, 'each once', 'Delete one of the two.');
    }
  };
  for (const name of ['mode', 'branches', 'languages', 'role', 'outcomes', 'jobTitles'])
    once(name, (lists[name] as string[] | undefined) ?? [], (i) => [name, i]);
  const questions = lists.faq as { question: string }[];
  once(
    'faq',
    questions.map((q) => q.question),
    (i) => ['faq', i, 'question'],
  );
  const batches = (lists.batches as Batch[] | undefined) ?? [];
  once(
    'batches',
    batches.map((b) => [b.start, b.from, b.branch].join(', ')),
    (i) => ['batches', i],
  );
}

function checkLanguages(reporter: Reporter, languages: readonly string[]) {
  for (const [i, tag] of languages.entries()) {
    const wrong = unknownLanguage(tag);
    if (wrong) reporter.error(['languages', i], `'${tag}' is not a language tag`, 'a tag such as en, hi, mr or ar', wrong.fix);
  }
}

type Offer = { mode: readonly string[]; branches: readonly string[] };

function checkBatch(reporter: Reporter, path: Path, batch: Batch, offer: Offer, branches: readonly Branch[]) {
  const { start, end, days, from, to, branch, mode } = batch;
  if (end !== undefined && end < start)
    reporter.error([...path, 'end'], `${end} is before the start, ${start}`, 'a later day', 'Swap the two, or mend the year.');
  if (to <= from)
    reporter.error(
      [...path, 'to'],
      `${to} is not after ${from}`,
      'a later time of the same day',
      'Write the time on the 24-hour clock: "20:00" is eight in the evening.',
    );
  const weekday = weekdayOf(start);
  if (!weekdaysIn(days).includes(weekday))
    reporter.error([...path, 'start'], `${start} is a ${weekday}, and the days are ${days}`, 'the day of the first lesson', 'Mend the day or the days.');
  const { country } = branches.find((b) => b.id === branch) ?? {};
  if (country && !TIME_ZONES[country])
    reporter.error(
      [...path, 'branch'],
      `no time zone is known for ${country}, where '${branch}' is`,
      'a branch in one of: IN, AE',
      'Ask a developer to add the zone to lib/content/days.ts.',
    );
  const listed = (name: 'mode' | 'branches', value: string | undefined, field: string) => {
    const all = offer[name];
    if (value === undefined || all.length === 0 || all.includes(value) || (field === 'branch' && !country)) return;
    reporter.error([...path, field], `'${value}' is not in the course's ${name}`, `one of: ${all.join(', ')}`, `Add it to ${name}, or choose one of them.`);
  };
  listed('branches', branch, 'branch');
  listed('mode', mode, 'mode');
}

/** What a line of outcomes may not begin with: these are no verbs. */
const NO_VERB = /^(?:The|An?|You|Your|To|How|Be|Able|Ability|Knowledge|Understanding|Learning|Basics?|Introduction)\b/i;

function checkVerb(reporter: Reporter, path: Path, outcome: string) {
  const [first] = NO_VERB.exec(outcome) ?? [];
  if (first) reporter.warning(path, `begins with '${first}'`, 'a verb that says what one can do', 'For example: Model a cast housing');
}

/** A fact whose label is that of a field that is given: the page would say it twice. */
function checkLabel(reporter: Reporter, path: Path, label: string, data: object) {
  const field = FIELD_OF[label.trim().toLowerCase()];
  const value = field && (data as Record<string, unknown>)[field];
  if (value && (!Array.isArray(value) || value.length > 0))
    reporter.warning(path, `'${label}' is what the field ${field} says`, 'each fact once', 'Delete the one under facts.');
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

function checkSite(reporter: Reporter, site: NonNullable<Reading['site']>['data'], today: string) {
  for (const [i, { hours }] of site.branches.entries())
    for (const [j, { from, to }] of hours.entries())
      if (to <= from)
        reporter.error(['branches', i, 'hours', j, 'to'], `${to} is not after ${from}`, 'a later time of the same day', 'Write the time on the 24-hour clock.');
  for (const [i, { validTo }] of site.licences.entries())
    if (hasPassed(validTo, today))
      reporter.warning(
        ['licences', i, 'validTo'],
        `${validTo} has passed: the build leaves the licence out`,
        'a day to come',
        'Write the new one, or delete the licence.',
      );
}
