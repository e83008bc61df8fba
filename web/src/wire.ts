// What the server and this page say to each other: JSON text frames at `/ws`, tagged by `t`, and
// JSON at `/api`. Made by `python -m pakli.wire.typescript` from `pakli.wire`: change it there.
// Fields that have nothing to say are left out, never null: in a merge patch null means gone.
// Amounts are chips, seats the table's own numbers from 1, cards text such as AsKd??, times
// milliseconds.

export const PROTOCOL = 1;

/** An action of the table or its hand, tagged by `type`: taken from an option, filled in, sent back. */
export interface Action {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** An event of the table's stream as this viewer may see it, tagged by `type`; a hidden one is `passed`. */
export interface TableEvent {
  readonly type: string;
  readonly [fact: string]: unknown;
}

/** JSON merge patch (RFC 7396). */
export type Patch = { readonly [field: string]: unknown };

export type RuleValue = boolean | number | string;

/** A fact of a sentence: a number or text as it is, or what it is that the number or text stands for. */
export type Fact =
  | number
  | string
  | { readonly chips: number }
  | { readonly cards: string }
  | { readonly hand: readonly Held[] }
  | { readonly seat: number };
export type Facts = Readonly<Record<string, Fact>>;

// ---- What somebody may do: a button for each option. The page never works out by itself what is allowed.

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
  | 'show_cards'
  | 'rabbit_cards'
  | 'switches'
  | 'ask_bomb_pot'
  | 'let_in'
  | 'turn_away';

/**
 * Why not: the clause that forbids it (empty: the house's own business), a code, the facts of its message.
 */
export interface Refusal {
  readonly clause: string;
  readonly code: string;
  readonly facts: readonly (readonly [string, number | string])[];
}

/** An amount with a button of its own. */
export interface Mark {
  readonly name: 'least' | 'third_pot' | 'half_pot' | 'two_thirds_pot' | 'pot' | 'most' | 'minimum' | 'maximum';
  readonly amount: number;
}

/**
 * An amount from `least` to `most`: the ends, and in between multiples of `step`. `field`: of the action
 * it goes to: `total` of a raise, `chips` bought, `at` of a cut.
 */
export interface ChooseAmount {
  readonly what: 'amount';
  readonly field: string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** Whether it counts chips (else cards). */
  readonly chips: boolean;
  readonly marks: readonly Mark[];
}

/** So many of one's own cards, written together. */
export interface ChooseCards {
  readonly what: 'cards';
  readonly field: string;
  readonly least: number;
  readonly most: number;
}

/** One of these seats. */
export interface ChooseSeat {
  readonly what: 'seat';
  readonly field: string;
  readonly seats: readonly number[];
}

/** The category declared (P14); `best`: of the best hand held, which is filled in. */
export interface ChooseClaim {
  readonly what: 'claim';
  readonly field: string;
  readonly categories: readonly string[];
  readonly best: string;
}

/** What one agrees to beforehand. `runs`: most run-outs; -1: ask each time, 0: as the others like. */
export interface Switches {
  readonly straddle: boolean;
  readonly bomb_pot: boolean;
  readonly runs: number;
  readonly cut: boolean;
}

/** How the switches shall stand; `offered`: those this table has a use for. */
export interface ChooseSwitches {
  readonly what: 'switches';
  readonly field: string;
  readonly now: Switches;
  readonly offered: readonly ('straddle' | 'bomb_pot' | 'runs' | 'cut')[];
  readonly most_runs: number;
}

export type Choose = ChooseAmount | ChooseCards | ChooseSeat | ChooseClaim | ChooseSwitches;

/** Something that may be done, or not now and why. */
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
  /** Not possible now, and why. */
  readonly refusal?: Refusal;
  /** A message of the catalogue: asked once before it is done. */
  readonly confirm?: 'turn-confirm-fold' | 'turn-confirm-all-in' | 'web-confirm-leave' | 'web-confirm-call';
  /** For a switch: whether it is on. */
  readonly on?: boolean;
  /** Of `muck`: the hand wins nothing against those shown, so throwing it away costs nothing. */
  readonly beaten?: boolean;
}

// ---- Sentences: messages of the catalogue and their facts

/** A named hand: its category and the ranks that make it, for the catalogue's `held-…` messages. */
export interface Held {
  readonly category: string;
  readonly ranks: string;
}

/** A sentence for the log: a message of the catalogue and its facts. */
export interface Line {
  readonly say: string;
  /** Whom it is about: `$name`, or the message's `.you` for the viewer himself. */
  readonly seat?: number;
  /** His name, where nobody sits there any more, or he has no seat. */
  readonly name?: string;
  readonly facts?: Facts;
}

// ---- What is played at a table

/** A part of a sign's stakes: a message of the catalogue with its facts. */
export interface StakesPart {
  readonly say: string;
  readonly facts: Facts;
}

/** A house rule that is not as in its preset. */
export interface RuleSet {
  readonly rule: string;
  readonly clause: string;
  readonly value: RuleValue;
}

/** What the house takes (A6). */
export interface RakeView {
  readonly per_mille: number;
  readonly cap: number;
  readonly no_flop_no_drop: boolean;
}

/** One game of a sign. */
export interface GameSign {
  readonly variant: string;
  readonly limit: LimitName;
  readonly stakes: readonly StakesPart[];
  readonly preset: string;
  /** House rules that differ from the preset's own values. */
  readonly rules: readonly RuleSet[];
  /** Left out: nothing is taken. */
  readonly rake?: RakeView;
}

/** What a chip is worth: `value` times ten to the power of -`digits` of the currency. */
export interface Money {
  /** Such as USD; empty for practice chips. */
  readonly code: string;
  readonly value: number;
  readonly digits: number;
}

/** Time to act (0: as long as one likes), time bank, grace on a lost connection. */
export interface Times {
  readonly to_act: number;
  readonly bank: number;
  readonly grace: number;
}

/** What is played at a table, for how much, by which rules. */
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
  /** Whether the pack is offered for cutting (P4). */
  readonly cut: boolean;
  /** What each pays for a bomb pot (B10); left out: there are none. */
  readonly bomb_pot?: number;
  readonly times: Times;
  /** How real cards are played with; left out: the system deals. */
  readonly live?: 'chips' | 'console' | 'record';
}

// ---- A table as one viewer knows it

export type LimitName = 'no-limit' | 'pot-limit' | 'fixed-limit' | 'spread-limit';

/** How a table is kept. */
export interface Manners {
  readonly owner: string;
  readonly private: boolean;
  readonly approve: boolean;
  /** Seconds by which spectators see everything later. */
  readonly delay: number;
  /** The same as soon as the hand is over; left out: it stays. */
  readonly next_delay?: number;
  readonly chat: 'everyone' | 'seated' | 'off';
  /** Nobody sits down who comes from another player's address; left out: it does not matter. */
  readonly one_address?: boolean;
  /** Id of the tournament whose table it is. */
  readonly tournament?: string;
  /** Members' bots may sit down; left out: they may not. */
  readonly members_bots?: boolean;
  /** Ids of those who were handed the console of a live table. */
  readonly dealers?: readonly string[];
}

/** Somebody at a table without a seat. */
export interface Person {
  readonly player: string;
  readonly name: string;
  /** A program; left out: he is none. */
  readonly bot?: boolean;
}

export type SeatStatus = 'none' | 'in' | 'folded' | 'shown' | 'mucked';

export type SeatMark =
  'small_blind' | 'big_blind' | 'straddle' | 'all_in' | 'out' | 'waiting' | 'penalty' | 'away' | 'bot' | 'broke';

/** What a seat did last in this round. */
export interface Did {
  readonly word: 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'complete' | 'bring_in' | 'post' | 'draw' | 'stand_pat';
  /** Chips, or cards drawn. */
  readonly amount?: number;
}

/** A seat with a player. */
export interface SeatView {
  readonly number: number;
  readonly player: string;
  readonly name: string;
  readonly stack: number;
  readonly front: number;
  readonly status: SeatStatus;
  /** As the viewer knows them; empty: none any more, or not yet. */
  readonly cards: string;
  /** Places of `cards`, from 0, that lie face up (stud). */
  readonly up?: readonly number[];
  readonly marks: readonly SeatMark[];
  readonly did?: Did;
  /** What its cards make, where the viewer may know: high, then low. */
  readonly held?: readonly Held[];
  /** Chips won in the hand that lies on the table. */
  readonly won?: number;
  /** Of a member's bot, the member's name. */
  readonly owner?: string;
}

