// What the server and this page say to each other: JSON text frames at `/ws`, tagged by `t`, and JSON at `/api`.
// Shapes only. Fields that have nothing to say are left out, never null: in a merge patch null means "gone".
// Amounts are chips, seats the table's own numbers from 1, cards text as in "AsKd??", times milliseconds.

export const PROTOCOL = 1;

// ---- What somebody may do. The server makes the list; the page draws a button for each entry and sends
// `action` back with what was chosen filled in. It never works out by itself what is allowed.

export interface Refusal {
  readonly clause: string;
  readonly code: string;
  readonly facts: readonly (readonly [name: string, fact: number | string])[];
}

/** An action of the table or its hand, tagged by `type`. */
export interface Action {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface Mark {
  readonly name: 'least' | 'third_pot' | 'half_pot' | 'two_thirds_pot' | 'pot' | 'most' | 'minimum' | 'maximum';
  readonly amount: number;
}

export interface ChooseAmount {
  readonly what: 'amount';
  /** Field of the action it goes to: `total` of a raise, `chips` bought, `at` of a cut. */
  readonly field: string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** Whether it counts chips (else cards). */
  readonly chips: boolean;
  /** Amounts with a button of their own. */
  readonly marks: readonly Mark[];
}

export interface ChooseCards {
  readonly what: 'cards';
  readonly field: string;
  readonly least: number;
  readonly most: number;
}

export interface ChooseSeat {
  readonly what: 'seat';
  readonly field: string;
  readonly seats: readonly number[];
}

export interface ChooseClaim {
  readonly what: 'claim';
  readonly field: string;
  readonly categories: readonly string[];
  /** The best hand held: what is filled in. */
  readonly best: string;
}

export interface Switches {
  readonly straddle: boolean;
  readonly bomb_pot: boolean;
  /** Most run-outs agreed to; -1: ask each time, 0: as the others like. */
  readonly runs: number;
  readonly cut: boolean;
}

export interface ChooseSwitches {
  readonly what: 'switches';
  readonly field: string;
  readonly now: Switches;
  /** Switches this table has a use for. */
  readonly offered: readonly (keyof Switches)[];
  readonly most_runs: number;
}

export type Choose = ChooseAmount | ChooseCards | ChooseSeat | ChooseClaim | ChooseSwitches;

export type Word =
  | 'fold'
  | 'check'
  | 'call'
  | 'bet'
  | 'raise'
  | 'complete'
  | 'bring_in'
  | 'all_in'
  | 'discard'
  | 'stand_pat'
  | 'show'
  | 'muck'
  | 'straddle'
  | 'decline'
  | 'cut'
  | 'game'
  | 'runs'
  | 'any_runs'
  | 'sit'
  | 'buy'
  | 'sit_out'
  | 'sit_in'
  | 'sit_out_at_big_blind'
  | 'post'
  | 'wait'
  | 'leave'
  | 'change_seat'
  | 'join_list'
  | 'leave_list'
  | 'show_after_hand'
  | 'rabbit_cards'
  | 'switches';

export interface Option {
  /** What the button says. */
  readonly word: Word;
  /** Sent as it stands, with what was chosen filled in. */
  readonly action: Action;
  /** The amount the button names: chips, or how many times (`runs`). */
  readonly amount?: number;
  /** The game it stands for (`game`). */
  readonly game?: string;
  readonly all_in?: boolean;
  readonly choose?: readonly Choose[];
  /** Not possible now, and why: drawn grey, says its clause. */
  readonly refusal?: Refusal;
  /** Ask once before doing it: a message of the catalogue. */
  readonly confirm?: 'turn-confirm-fold' | 'turn-confirm-all-in' | 'web-confirm-leave' | 'web-confirm-call';
  /** For a switch: whether it is on. */
  readonly on?: boolean;
}

// ---- A table as one viewer knows it

/** A named hand: its category and the ranks that make it, for the catalogue's `held-…` messages. */
export interface Held {
  readonly category: string;
  readonly ranks: string;
}

export type LimitName = 'no-limit' | 'pot-limit' | 'fixed-limit' | 'spread-limit';

/** Amounts of a sign: each part is a message of the catalogue with its facts. */
export interface StakesPart {
  readonly say: string;
  readonly facts: Facts;
}

export interface RuleSet {
  readonly rule: string;
  readonly clause: string;
  readonly value: RuleValue;
}

export interface GameSign {
  readonly variant: string;
  readonly limit: LimitName;
  readonly stakes: readonly StakesPart[];
  readonly preset: string;
  /** House rules that differ from the preset's own values. */
  readonly rules: readonly RuleSet[];
  /** What the house takes (A6); left out: nothing. */
  readonly rake?: { readonly per_mille: number; readonly cap: number; readonly no_flop_no_drop: boolean };
}

export interface Money {
  /** Currency, such as USD; empty for practice chips. */
  readonly code: string;
  /** A chip is worth `value` times ten to the power of -`digits`. */
  readonly value: number;
  readonly digits: number;
}

export interface SignView {
  readonly name: string;
  readonly kind: 'cash' | 'tournament';
  readonly practice: boolean;
  readonly games: readonly GameSign[];
  readonly seats: number;
  readonly least: number;
  readonly most: number;
  readonly chip: number;
  readonly money: Money;
  readonly rotation: 'orbits' | 'hands' | 'dealers_choice';
  readonly every: number;
  /** Time to act, time bank, grace on a lost connection. */
  readonly times: { readonly to_act: number; readonly bank: number; readonly grace: number };
}

export interface Person {
  readonly player: string;
  readonly name: string;
}

/** `none`: not in the hand. */
export type SeatStatus = 'none' | 'in' | 'folded' | 'shown' | 'mucked';

export type SeatMark =
  'small_blind' | 'big_blind' | 'straddle' | 'all_in' | 'out' | 'waiting' | 'penalty' | 'away' | 'bot' | 'broke';

/** What a seat did last in this round. */
export interface Did {
  readonly word: 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'complete' | 'bring_in' | 'post' | 'draw' | 'stand_pat';
  /** Chips, or cards drawn. */
  readonly amount?: number;
}

export interface SeatView {
  readonly number: number;
  readonly player: string;
  readonly name: string;
  readonly stack: number;
  readonly front: number;
  readonly status: SeatStatus;
  readonly cards: string;
  /** Places of `cards`, from 0, that lie face up (stud). */
  readonly up?: readonly number[];
  readonly marks: readonly SeatMark[];
  readonly did?: Did;
  /** What its cards make, where the viewer may know: high, then low. */
  readonly held?: readonly Held[];
  /** Chips won in the hand that lies on the table. */
  readonly won?: number;
}

export interface PotView {
  readonly amount: number;
  readonly seats: readonly number[];
}

/** The hand being played; when it is over it lies there until the next one begins. */
export interface HandView {
  readonly number: number;
  /** Its game, by place on the sign. */
  readonly game: number;
  /** All chips put in and not yet paid out, those in front included. */
  readonly pot: number;
  readonly pots: readonly PotView[];
  readonly boards: readonly string[];
  readonly over: boolean;
}

export type WaitsFor =
  | 'betting'
  | 'bringing_in'
  | 'drawing'
  | 'showing'
  | 'straddle_offer'
  | 'cut_offer'
  | 'game_choice'
  | 'runs_question'
  | 'dealer'
  | 'next_hand'
  | 'too_few'
  | 'on_hold';

/** What the table tells the viewer about himself alone. */
export interface Me {
  readonly seat?: number;
  /** Chips he has outside the table. */
  readonly balance: number;
  /** Chips bought that arrive after the hand. */
  readonly bought?: number;
}

export interface TableView {
  readonly table: string;
  readonly sign: SignView;
  /** By seat number; an empty seat has no entry. */
  readonly seats: Readonly<Record<string, SeatView>>;
  readonly button?: number;
  readonly hand?: HandView;
  readonly waits: WaitsFor;
  /** Seats it waits for. */
  readonly to_act: readonly number[];
  /** Why no hand is started, as the floor put it. */
  readonly held?: string;
  readonly waiting_list: readonly Person[];
  readonly spectators: readonly Person[];
  readonly me: Me;
  /** What the viewer may do besides answering a question, by word. */
  readonly can: Readonly<Partial<Record<Word, Option>>>;
}

export interface Question {
  /** Rises with every question of the table. */
  readonly number: number;
  readonly what: WaitsFor;
  /** Chips owed; left out where nothing can be owed. */
  readonly to_call?: number;
  /** In the order of the buttons. */
  readonly options: readonly Option[];
}

export interface Clock {
  readonly seats: readonly number[];
  /** Time left, and how much there was. */
  readonly left: number;
  readonly of: number;
  readonly kind: 'time' | 'bank' | 'grace';
  /** Time bank still to come after it. */
  readonly bank: number;
}

// ---- What happened, for the log: a message of the catalogue and its facts

export type Fact =
  | number
  | string
  | { readonly chips: number }
  | { readonly cards: string }
  | { readonly hand: readonly Held[] }
  | { readonly seat: number };
export type Facts = Readonly<Record<string, Fact>>;

export interface Line {
  readonly say: string;
  /** Whom it is about: `$name`, or the message's `.you` for the viewer himself. */
  readonly seat?: number;
  readonly name?: string;
  readonly facts?: Facts;
}

/** An event of the table's stream as this viewer may see it, tagged by `type`; a hidden one is `passed`. */
export interface TableEvent {
  readonly type: string;
  readonly [fact: string]: unknown;
}

// ---- Messages

export type ClientMessage =
  | { readonly t: 'hello'; readonly protocol: number; readonly lang: string }
  | { readonly t: 'watch'; readonly table: string; readonly since?: number }
  | { readonly t: 'unwatch'; readonly table: string }
  | DoMessage
  | ChatOut
  | { readonly t: 'lobby'; readonly on: boolean }
  | { readonly t: 'ping'; readonly n: number };

export interface DoMessage {
  readonly t: 'do';
  readonly id: string;
  readonly table: string;
  readonly version: number;
  readonly action: Action;
}

export interface ChatOut {
  readonly t: 'chat';
  readonly id: string;
  readonly table: string;
  readonly text: string;
}

/** JSON merge patch (RFC 7396). */
export type Patch = { readonly [field: string]: unknown };

export interface ViewMessage {
  readonly t: 'view';
  readonly table: string;
  readonly v: number;
  readonly view: TableView;
  readonly question?: Question;
  readonly clock?: Clock;
  /** The hand so far, for who comes in the middle of it. */
  readonly told?: readonly Line[];
}

export interface BatchMessage {
  readonly t: 'batch';
  readonly table: string;
  /** The version after it: the one before and as many as there are events. */
  readonly v: number;
  readonly events: readonly TableEvent[];
  readonly told: readonly Line[];
  readonly set: Patch;
  readonly question?: Question;
  readonly clock?: Clock;
}

export interface RefusedMessage extends Refusal {
  readonly t: 'refused';
  readonly id: string;
  readonly text: string;
}

export interface ChatMessage {
  readonly t: 'chat';
  readonly table: string;
  /** Counts from 1 at each table: one that came twice is known by it. */
  readonly n: number;
  readonly player: string;
  readonly name: string;
  readonly text: string;
}

export interface WelcomeMessage {
  readonly t: 'welcome';
  readonly player: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly protocol: number;
}

export type ServerMessage =
  | WelcomeMessage
  | ViewMessage
  | BatchMessage
  | { readonly t: 'done'; readonly id: string; readonly v: number }
  | RefusedMessage
  | ChatMessage
  | { readonly t: 'lobby'; readonly tables: readonly LobbyTable[] }
  | { readonly t: 'gone'; readonly table: string }
  | { readonly t: 'pong'; readonly n: number }
  | { readonly t: 'error'; readonly code: string; readonly text: string };

export interface LobbyTable {
  readonly table: string;
  readonly sign: SignView;
  readonly players: number;
  readonly waiting: number;
  /** Chips in an average pot lately; 0: not known yet. */
  readonly average_pot: number;
}

// ---- HTTP

/** Who is signed in: `/api/me`, and the answer of `/api/guest`, `/api/sign-in`, `/api/sign-up`. */
export interface Account {
  readonly player: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly guest: boolean;
}

export type RuleValue = boolean | number | string;

/** `/api/choices`: what a new table can be. */
export interface Choices {
  readonly games: readonly GameChoice[];
  readonly presets: readonly string[];
  /** House rules a host may change, in the order they are asked. */
  readonly rules: readonly RuleChoice[];
  /** By preset and limit: what each of `rules` is if nobody changes it. */
  readonly usual: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, RuleValue>>>>>>;
}

export interface GameChoice {
  readonly game: string;
  readonly limits: readonly LimitName[];
  readonly limit: LimitName;
  readonly seats: number;
}

export interface RuleChoice {
  readonly rule: string;
  readonly clause: string;
  /** What it may be; empty: any whole number from `least` to `most`. */
  readonly values: readonly RuleValue[];
  readonly least?: number;
  readonly most?: number;
}

/** `POST /api/tables`; answered by `Opened`. */
export interface NewTable {
  readonly name: string;
  readonly game: string;
  readonly limit: LimitName;
  readonly preset: string;
  /** The two numbers on the sign. */
  readonly low: number;
  readonly high: number;
  readonly seats: number;
  /** Buy-in in big blinds. */
  readonly least: number;
  readonly most: number;
  readonly practice: boolean;
  readonly bots: number;
  readonly rules: Readonly<Record<string, RuleValue>>;
}

/** `POST /api/quick-seat`: a table with a seat free, of this game if one is named. */
export interface QuickSeat {
  readonly game?: string;
  readonly practice: boolean;
}

export interface Opened {
  readonly table: string;
}

/** What an HTTP request was refused with. */
export interface Problem {
  readonly code: string;
  readonly clause?: string;
  readonly facts?: Refusal['facts'];
  readonly text: string;
}
