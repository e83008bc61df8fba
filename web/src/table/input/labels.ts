// What buttons and marks say: options and views into words of the catalogue.

import { chipsFact } from '../../texts/words';
import type { Catalogue, Spoken } from '../../texts/catalogue';
import type {
  Did,
  GameSign,
  Money,
  Option,
  RuleValue,
  SeatMark,
  SeatView,
  SignView,
  TableView,
  Word,
} from '../../wire';
import { spokenFacts } from '../../texts/words';
import { chipsText, type Counted } from '../../texts/amounts';
import type { Before } from './before';

// Words that the table's own messages name; the others are `web-do-…`.
const ACTIONS: Partial<Record<Word, string>> = {
  fold: 'action-fold',
  check: 'action-check',
  call: 'action-call',
  bet: 'action-bet',
  raise: 'action-raise',
  complete: 'action-complete',
  bring_in: 'play-bring-in',
  all_in: 'action-all-in',
  stand_pat: 'action-stand-pat',
  show: 'action-show',
  muck: 'action-muck',
  straddle: 'action-straddle',
  decline: 'action-decline',
  cut: 'action-cut',
};
const WITHOUT_AMOUNT: Partial<Record<Word, string>> = {
  bet: 'web-do-bet',
  raise: 'web-do-raise',
  complete: 'web-do-raise',
  post: 'web-do-post-now',
};

/** What the option's button says, with the amount chosen (`amount`) or the one it names. */
export function optionLabel(say: Catalogue, option: Option, money: Counted, amount = option.amount): string {
  if (option.word === 'game' && option.game) return say.text(`game-${option.game}`);
  if (option.word === 'call' && option.all_in) return say.text('play-call-all-in', facts(say, money, amount ?? 0));
  if (amount === undefined && option.word in WITHOUT_AMOUNT) return say.text(WITHOUT_AMOUNT[option.word] ?? '');
  const id = ACTIONS[option.word] ?? `web-do-${option.word.replaceAll('_', '-')}`;
  if (option.word === 'runs' || option.word === 'discard') return say.text(id, { count: amount ?? 0 });
  return say.text(id, amount === undefined ? {} : facts(say, money, amount));
}

function facts(say: Catalogue, money: Counted, amount: number): Spoken {
  return { amount: chipsFact(say, amount, money) };
}

/** What is decided beforehand: "Call 40". */
export function beforeText(say: Catalogue, { kind, price }: Before, money: Counted): string {
  return say.text(`act-before-${kind.replace('_', '-')}`, kind === 'call' ? facts(say, money, price) : {});
}

const DID: Record<Did['word'], string> = {
  fold: 'action-fold',
  check: 'action-check',
  call: 'action-call',
  bet: 'action-bet',
  raise: 'action-raise',
  complete: 'action-complete',
  bring_in: 'play-bring-in',
  post: 'web-did-post',
  draw: 'web-did-draw',
  stand_pat: 'action-stand-pat',
};

/** A seat's last action: "Call 40". */
export function didText(say: Catalogue, did: Did, money: Counted): string {
  if (did.word === 'draw') return say.text(DID.draw, { count: did.amount ?? 0 });
  return say.text(DID[did.word], did.amount === undefined ? {} : facts(say, money, did.amount));
}

const MARKS: Record<SeatMark, string> = {
  small_blind: 'setting-small-blind',
  big_blind: 'setting-big-blind',
  straddle: 'setting-straddle',
  all_in: 'seat-all-in',
  out: 'seat-out',
  waiting: 'web-mark-waiting',
  penalty: 'web-mark-penalty',
  away: 'web-mark-away',
  bot: 'web-mark-bot',
  broke: 'web-mark-broke',
};

export interface MarkText {
  readonly mark: SeatMark | 'button' | 'folded';
  readonly text: string;
}

/** Button, blinds, folded, all-in and the like, in words. */
export function marksOf(say: Catalogue, view: TableView, seat: SeatView): MarkText[] {
  const { owner } = seat;
  const marks: MarkText[] = seat.marks.map((mark) => ({
    mark,
    text: mark === 'bot' && owner ? say.text('web-mark-bot-of', { owner }) : say.text(MARKS[mark]),
  }));
  if (seat.status === 'folded') marks.unshift({ mark: 'folded', text: say.text('seat-folded') });
  if (view.button === seat.number) marks.unshift({ mark: 'button', text: say.text('seat-button') });
  return marks;
}

/** "No Limit Texas Hold’em" in the words of the sign, game by game: game, limit, stakes. */
export function gameText(say: Catalogue, game: GameSign): string {
  return `${say.text(`game-${game.variant}`)}, ${say.text(`limit-${game.limit}`)}`;
}

/** Mixed games with a name of their own (G8). */
const MIXES: Readonly<Record<string, readonly string[]>> = {
  'game-horse': ['holdem', 'omaha-high-low', 'razz', 'stud', 'stud-high-low'],
};

/** What a mixed game is called; undefined: one game alone is played. */
export function mixText(say: Catalogue, { games }: SignView): string | undefined {
  if (games.length < 2) return undefined;
  const named = Object.entries(MIXES).find(([, mix]) => mix.join() === games.map(({ variant }) => variant).join());
  return say.text(named?.[0] ?? 'web-mixed-game');
}

/** All that is played in a few words: a mixed game by its name, and the limit where there is but one. */
export function gamesText(say: Catalogue, sign: SignView): string {
  const [first, ...others] = sign.games;
  const mix = mixText(say, sign);
  if (!first || !mix) return first ? gameText(say, first) : '';
  const limit = others.every((game) => game.limit === first.limit) ? [say.text(`limit-${first.limit}`)] : [];
  return [mix, ...limit].join(', ');
}

export function stakesText(say: Catalogue, game: GameSign, money: Money): string {
  const context = { money, manner: 'signs' as const, nameOf: String };
  return game.stakes.map((part) => say.text(part.say, spokenFacts(say, part.facts, context))).join(', ');
}

/** Both ways tables are named by their stakes (T1): what is bet, and what may be bought. */
export function buyInText(say: Catalogue, sign: SignView): string {
  const least = chipsText(sign.least, say.language, sign.money);
  if (!sign.most) return say.text('web-buy-in-open', { least });
  return say.text('web-buy-in', { least, most: chipsText(sign.most, say.language, sign.money) });
}

/** What a house rule's value means, in a few words (`title`) or a sentence. */
export function ruleText(say: Catalogue, rule: string, value: RuleValue, part: '' | '.title' = '.title'): string {
  const word = typeof value === 'boolean' ? (value ? 'on' : 'off') : value;
  const id = `rule-${rule}-${word}`;
  if (say.has(id + part)) return say.text(id + part);
  return say.has(`rule-${rule}-value${part}`) ? say.text(`rule-${rule}-value${part}`, { value: word }) : String(word);
}

export function ruleName(say: Catalogue, rule: string): string {
  return say.has(`rule-${rule}.title`) ? say.text(`rule-${rule}.title`) : rule;
}

export function rakeText(say: Catalogue, rake: NonNullable<GameSign['rake']>): string {
  const percent = say.language === 'en' ? String(rake.per_mille / 10) : String(rake.per_mille / 10).replace('.', ',');
  const said = rake.cap
    ? say.text('rule-rake-value.title', { percent, cap: rake.cap })
    : say.text('rule-rake-uncapped.title', { percent });
  return rake.no_flop_no_drop ? `${said}, ${say.text('rule-rake-no_flop_no_drop.title')}` : said;
}