/** A pot and who can win it. */
export interface PotView {
  readonly amount: number;
  readonly seats: readonly number[];
}

/** What a seat has won of a pot, and the cards that win it, as read; left out where none were needed. */
export interface Share {
  readonly seat: number;
  readonly chips: number;
  readonly cards?: string;
}

/** A payment: of pot `pot` (0: the main pot), on one board or (left out) on all. */
export interface Award {
  readonly pot: number;
  readonly board?: number;
  readonly half: 'whole' | 'high' | 'low';
  readonly shares: readonly Share[];
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
  /** What was paid so far, in order. */
  readonly awards?: readonly Award[];
  /** Cards that would have come, board by board. */
  readonly rabbit?: readonly string[];
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
  /** What he does when the hand is over. */
  readonly after_hand?: 'sit_out' | 'leave';
  /** Chips that wait for the host's word. */
  readonly asks_for?: number;
  /** Why what one had asked for came to nothing. */
  readonly denied?: Refusal;
  /** He may enter what happens here with real cards. */
  readonly dealer?: boolean;
}

/** A buy-in that waits for the viewer's word, who may let it through. */
export interface ManagedRequest {
  readonly player: string;
  readonly name: string;
  readonly seat: number;
  readonly chips: number;
  readonly let_in: Option;
  readonly turn_away: Option;
}

/** A table as one viewer knows it. */
export interface TableView {
  readonly table: string;
  readonly sign: SignView;
  readonly manners?: Manners;
  /** By seat number; an empty seat has no entry. */
  readonly seats: Readonly<Record<string, SeatView>>;
  readonly button?: number;
  readonly hand?: HandView;
  readonly waits: WaitsFor;
  /** Seats it waits for. */
  readonly to_act: readonly number[];
  /** Why no hand is started, as the floor put it. */
  readonly held?: string;
  /** Why nothing goes on for now. */
  readonly trouble?: 'storage' | 'closing';
  /** The table closes as soon as no hand is on. */
  readonly closing?: boolean;
  /** Seat that proposes a bomb pot for the next hand. */
  readonly bomb_asked?: number;
  readonly waiting_list: readonly Person[];
  readonly spectators: readonly Person[];
  readonly me: Me;
  /** For who may let buy-ins through. */
  readonly requests?: readonly ManagedRequest[];
  /** What the viewer may do besides answering a question, by word. */
  readonly can: Readonly<Partial<Record<Word, Option>>>;
  /** Where real cards are played with. */
  readonly live?: LiveView;
}

/** Why something may be done, or not: a clause, and a message of the catalogue with its facts. */
export interface Hint {
  readonly clause: string;
  readonly say: string;
  readonly facts: Facts;
}

/** What the viewer is asked. */
export interface Question {
  /** Rises with every question of the table. */
  readonly number: number;
  readonly what: WaitsFor;
  /** Chips owed; left out where nothing can be owed. */
  readonly to_call?: number;
  /** In the order of the buttons. */
  readonly options: readonly Option[];
  /** What may be done and why, by clause: at practice tables alone (I5). */
  readonly hints?: readonly Hint[];
}

/**
 * What the dealer of real cards is waited for: cards for a board, cards that lie face up before players,
 * his word who opens where nobody enters these, or who wins.
 */
export interface DealersTask {
  readonly what: 'board' | 'up' | 'opener' | 'award';
  readonly board: number;
  /** Cards; face up: for each. */
  readonly how_many: number;
  readonly burn: number;
  readonly pot: number;
  /** Chips that are awarded. */
  readonly amount: number;
  readonly halves: readonly ('whole' | 'high' | 'low')[];
  /** Who may win, or open; or who gets a card face up, in the order of the deal. */
  readonly seats: readonly number[];
}

/** What is paid before a hand. */
export interface PostView {
  readonly seat: number;
  readonly kind: string;
  readonly amount: number;
}

/** The next hand, as it would be planned now. */
export interface NextHandView {
  readonly button: number;
  readonly posts: readonly PostView[];
}

export type Irregularity =
  | 'put_in'
  | 'out_of_turn'
  | 'bar_raise'
  | 'return_bet'
  | 'exposed_cards'
  | 'expose_hand'
  | 'wrong_count'
  | 'set_aside'
  | 'four_card_flop'
  | 'boxed_card'
  | 'wrong_first_card'
  | 'seat_not_entitled'
  | 'seat_left_out'
  | 'wrong_button'
  | 'wrong_blinds'
  | 'fouled_deck'
  | 'declare_misdeal'
  | 'kill_hand'
  | 'kill_by_accident'
  | 'award_hand'
  | 'note_irregularity';

/** Something that can go wrong, by the clause it is ruled by; with a refusal it cannot have, by now. */
export interface IrregularView {
  readonly clause: string;
  /** Of whom it can be entered now; left out: it is about nobody in particular. */
  readonly seats?: readonly number[];
  /** How many cards belong to it. */
  readonly cards?: number;
  readonly refusal?: Refusal;
}

/** What a seat did before its turn, and what waits until that comes (TDA 53); `total`: chips in front. */
export interface EarlyView {
  readonly seat: number;
  readonly does: 'check' | 'call' | 'raise';
  readonly total: number;
}

/** A hand of real cards, for its dealer; there is nothing in it that not everybody knows. */
export interface LiveView {
  /** How many can be taken back. */
  readonly entries: number;
  /** Who is asked. */
  readonly seat?: number;
  /** What he is asked: the dealer may act for him. */
  readonly question?: Question;
  readonly task?: DealersTask;
  /** Cards dealt to each so far: what the dealer checks the deal by. */
  readonly each?: number;
  /** Cards that have been seen in this hand: none of them comes again. */
  readonly seen?: string;
  /** Cards of the pack. */
  readonly pack?: number;
  readonly next_hand?: NextHandView;
  /** What was done out of turn and stands for now. */
  readonly early?: readonly EarlyView[];
  /** In a hand: what can have gone wrong. */
  readonly irregular?: Readonly<Partial<Record<Irregularity, IrregularView>>>;
  /** In a tournament the last hand counts once its dealer goes on. */
  readonly confirm?: boolean;
}

/** A running clock: time left, and how much there was. */
export interface Clock {
  readonly seats: readonly number[];
  readonly left: number;
  readonly of: number;
  readonly kind: 'time' | 'bank' | 'grace';
  /** Time bank still to come after it. */
  readonly bank: number;
}

// ---- Fair dealing: what is opened of a pack

/** A card uncovered: that it lay at this position. */
export interface Opening {
  readonly position: number;
  readonly card: number;
  readonly salt: string;
  readonly path: readonly string[];
}

/** A ticket uncovered, of a card that was dealt from a stub shuffled anew. */
export interface TicketOpening {
  readonly position: number;
  readonly ticket: string;
  readonly path: readonly string[];
}

/** A whole pack uncovered; lists by position. */
export interface OpenedPack {
  readonly pack: number;
  readonly cards: readonly number[];
  readonly salts: readonly string[];
  readonly tickets: readonly string[];
}

// ---- Fair dealing: what was dealt

/** Cards dealt at once. */
export interface Deal {
  readonly to: 'hole' | 'board' | 'draw';
  /** Who got cards, in the order of the deal; none: they came to the middle. */
  readonly seats?: readonly number[];
  /** How many each of them got, or the middle. */
  readonly each: number;
  readonly burn?: number;
  /** Which board, from 0. */
  readonly board?: number;
  /** From a stub that was shuffled anew. */
  readonly shuffled?: boolean;
  /** As the viewer saw them, in the order of the deal; 52: face down for him. */
  readonly cards: readonly number[];
}

/** One place of the order: whose card it was (0: everybody's), and which the viewer saw (52: none). */
export interface Place {
  readonly number: number;
  readonly seat: number;
  readonly card: number;
}

/** What one player, or the middle, got of a stub shuffled anew; `number` from 1. */
export interface Serving {
  readonly number: number;
  readonly seat: number;
  readonly burn: number;
  readonly cards: readonly number[];
}

// ---- Fair dealing: the proof of a hand

/** An attempt that was void for want of shares: everything of it, for no card was dealt. */
export interface VoidAttempt {
  readonly record: string;
  /** Those that came. */
  readonly shares: readonly (readonly [number, string])[];
  readonly packs: readonly OpenedPack[];
}

/**
 * In which order a player could get what lay in a stub shuffled anew: the values of the positions, without
 * the positions; `last`: of what he threw away himself, where nothing else was left. `values` are left out
 * where only the receiver was told them; then `hash` is the SHA-256 of all of them, `last` included, one
 * after another.
 */
export interface ServingList {
  readonly serving: number;
  readonly hash: string;
  readonly values?: readonly string[];
  readonly last?: readonly string[];
}

/** Cards of a seat that lie face up: its own, or dealt to it and shown to all. */
export interface ShownCards {
  readonly seat: number;
  readonly cards: readonly number[];
}

/** Everything one viewer has of a hand. */
export interface Proof {
  readonly pakli_proof?: 1;
  /** The very bytes that were published, as text. */
  readonly record: string;
  readonly shares: readonly (readonly [number, string])[];
  /** The packs that were not picked. */
  readonly opened: readonly OpenedPack[];
  /** Whose proof it is; 0: the rail's. */
  readonly seat?: number;
  readonly deals?: readonly Deal[];
  readonly shown?: readonly ShownCards[];
  readonly openings?: readonly Opening[];
  readonly servings?: readonly ServingList[];
  readonly tickets?: readonly TicketOpening[];
  /** The attempts before, the first one first. */
  readonly voids?: readonly VoidAttempt[];
}

// ---- What a tournament is: sent as it is, and taken so where somebody makes one

/**
 * The amounts of a table, in chips. `big_blind` is also the smallest bet, where no blind is posted too.
 * `chip` is what every amount must be a multiple of. `bring_in`: stud only (ST1); 0: half the low bet.
 */
export interface Stakes {
  readonly big_blind: number;
  readonly small_blind?: number;
  readonly ante?: number;
  readonly chip?: number;
  readonly bring_in?: number;
}

/** What somebody pays, in the smallest unit of the currency; `share` of it is the organiser's (M1). */
export interface Price {
  readonly pays: number;
  readonly share?: number;
}

/**
 * The stakes of a while (M2): so many minutes, or so many hands of the table that has played most of them.
 * Exactly one of `minutes` and `hands` is not 0.
 */
export interface Level {
  readonly type: 'level';
  readonly stakes: Stakes;
  readonly minutes?: number;
  readonly hands?: number;
}

/** Nobody plays; a break between two levels. `main`: the one in which N's add-on is bought (M6). */
export interface Break {
  readonly type: 'break';
  readonly minutes: number;
  readonly main?: boolean;
  /** Denominations of real chips that leave play in it (TDA 24). */
  readonly colour_up?: readonly number[];
}

/**
 * M6: who may buy another stack, and until when. Args: minutes: of play, breaks not counted; 0: until the
 * main break begins. when: chips all gone, or fewer than the starting stack. times: how often each; 0: any
 * number of times. price: 0 chips and no price: the entry fee again, one starting stack.
 */
export interface Rebuy {
  readonly minutes?: number;
  readonly when?: 'broke' | 'below_start';
  readonly times?: number;
  readonly price?: Price | null;
  readonly chips?: number;
}

/**
 * M6: one more stack for everybody who is still in, rebuy used or not. Args: when: at the end of the
 * rebuys' window (W), or in the main break (N). price: None: the entry fee. chips: 0: one starting stack.
 */
export interface AddOn {
  readonly when?: 'after_rebuys' | 'main_break';
  readonly price?: Price | null;
  readonly chips?: number;
}

/**
 * How the pool is divided (M1). Args: kind: `standard`: by the number of entries; `winner`: all to the
 * first; `flat`: the same to each of the paid `places`; `custom`: `parts` of the pool, the first place
 * first, in whole units of any size (``(50, 30, 20)``). guaranteed: least the pool is, in the smallest
 * unit; what is missing the organiser adds.
 */
export interface Payouts {
  readonly kind?: 'standard' | 'winner' | 'flat' | 'custom';
  readonly places?: number;
  readonly parts?: readonly number[];
  readonly guaranteed?: number;
}

/** M7: the prize is an entry to `target`, worth `ticket`; what is left goes to the next place in cash. */
export interface Satellite {
  readonly target: string;
  readonly ticket: number;
}

/**
 * A tournament before anybody has entered. Args: name: as people call it. variants: games in their order;
 * with several, `rotation` and `every` as on a sign (G8). limit: its name, `no-limit` and so on; empty:
 * each game's usual one. preset: whose house rules (M8). table_size: seats at a table. entry: what one
 * pays; 0 in the practice form (M9) and in a freeroll. stack: chips one starts with. schedule: levels and
 * breaks. least: players it takes to begin. most: most entries at once; 0: unlimited. A sit & go
 * (`sit_and_go`) starts when `most` are there (M3). late_levels: entering and entering again is possible
 * until this many levels are over; 0: never. reentries: how often somebody who is out may enter anew (a
 * new entry, not a rebuy). rebuy, add_on: M6; None: none. bounty: part of each entry's `to_pool` that is
 * paid to who puts its player out; 0: none. payouts: M1. satellite: the prizes are tickets (M7).
 * hand_for_hand: on the bubble (M4). hand_minutes: of a level that each hand of hand-for-hand costs,
 * however long it takes; 0: the clock goes on by itself (TDA recommended procedure: 2). redraw: seats are
 * drawn anew for the final table. practice: for practice chips (M9). money: what the smallest unit of
 * `entry` is. progressive: percent of a bounty won that goes onto the winner’s own head; the rest he has
 * at once. live: how tables with real cards are run; empty: all tables are online. mixed: some tables are
 * online, some live; empty: all are of one kind. chips: real chips by denomination, and how many of each
 * are handed out as a starting stack; 0 of what comes into play later. Empty: not said.
 */
export interface Structure {
  readonly name: string;
  readonly schedule: readonly (Level | Break)[];
  readonly entry: Price;
  readonly stack: number;
  readonly variants?: readonly string[];
  readonly limit?: string;
  readonly preset?: string;
  readonly rotation?: 'orbits' | 'hands' | 'dealers_choice';
  readonly every?: number;
  readonly ante_by?: 'none' | 'each' | 'big_blind' | 'button';
  readonly table_size?: number;
  readonly least?: number;
  readonly most?: number;
  readonly sit_and_go?: boolean;
  readonly late_levels?: number;
  readonly reentries?: number;
  readonly rebuy?: Rebuy | null;
  readonly add_on?: AddOn | null;
  readonly bounty?: number;
  readonly progressive?: number;
  readonly payouts?: Payouts;
  readonly satellite?: Satellite | null;
  readonly hand_for_hand?: boolean;
  readonly hand_minutes?: number;
  readonly redraw?: boolean;
  readonly practice?: boolean;
  readonly money?: Money;
  readonly live?: '' | 'clock' | 'chips' | 'console' | 'record';
  readonly mixed?: '' | 'apart' | 'together';
  readonly chips?: readonly (readonly [number, number])[];
}

// ---- Tournaments with real cards and chips

export type MayEnter =
  | 'bust_out'
  | 'count_chips'
  | 'accept_difference'
  | 'move_done'
  | 'hand_played'
  | 'race_off'
  | 'take_back_race'
  | 'enter_named'
  | 'answer_for';

/** The next colour-up: what leaves play, the smallest that stays, its break’s place in the schedule. */
export interface ColourUpView {
  readonly removed: number;
  readonly smallest: number;
  readonly at: number;
  /**
   * Milliseconds to its break; 0: it is now, or is late. Left out: a level before it is played by hands.
   */
  readonly left?: number;
}

/** Somebody who has to go to another seat; from table 0: he is new. */
export interface SeatMove {
  readonly entry: number;
  readonly player: string;
  readonly name: string;
  readonly from_table: number;
  readonly from_seat: number;
  readonly table: number;
  readonly seat: number;
  readonly done: boolean;
}

/** What everybody may know of real cards and chips. */
export interface RealView {
  readonly live: 'clock' | 'chips' | 'console' | 'record';
  readonly mixed: '' | 'apart' | 'together';
  /** Denominations in play, the smallest first; empty: not said. */
  readonly values: readonly number[];
  /** Those who have not come yet first; the newest of each before the others. */
  readonly moves: readonly SeatMove[];
  /** Left out: none is planned any more. */
  readonly colour_up?: ColourUpView;
}

/** What a race made of somebody. */
export interface RacedView {
  readonly entry: number;
  readonly name: string;
  readonly seat: number;
  readonly before: number;
  readonly after: number;
  readonly odd: number;
  /** One for each odd chip, the best one counts. */
  readonly cards: string;
  readonly won: boolean;
  /** He would have had nothing left and has one chip. */
  readonly kept_in: boolean;
}

/** A table with real cards, at the desk. */
export interface RealTable {
  readonly number: number;
  /** What its players are known to have together. */
  readonly chips: number;
  /** Whether its hands are entered; then it says by itself who is out. */
  readonly hands: boolean;
  /** In mid-hand, or its dealer has not said yet that the last one is right. */
  readonly busy: boolean;
  /** Hand-for-hand: it has still to play its hand of the round. */
  readonly waits?: boolean;
  /** Everybody there has been counted in the count that is on. */
  readonly counted?: boolean;
  readonly raced?: readonly number[];
  /** The last one, while it can be taken back. */
  readonly race?: readonly RacedView[];
}

/** Tables that differ by two: who is due the big blind next at the first is to move to this seat. */
export interface UnevenTables {
  readonly from_table: number;
  readonly table: number;
  readonly seat: number;
}

/** What the desk enters, and whether chips are as they were issued. */
export interface RealDesk {
  readonly can: readonly MayEnter[];
  readonly tables: readonly RealTable[];
  /** Chips that are in play. */
  readonly issued: number;
  /** Chips that somebody is known to have. */
  readonly known: number;
  /** Who plays and has not been counted since this level or break began. */
  readonly left_to_count: number;
  readonly uneven?: UnevenTables;
}

// ---- The director's desk

export type EntryState = 'none' | 'registered' | 'unseated' | 'playing' | 'broke' | 'asked' | 'out';

export type MayRule =
  | 'begin'
  | 'resize'
  | 'cancel'
  | 'enter_player'
  | 'bots'
  | 'invite'
  | 'fix_seat'
  | 'pause'
  | 'resume'
  | 'set_clock'
  | 'take_back_clock'
  | 'order_breaks'
  | 'hand_for_hand'
  | 'disqualify'
  | 'penalize'
  | 'move_player'
  | 'announce'
  | 'take_back_bust'
  | 'take_back_move'
  | 'take_back_entry'
  | 'drop_deal'
  | 'set_payouts'
  | 'take_back_payouts';

/** An entry on the director's desk and what can be done; `leaves`: is put out once the hand is over. */
export interface DeskEntry {
  readonly entry: number;
  readonly player: string;
  readonly name: string;
  readonly state: EntryState;
  readonly chips: number;
  readonly bot?: boolean;
  readonly table_number?: number;
  readonly seat?: number;
  readonly fixed?: number;
  readonly rebuys?: number;
  readonly added_on?: boolean;
  readonly penalty?: number;
  readonly leaves?: boolean;
  readonly place?: number;
  readonly prize?: number;
  readonly paid?: number;
  /** Chips at the beginning of the hand in which he lost them, won by the entries `by`. */
  readonly had?: number;
  readonly by?: readonly number[];
  /** Plays at tables with real cards. */
  readonly live?: boolean;
  readonly can?: readonly MayRule[];
}

/** Seats of a table where nobody sits, the one first that gets the big blind soonest. */
export interface FreeSeats {
  readonly table_number: number;
  readonly seats: readonly number[];
}

/** Something that happened, the newest first: a message of the catalogue `desk-…` with its facts. */
export interface DeskNote {
  /** Of the event in the tournament's stream. */
  readonly number: number;
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** Tag of the event. */
  readonly what: string;
  readonly entry?: number;
  readonly name?: string;
  readonly table_number?: number;
  readonly seat?: number;
  readonly amount?: number;
  readonly reason?: string;
}

/** What the director sees besides: everybody, what happened, the money. */
export interface DeskView {
  readonly can: readonly MayRule[];
  readonly entries: readonly DeskEntry[];
  readonly notes: readonly DeskNote[];
  readonly collected: number;
  /** The organiser's. */
  readonly shares: number;
  readonly paid_out: number;
  readonly refunded: number;
  /** By the organiser, to what is guaranteed. */
  readonly added: number;
  readonly chips: number;
  readonly out_of_play: number;
  readonly hand_for_hand: boolean;
  readonly break_order: readonly number[];
  readonly free?: readonly FreeSeats[];
  /** From this place of the schedule on, a clock set there ends entries and rebuys; -1: none does. */
  readonly ends_entries?: number;
  /** What the desk enters of real cards and chips. Left out: there are none. */
  readonly real?: RealDesk;
}

// ---- Tournaments

export type TournamentStatus = 'registering' | 'running' | 'finished' | 'cancelled';

export type MayDo = 'enter' | 'withdraw' | 'rebuy' | 'add_on' | 'offer_deal' | 'agree_deal' | 'drop_deal';

/** An event as the lobby lists it. */
export interface TournamentEntryView {
  readonly tournament: string;
  readonly name: string;
  readonly status: TournamentStatus;
  readonly variants: readonly string[];
  readonly limit: string;
  readonly preset: string;
  readonly entry: Price;
  readonly money: Money;
  readonly practice: boolean;
  readonly stack: number;
  readonly table_size: number;
  readonly sit_and_go: boolean;
  readonly rebuys: boolean;
  readonly reentries: boolean;
  readonly bounty: number;
  /** Id of the event its tickets are for; empty: it is no satellite. */
  readonly satellite_to: string;
  readonly ticket: number;
  /** When, in milliseconds since 1970; 0: when it is full, or by the director's word. */
  readonly starts: number;
  /** Entries so far. */
  readonly players: number;
  readonly least: number;
  /** 0: unlimited. */
  readonly most: number;
  readonly left: number;
  /** From 1; 0: not begun. */
  readonly level: number;
  /** Whether one may enter though play has begun. */
  readonly late: boolean;
  readonly pool: number;
  readonly private?: boolean;
  readonly mine?: EntryState;
  readonly may_enter?: boolean;
  readonly my_table?: string;
}

/** The stakes of a level; `at`: its place in the schedule, from 0. */
export interface LevelView {
  readonly at: number;
  readonly level: number;
  readonly small_blind: number;
  readonly big_blind: number;
  readonly ante: number;
  readonly bring_in?: number;
  readonly minutes?: number;
  readonly hands?: number;
}

/**
 * Where the event is in its schedule. `left` counts down from the moment the message was made while
 * `runs`. `phase`: `due`: a break is due and the tables finish their hands.
 */
export interface ClockView {
  readonly phase: 'level' | 'due' | 'break';
  readonly runs: boolean;
  /** Why it stands, by the director's word; empty: it does not. */
  readonly paused: string;
  readonly at: number;
  readonly now: LevelView;
  readonly next: LevelView;
  /** Of the level or break, and to the next break. Left out: hands are counted, or none comes. */
  readonly left?: number;
  readonly to_break?: number;
  /** To the end of late entry. Left out: it is over, or hands are counted. */
  readonly late_left?: number;
  /** To the end of rebuys by the minute. */
  readonly rebuys_left?: number;
  /** Of a level by hands: hands of the table that has played most of them. */
  readonly hands_left?: number;
}

/** A player by rank: those in play by chips, then those who are out by their place. */
export interface RankView {
  readonly rank: number;
  readonly player: string;
  readonly name: string;
  readonly chips: number;
  readonly bot?: boolean;
  /** Id of the table where he sits. */
  readonly table?: string;
  readonly out?: boolean;
  readonly prize?: number;
  readonly bounties?: number;
  readonly rebuys?: number;
  readonly ticket?: boolean;
}

/** What a place is paid. */
export interface PayoutView {
  readonly place: number;
  readonly prize: number;
}

/** A table of the event; `table`: its id, to look on. */
export interface TableOfEvent {
  readonly number: number;
  readonly table: string;
  readonly players: number;
  /** The biggest stack. */
  readonly most: number;
  readonly least: number;
  readonly playing: boolean;
  readonly final?: boolean;
  /** With real cards; without an id, no hand is entered there. */
  readonly live?: boolean;
}

/** What the event asks of the viewer: answered by `EntryAnswer`. `left`: milliseconds to answer. */
export interface PlayerAsked {
  readonly what: 'rebuy' | 'add_on';
  readonly pays: number;
  readonly chips: number;
  readonly left?: number;
}

/** The viewer in the event. */
export interface MyEntry {
  readonly state: EntryState;
  readonly can: readonly MayDo[];
  /** Why he cannot enter, if he cannot and has no entry in play. */
  readonly why_not?: Refusal;
  readonly entry?: number;
  readonly table?: string;
  readonly table_number?: number;
  readonly seat?: number;
  readonly chips?: number;
  /** Among those in play, by chips; 0: not in play. */
  readonly rank?: number;
  readonly place?: number;
  readonly prize?: number;
  /** On his own head. */
  readonly bounty?: number;
  /** Won so far. */
  readonly bounties?: number;
  readonly rebuys?: number;
  readonly paid?: number;
  readonly ticket?: boolean;
  /** His seat is at a table with real cards. */
  readonly live?: boolean;
  readonly asked?: PlayerAsked;
}

/** What a deal gives to an entry. */
export interface ShareOfDeal {
  readonly entry: number;
  readonly player: string;
  readonly name: string;
  readonly amount: number;
  readonly agreed?: boolean;
  readonly bot?: boolean;
}

/** A deal that is on the table; `left` is still played for. */
export interface OfferedDeal {
  readonly shares: readonly ShareOfDeal[];
  readonly left: number;
}

/** An event of a chain of satellites, the lowest first, up to the event they lead to. */
export interface ChainStep {
  readonly tournament: string;
  readonly name: string;
  readonly status: TournamentStatus;
  readonly entry: Price;
  readonly starts: number;
  readonly sit_and_go?: boolean;
  readonly level?: number;
}

/** An event as one viewer knows it, whole. */
export interface TournamentView {
  readonly tournament: string;
  /** Version of its stream. */
  readonly v: number;
  readonly structure: Structure;
  readonly status: TournamentStatus;
  readonly private: boolean;
  readonly owner: string;
  readonly owner_name: string;
  readonly starts: number;
  /** Milliseconds to the start. Left out: no time is set. */
  readonly starts_in?: number;
  readonly players: number;
  readonly people: number;
  readonly left: number;
  /** Chips of an average stack. */
  readonly average: number;
  /** In play. */
  readonly chips: number;
  readonly rebuys: number;
  readonly add_ons: number;
  readonly pool: number;
  /** Prizes; while one may still enter, as they would be now. */
  readonly payouts: readonly PayoutView[];
  /** Whether prizes are settled: nobody enters or buys any more. */
  readonly settled: boolean;
  readonly paid_places: number;
  /** Hand-for-hand. */
  readonly bubble: boolean;
  /** The first hundred. */
  readonly ranks: readonly RankView[];
  readonly tables: readonly TableOfEvent[];
  readonly me: MyEntry;
  readonly chain?: readonly ChainStep[];
  /** The director's last word to all. */
  readonly announcement?: string;
  /** Seconds by which spectators of its tables see everything later. */
  readonly delay?: number;
  /** Who may write at its tables. */
  readonly chat?: 'everyone' | 'seated' | 'off';
  /** Members' bots may enter. */
  readonly members_bots?: boolean;
  /** Why there is none; `too_few`: too few had entered at its time. */
  readonly called_off?: string;
  /** Left out before the start and after the end. */
  readonly clock?: ClockView;
  readonly deal?: OfferedDeal;
  /** Real cards and chips. Left out: there are none. */
  readonly real?: RealView;
  /** For who runs the event alone. */
  readonly desk?: DeskView;
}

/** Send the list of events from now on, or no more. */
export interface TournamentsWanted {
  readonly t: 'tournaments';
  readonly on: boolean;
}

/** Send an event from now on, or no more; `desk`: with the director's part, for who runs it. */
export interface TournamentWanted {
  readonly t: 'tournament';
  readonly tournament: string;
  readonly on: boolean;
  readonly desk?: boolean;
}

/** All events the viewer may see; when one changes, at most once a second. */
export interface TournamentsMessage {
  readonly t: 'tournaments';
  readonly tournaments: readonly TournamentEntryView[];
}

/** An event as it is; when it changes, at most once a second, and at once what concerns the viewer. */
export interface TournamentMessage {
  readonly t: 'tournament';
  readonly view: TournamentView;
}

/** The viewer sits elsewhere in the event; empty: at no table now (`table`), it is his first (`left`). */
export interface TournamentMoved {
  readonly t: 'moved';
  readonly tournament: string;
  readonly name: string;
  readonly left: string;
  readonly table: string;
  readonly seat: number;
}

// ---- Messages

/** The first message of a connection; again, to change the language. */
export interface HelloMessage {
  readonly t: 'hello';
  readonly protocol: number;
  readonly lang: string;
}

/** Look on at a table. `since`: the version known, after a break. */
export interface WatchMessage {
  readonly t: 'watch';
  readonly table: string;
  readonly since?: number;
}

/** Look on no more. */
export interface UnwatchMessage {
  readonly t: 'unwatch';
  readonly table: string;
}

/** Do something. `version`: of the table, as the sender saw it; the same `id` is done once. */
export interface DoMessage {
  readonly t: 'do';
  readonly id: string;
  readonly table: string;
  readonly version: number;
  readonly action: Action;
}

/** Write a line. */
export interface ChatOut {
  readonly t: 'chat';
  readonly id: string;
  readonly table: string;
  readonly text: string;
}

/** Send the list of tables from now on, or no more. */
export interface LobbyWanted {
  readonly t: 'lobby';
  readonly on: boolean;
}

/** Are you there? */
export interface PingMessage {
  readonly t: 'ping';
  readonly n: number;
}

/**
 * Check the deal at a table that is watched. `chain`: the value one's shares come after, from a seat;
 * without it no shares are given.
 */
export interface FairMessage {
  readonly t: 'fair';
  readonly table: string;
  readonly chain?: string;
}

/** One's share for the record that is open: at once, for it is due in 3 seconds. */
export interface ShareMessage {
  readonly t: 'share';
  readonly table: string;
  readonly hand: string;
  readonly share: string;
}

export type ClientMessage =
  | HelloMessage
  | WatchMessage
  | UnwatchMessage
  | DoMessage
  | ChatOut
  | LobbyWanted
  | PingMessage
  | FairMessage
  | ShareMessage
  | TournamentsWanted
  | TournamentWanted;

/** Who the connection belongs to. */
export interface WelcomeMessage {
  readonly t: 'welcome';
  readonly player: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly protocol: number;
}

/** A table as it is, from nothing; a question or clock that is not there is none. */
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

/** What happened at once; a question or clock that is not there is over. */
export interface BatchMessage {
  readonly t: 'batch';
  readonly table: string;
  /** The version after it: the one before and as many as there are events. */
  readonly v: number;
  readonly events: readonly TableEvent[];
  readonly told: readonly Line[];
  /** JSON merge patch (RFC 7396) from the view before. */
  readonly set: Patch;
  readonly question?: Question;
  readonly clock?: Clock;
}

/** It is done, and in the log. */
export interface DoneMessage {
  readonly t: 'done';
  readonly id: string;
  readonly v: number;
}

/** It is not done, and why; `text` in the language of the connection. */
export interface RefusedMessage {
  readonly t: 'refused';
  readonly id: string;
  readonly clause: string;
  readonly code: string;
  readonly facts: readonly (readonly [string, number | string])[];
  readonly text: string;
}

/** A line of chat. `n` counts from 1 at each table: one that came twice is known by it. */
export interface ChatMessage {
  readonly t: 'chat';
  readonly table: string;
  readonly n: number;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  readonly player: string;
  readonly name: string;
  readonly text: string;
}

/** A table in the lobby. */
export interface LobbyTable {
  readonly table: string;
  readonly sign: SignView;
  readonly players: number;
  readonly waiting: number;
  /** Chips in an average pot lately; 0: not known yet. */
  readonly average_pot: number;
  /** Of 100 players dealt in, how many saw the flop lately; 0: not known. */
  readonly per_flop?: number;
  /** Players whom programs play, the house's and members'. */
  readonly bots?: number;
  readonly private?: boolean;
  /** Members' bots may sit down. */
  readonly members_bots?: boolean;
}

/** All tables the viewer may look on at; at most once a second. */
export interface LobbyMessage {
  readonly t: 'lobby';
  readonly tables: readonly LobbyTable[];
}

/** A call for the floor. */
export interface CallView {
  readonly number: number;
  /** When, in milliseconds since 1970. */
  readonly at: number;
  readonly table: string;
  readonly table_name: string;
  readonly seat: number;
  readonly player: string;
  readonly name: string;
  /** Why; empty: not said. */
  readonly text: string;
  /** Name of who sees to it; empty: nobody yet. */
  readonly taken: string;
  readonly closed: boolean;
  readonly closed_by: string;
  readonly answer: string;
}

/**
 * All calls that are open, the oldest first, for those in charge; for others, their own, and before them
 * the last of theirs that was closed. Sent when the connection begins, to those in charge even if there
 * are none, and when one changes.
 */
export interface CallsMessage {
  readonly t: 'calls';
  readonly calls: readonly CallView[];
}

/** The table is closed. */
export interface GoneMessage {
  readonly t: 'gone';
  readonly table: string;
}

/** I am. */
export interface PongMessage {
  readonly t: 'pong';
  readonly n: number;
}

/**
 * Something about the connection: `unreadable`, `outdated`, `hello_first`, `no_table`, `set_aside`,
 * `private`, `too_many`, `signed_out`, `no_tournament`, `too_many_events`.
 */
export interface ErrorMessage {
  readonly t: 'error';
  readonly code: string;
  readonly text: string;
}

/** The record of a hand, before its deal: the very bytes that are hashed, as text. */
export interface FairRecordMessage {
  readonly t: 'fair_record';
  readonly table: string;
  readonly record: string;
}

/** A pack opened whole: card codes by position; salts and tickets come from `key`. */
export interface FairPack {
  readonly pack: number;
  readonly cards: readonly number[];
  readonly key: string;
}

/** All shares, by ascending seat, and the three packs that were not picked: before the first card. */
export interface FairSharesMessage {
  readonly t: 'fair_shares';
  readonly table: string;
  readonly hand: string;
  readonly shares: readonly (readonly [number, string])[];
  readonly opened: readonly FairPack[];
}

/** A record is void: the shares that came, and all four packs. */
export interface FairVoidMessage {
  readonly t: 'fair_void';
  readonly table: string;
  readonly record: string;
  readonly shares: readonly (readonly [number, string])[];
  readonly opened: readonly FairPack[];
}

/**
 * Openings of cards the viewer sees; of a stub shuffled anew the order and the tickets. Who begins in the
 * middle of a hand is told what was dealt, too: `deals` and `shown`.
 */
export interface FairCardsMessage {
  readonly t: 'fair_cards';
  readonly table: string;
  readonly hand: string;
  readonly openings: readonly Opening[];
  readonly servings?: readonly ServingList[];
  readonly tickets?: readonly TicketOpening[];
  readonly deals?: readonly Deal[];
  readonly shown?: readonly ShownCards[];
}

export type ServerMessage =
  | WelcomeMessage
  | ViewMessage
  | BatchMessage
  | DoneMessage
  | RefusedMessage
  | ChatMessage
  | LobbyMessage
  | CallsMessage
  | GoneMessage
  | PongMessage
  | ErrorMessage
  | FairRecordMessage
  | FairSharesMessage
  | FairVoidMessage
  | FairCardsMessage
  | TournamentsMessage
  | TournamentMessage
  | TournamentMoved;

// ---- HTTP

/** Who is signed in: `/api/me`, and the answer of `/api/guest` and the other ways in. */
export interface Account {
  /** Id by which tables and events name him. */
  readonly player: string;
  readonly name: string;
  /** `player`, `floor`, `host`, as far as they go; nothing for a guest. */
  readonly roles: readonly string[];
  readonly guest: boolean;
  readonly language: string;
}

/** A game a new table can play. */
export interface GameChoice {
  readonly game: string;
  readonly limits: readonly LimitName[];
  /** The usual one. */
  readonly limit: LimitName;
  /** The most. */
  readonly seats: number;
}

/** A house rule a host may change. */
export interface RuleChoice {
  readonly rule: string;
  readonly clause: string;
  /** What it may be; empty: any whole number from `least` to `most`. */
  readonly values: readonly RuleValue[];
  readonly least?: number;
  readonly most?: number;
}

/** `/api/choices`: what a new table can be. */
export interface Choices {
  readonly games: readonly GameChoice[];
  readonly presets: readonly string[];
  /** In the order they are asked. */
  readonly rules: readonly RuleChoice[];
  /** By preset and limit: what each of `rules` is if nobody changes it. */
  readonly usual: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, RuleValue>>>>>>;
}

/** `POST /api/tables`, answered by `Opened`; `POST /api/tables/sign`, answered by `ShownSign`. */
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
  /** House rules that differ from the preset's. */
  readonly rules: Readonly<Record<string, RuleValue>>;
  /** Chips; 0: the usual, where the house rule `ante` wants one. */
  readonly ante?: number;
  /** What each pays for a bomb pot; 0: the usual, where the house rule allows them. */
  readonly bomb_pot?: number;
  /** The pack is offered for cutting (P4). */
  readonly cut?: boolean;
  readonly rotation?: 'orbits' | 'hands' | 'dealers_choice';
  readonly every?: number;
  readonly rake_per_mille?: number;
  readonly rake_cap?: number;
  /** Empty: practice chips. */
  readonly currency?: string;
  /** Of the currency: 2 for cents. */
  readonly digits?: number;
  /** What a chip is worth, in the currency's smallest unit. */
  readonly chip_value?: number;
  readonly private?: boolean;
  /** The host lets every buy-in through, or not. */
  readonly approve?: boolean;
  /** Seconds by which spectators see everything later. */
  readonly delay?: number;
  readonly chat?: 'everyone' | 'seated' | 'off';
  /** Nobody sits down who comes from the same address as another player of the table. */
  readonly one_address?: boolean;
  /** How well the house's bots there play. */
  readonly bot_level?: 'mixed' | 'easy' | 'medium' | 'hard';
  /** Members' bots may sit down, for practice chips. */
  readonly members_bots?: boolean;
  /** How real cards are played with; empty: the system deals. */
  readonly live?: '' | 'chips' | 'console' | 'record';
}

/** `PUT /api/tables/{table}/manners`: how a table is kept from now on. */
export interface KeptSo {
  readonly name: string;
  readonly private: boolean;
  readonly approve: boolean;
  /** In mid-hand it changes as soon as the hand is over. */
  readonly delay: number;
  readonly chat: 'everyone' | 'seated' | 'off';
  readonly one_address?: boolean;
  readonly members_bots?: boolean;
}

/** `/api/tables/set-aside`: a table that this release cannot read, so that nobody plays there for now. */
export interface SetAsideTable {
  readonly table: string;
  /** As it was opened; empty: not known. */
  readonly name: string;
  /** For who looks after the machine, in English. */
  readonly why: string;
}

/** Who won, and how many chips. */
export interface PastWinner {
  readonly seat: number;
  readonly name: string;
  readonly chips: number;
}

/** A hand of `/api/tables/{table}/hands`, which lists the last ones, the newest first. */
export interface PastLine {
  readonly number: number;
  /** When it was over, in milliseconds since 1970. */
  readonly at: number;
  /** By place on the sign. */
  readonly game: number;
  readonly winners: readonly PastWinner[];
  /** Chips the viewer has won or (negative) lost in it, if he was in it. */
  readonly gain?: number;
  /** And his chips after it. */
  readonly stack?: number;
}

/** What happened next: lines for the log, and the patch to the view after it. */
export interface PastStep {
  readonly told: readonly Line[];
  readonly set: Patch;
}

/** `/api/tables/{table}/hands/{number}`: a hand as the viewer may see it, from its beginning. */
export interface PastView {
  readonly number: number;
  readonly told: readonly Line[];
  readonly first: TableView;
  readonly steps: readonly PastStep[];
}

/** `POST /api/tables/{table}/foretold`: what a ruling would come to, and by which clauses. */
export interface Foretold {
  readonly told: readonly Line[];
  readonly clauses: readonly string[];
}

/** `POST /api/quick-seat`: a table with a seat free, of this game if one is named. */
export interface QuickSeat {
  /** Only with practice chips; else tables where people play come first. */
  readonly practice: boolean;
  readonly game?: string;
  /** Of practice: a table at which all of the house's bots play at this level. */
  readonly level?: 'any' | 'easy' | 'medium' | 'hard';
}

/** A table that was opened, or found. */
export interface Opened {
  readonly table: string;
}

/** What an HTTP request was refused with. */
export interface Problem {
  readonly code: string;
  readonly text: string;
  readonly clause?: string;
  readonly facts?: readonly (readonly [string, number | string])[];
}

/** What the sign of a table would say, or why there can be none: one of the two. */
export interface ShownSign {
  readonly sign?: SignView;
  readonly problem?: Problem;
}

// ---- HTTP: the desk of real cards and chips

/** Enter somebody who has no device, by name: where entering costs nothing; `live`: in a mixed field. */
export interface EnterNamed {
  readonly type: 'enter_named';
  readonly name: string;
  readonly live?: boolean;
}

/** Buy, or decline, for somebody who has said so at the desk; he pays from his own account. */
export interface AnswerFor {
  readonly type: 'answer_for';
  readonly player: string;
  readonly answer: 'rebuy' | 'no_rebuy' | 'add_on';
}

/**
 * Who lost all chips in one hand: pairs of entry and the chips it began the hand with (0: as many as are
 * known); `by`: entries that won them, if that is known.
 */
export interface KnockOut {
  readonly type: 'bust_out';
  readonly table: number;
  readonly out: readonly (readonly [number, number])[];
  readonly by?: readonly number[];
}

/** Pairs of entry and chips, as they were counted at a table. */
export interface CountStacks {
  readonly type: 'count_chips';
  readonly table: number;
  readonly stacks: readonly (readonly [number, number])[];
}

/** All are counted, and together they are not what was issued: play with what there is. */
export interface PlayWithDifference {
  readonly type: 'accept_difference';
  readonly reason: string;
}

/** The player has come to the seat he was moved to, or, after all, has not. */
export interface SeatTaken {
  readonly type: 'move_done';
  readonly player: string;
  readonly done?: boolean;
}

/** Hand-for-hand: the table has played its hand; 0: all of them. */
export interface RoundPlayed {
  readonly type: 'hand_played';
  readonly table?: number;
}

/**
 * A denomination leaves play: triples of entry, all its chips, and how many it has of what leaves.
 * `cards`: one for each odd chip, seat by seat; empty: the machine draws them.
 */
export interface RaceTable {
  readonly type: 'race_off';
  readonly table: number;
  readonly removed: number;
  readonly smallest: number;
  readonly stacks: readonly (readonly [number, number, number])[];
  readonly cards?: string;
}

/** Everybody at the table has what he had before the last race. */
export interface UndoRace {
  readonly type: 'take_back_race';
  readonly table: number;
  readonly reason: string;
}

// ---- HTTP: tournaments

/** A structure from what is known of an event, as `pakli tournament plan` makes it. */
export interface EventPlan {
  readonly players: number;
  readonly stack: number;
  readonly minutes: number;
  readonly variants?: readonly string[];
  readonly limit?: string;
  readonly preset?: string;
  readonly entry?: Price;
  readonly money?: Money;
  readonly chips?: readonly number[];
  readonly ante_by?: 'none' | 'each' | 'big_blind' | 'button';
  readonly form?: 'freezeout' | 'rebuy';
}

/**
 * `POST /api/tournaments`, answered by `EventMade`; `/api/tournaments/preview`, answered by
 * `EventPreview`. Exactly one of `preset`, `plan` and `structure` says what is played; the other fields
 * change it.
 */
export interface NewEvent {
  readonly name: string;
  readonly preset?: string;
  readonly plan?: EventPlan;
  readonly structure?: Structure;
  /** Other games than the preset's. */
  readonly variants?: readonly string[];
  /** Another entry fee than the preset's; what is part of it, bounty or ticket, changes with it. */
  readonly entry?: Price;
  /** In which the preset's fee is paid, if not in its own, or in the target's. */
  readonly money?: Money;
  /** When, in milliseconds since 1970; 0: when it is full, or by the director's word. */
  readonly starts?: number;
  /** Only for those invited. */
  readonly private?: boolean;
  /** How tables with real cards are run; empty: as the structure says. */
  readonly live?: '' | 'clock' | 'chips' | 'console' | 'record';
  readonly mixed?: '' | 'apart' | 'together';
  /** Pairs of denomination and how many of it a starting stack has; small ones leave play in breaks. */
  readonly real_chips?: readonly (readonly [number, number])[];
  /** Id of the event its tickets are for: they are worth its entry fee, and paid in its money. */
  readonly satellite_to?: string;
  /** Seconds by which spectators see everything later. */
  readonly delay?: number;
  /** Who may write at its tables. */
  readonly chat?: 'everyone' | 'seated' | 'off';
  /** Members' bots may enter: practice events alone. */
  readonly members_bots?: boolean;
  /** The house's bots at once: practice events alone. */
  readonly bots?: number;
  /** The house's bots take the seats that are free when it is to start: practice events alone. */
  readonly fill?: boolean;
  /** When it is over it is made anew, a week later. */
  readonly weekly?: boolean;
  /** Places give points in the season. */
  readonly season?: boolean;
  /** Entries expected, for the preview; 0: as many as fit. */
  readonly expected?: number;
}

/** An event that was made, or found. */
export interface EventMade {
  readonly tournament: string;
}

/** Something odd about a structure, as a sentence in the caller's language. */
export interface EventRemark {
  readonly code: string;
  readonly clause: string;
  readonly weight: 'warning' | 'notice';
  readonly text: string;
}

/** What the event would be; or why there can be none (`code` and the rest). */
export interface EventPreview {
  readonly structure?: Structure;
  readonly players?: number;
  /** Until it is over, by the model. */
  readonly minutes?: number;
  /** In which it is over then. */
  readonly level?: number;
  readonly pool?: number;
  readonly payouts?: readonly PayoutView[];
  readonly remarks?: readonly EventRemark[];
  readonly code?: string;
  readonly clause?: string;
  readonly facts?: readonly (readonly [string, number | string])[];
  readonly text?: string;
}

/** `POST /api/tournaments/{id}/answer`: of a rebuy or add-on; the same `id` is done once. */
export interface EntryAnswer {
  readonly id: string;
  readonly answer: 'rebuy' | 'no_rebuy' | 'add_on';
}

/** It is done, and in the log: the event's version then. */
export interface Answered {
  readonly v: number;
}

/** `GET /api/tournaments/{id}/deal?by=icm&left=0`: what each would get, to be offered. */
export interface SuggestedDeal {
  readonly shares: readonly ShareOfDeal[];
  readonly left: number;
}

/** `POST /api/tournaments/{id}/deal`: pairs of entry and amount, offered by one who is left. */
export interface DealOffer {
  readonly id: string;
  readonly amounts: readonly (readonly [number, number])[];
  readonly left?: number;
}

/** `POST /api/tournaments/{id}/deal/answer`. */
export interface DealAnswer {
  readonly id: string;
  readonly agree: boolean;
}

/** `POST /api/quick-tournament`, answered by `EventMade`: a practice sit & go with bots, at once (M9). */
export interface QuickEvent {
  readonly players?: number;
  readonly game?: string;
}

/** `GET /api/tournaments/set-aside`: one that this release cannot read: nobody plays there for now. */
export interface UnreadableEvent {
  readonly tournament: string;
  /** As it was announced; empty: not known. */
  readonly name: string;
  /** For who looks after the machine, in English. */
  readonly why: string;
}

// ---- HTTP: the director's word

/** Start now. */
export interface StartEvent {
  readonly type: 'begin';
}

/** Other numbers of players; `most` 0: unlimited. */
export interface ChangeSize {
  readonly type: 'resize';
  readonly least: number;
  readonly most: number;
}

/** The event does not take place: everybody has his fee back. */
export interface CallOff {
  readonly type: 'cancel';
  readonly reason: string;
}

/** Enter somebody, who pays from his own account; `live`: in a mixed field, at real cards. */
export interface EnterPlayer {
  readonly type: 'enter_player';
  readonly player: string;
  readonly live?: boolean;
}

/** Invite somebody to a private event. */
export interface InvitePlayer {
  readonly type: 'invite';
  readonly player: string;
}

/** So many of the house's bots enter: practice events alone. */
export interface BringBots {
  readonly type: 'bots';
  readonly number: number;
}

/** The player needs this seat number at whatever table; 0: any more. */
export interface UseSeat {
  readonly type: 'fix_seat';
  readonly player: string;
  readonly seat: number;
}

/** Stop the clock; no hand is begun. */
export interface PauseEvent {
  readonly type: 'pause';
  readonly reason: string;
}

/** Go on. */
export interface ResumeEvent {
  readonly type: 'resume';
}

/** The place in the schedule, from 0, and the seconds left in it. */
export interface SetLevel {
  readonly type: 'set_clock';
  readonly at: number;
  readonly left: number;
  readonly reason: string;
}

/** Take the last setting of the clock back. */
export interface UndoClock {
  readonly type: 'take_back_clock';
  readonly reason: string;
}

/** Break these tables first, in this order. */
export interface OrderTables {
  readonly type: 'order_breaks';
  readonly tables: readonly number[];
}

/** Begin or end hand-for-hand. */
export interface SetHandForHand {
  readonly type: 'hand_for_hand';
  readonly on: boolean;
  readonly reason: string;
}

/** Out of the event; the chips leave play. */
export interface PutOut {
  readonly type: 'disqualify';
  readonly player: string;
  readonly reason: string;
}

/** Put the player out for so many hands; 0: take it back. */
export interface Penalty {
  readonly type: 'penalize';
  readonly player: string;
  readonly hands: number;
  readonly reason: string;
}

/** The bust was wrong: pairs of entry and chips that they give back. */
export interface UndoBust {
  readonly type: 'take_back_bust';
  readonly player: string;
  readonly chips: readonly (readonly [number, number])[];
  readonly reason: string;
}

/** To a free seat of any table, while no hand is on at his. */
export interface MovePlayer {
  readonly type: 'move_player';
  readonly player: string;
  readonly table: number;
  readonly seat: number;
  readonly reason: string;
}

/** Back to where he sat before. */
export interface UndoMove {
  readonly type: 'take_back_move';
  readonly player: string;
  readonly reason: string;
}

/** As if he had never entered: the fee goes back. */
export interface UndoEntry {
  readonly type: 'take_back_entry';
  readonly player: string;
  readonly reason: string;
}

/** No deal. */
export interface EndDeal {
  readonly type: 'drop_deal';
  readonly reason: string;
}

/** Divide the pool by these parts, the first place first; before prizes are settled. */
export interface DividePool {
  readonly type: 'set_payouts';
  readonly parts: readonly number[];
  readonly reason: string;
}

/** Divide it as before. */
export interface UndoPayouts {
  readonly type: 'take_back_payouts';
  readonly reason: string;
}

/** Say something to all; empty: nothing any more. */
export interface Announce {
  readonly type: 'announce';
  readonly text: string;
}

export type DirectorAction =
  | StartEvent
  | ChangeSize
  | CallOff
  | EnterPlayer
  | InvitePlayer
  | BringBots
  | UseSeat
  | PauseEvent
  | ResumeEvent
  | SetLevel
  | UndoClock
  | OrderTables
  | SetHandForHand
  | PutOut
  | Penalty
  | UndoBust
  | MovePlayer
  | UndoMove
  | UndoEntry
  | EndDeal
  | Announce
  | DividePool
  | UndoPayouts
  | EnterNamed
  | AnswerFor
  | KnockOut
  | CountStacks
  | PlayWithDifference
  | SeatTaken
  | RoundPlayed
  | RaceTable
  | UndoRace;

/** `POST /api/tournaments/{id}/rule`, answered by `Answered`; the same `id` is done once. */
export interface Ruling {
  readonly id: string;
  readonly action: DirectorAction;
}

// ---- HTTP: chains of satellites

/**
 * `POST /api/tournaments/{id}/chain`, answered by `ChainMade`; `…/chain/preview`, by `ChainPreview`.
 * Satellites lead one into the other, the last into this event (M7). The fees rise by about the same
 * factor from step to step. Each satellite is played as `preset`.
 */
export interface NewChain {
  /** The satellites are called so, with their numbers. */
  readonly name: string;
  /** Satellites: one to five. */
  readonly levels?: number;
  /** What the lowest costs; for practice nothing. */
  readonly bottom?: Price;
  readonly preset?: string;
  /** Other games than the target's. */
  readonly variants?: readonly string[];
  /** When the lowest starts, in milliseconds since 1970; 0: no time is set for any of them. */
  readonly starts?: number;
  /** Minutes from the start of one to that of the next. */
  readonly apart?: number;
  readonly private?: boolean;
  /** The house's bots take the seats that are free when each is to start: practice alone. */
  readonly fill?: boolean;
  /** Members' bots may enter: practice alone. */
  readonly members_bots?: boolean;
  readonly delay?: number;
  readonly chat?: 'everyone' | 'seated' | 'off';
}

/** A satellite of a chain that is not made yet. */
export interface PlannedStep {
  readonly name: string;
  readonly entry: Price;
  readonly ticket: number;
  readonly starts: number;
  /** So many make up one ticket. */
  readonly entries: number;
}

/** What the chain would be, the lowest step first; or why there can be none (`code` and the rest). */
export interface ChainPreview {
  readonly steps?: readonly PlannedStep[];
  readonly code?: string;
  readonly clause?: string;
  readonly facts?: readonly (readonly [string, number | string])[];
  readonly text?: string;
}

/** The satellites of a chain that was made, the lowest first. */
export interface ChainMade {
  readonly tournaments: readonly string[];
}

// ---- The rulebook

/** A clause: its id, the letters of the sources that state it, the worked examples that show it. */
export interface BookClause {
  readonly clause: string;
  readonly sources: readonly string[];
  readonly examples: readonly string[];
}

/** A chapter with its clauses, in the order of the rulebook. */
export interface BookSection {
  readonly section: string;
  readonly clauses: readonly BookClause[];
}

/** A value, and when it holds: for one kind of game or all, for some limits or all (none named). */
export interface BookCase {
  readonly value: RuleValue;
  readonly kind?: 'cash' | 'tournament';
  readonly limits?: readonly LimitName[];
}

/** What some presets play, all alike. */
export interface BookAnswer {
  readonly presets: readonly string[];
  readonly cases: readonly BookCase[];
}

/** A house rule: the clause that reads it, the values it can have, what each preset chooses. */
export interface BookRule {
  readonly rule: string;
  readonly clause: string;
  /** Where it is a number: those that a preset plays. */
  readonly values: readonly RuleValue[];
  readonly answers: readonly BookAnswer[];
}

/** A term of the glossary, and the clause in which to read about it; empty: none does. */
export interface BookTerm {
  readonly term: string;
  readonly clause: string;
}

/** `/api/rulebook`: the table of contents. */
export interface Book {
  readonly sections: readonly BookSection[];
  readonly presets: readonly string[];
  readonly rules: readonly BookRule[];
  readonly terms: readonly BookTerm[];
}

/**
 * A step of a worked example: what happened, or what was refused; the patch to the view after it; who is
 * asked then, and what he may do.
 */
export interface ExampleStep {
  readonly told: readonly Line[];
  readonly set: Patch;
  /** What somebody wanted to do, in vain. */
  readonly tried?: Line;
  readonly refusal?: Refusal;
  readonly asked?: number;
  readonly hints?: readonly Hint[];
}

/** `/api/rulebook/examples/{example}`: a worked example, as the engine plays it. */
export interface ExampleView {
  readonly example: string;
  readonly clauses: readonly string[];
  readonly preset: string;
  readonly first: TableView;
  /** The first is how it begins: its patch is empty. */
  readonly steps: readonly ExampleStep[];
}
