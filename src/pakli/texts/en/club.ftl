### People: what the club refuses, and the command `pakli user`. English.
### `$person`, `$wanted`, `$free` are names.

## Names, passwords, what people write

refusal-name-length = A name here has { $least } to { $most } characters.
refusal-name-character = This character cannot be in a name: { $sign }. Possible are letters, digits, blanks, dots, hyphens and apostrophes.
refusal-name-two_alphabets = This name mixes two alphabets. Please write it in one of them.
refusal-name-no_letter = A name needs at least one letter.
refusal-name-separators = Blanks, dots, hyphens and apostrophes stand one at a time, between letters or digits.
refusal-name-reserved = The house itself goes by this name: { $wanted }. Please choose another.
refusal-name-taken = Somebody here is called { $wanted } already, or looks as if. Still free: { $free }.
refusal-name-taken_often = Many here are called { $wanted } already, or look as if. Please choose another name.
refusal-password-length = A password has { $least } to { $most } characters.
refusal-password-repeats = This password is too few characters over and over. Please choose one with more of them.
refusal-password-is_name = Your name is no password. Please choose another.
refusal-chat-empty = There is nothing to send. Please write something first.
refusal-chat-too_long = { $given } characters are too many: one message holds { $most }.
refusal-settings-language = Pakli does not speak this language: { $language }.
refusal-settings-minutes = Possible are 0 to { $most } minutes.
refusal-settings-many_notes = You have notes about { $most } people, which is all there is room for. Remove one first.
refusal-settings-many_bots = You have { $most } bots, which is all there is room for. Revoke the token of one first.

## Coming in

refusal-sign_in-wrong = Name and password do not go together. Please look again; the host can help with a recovery code.
refusal-recovery-wrong = Name and code do not go together, or the code holds no more. The host can make a new one.
refusal-invitation-void = This link holds no more. Please ask for a new one.
refusal-invitation-members_only = This link is for members. Please choose a password first.
refusal-invitation-bounds = An invitation is for 1 to { $most } people and for a year at most.
refusal-wait-busy = Many are coming in at this moment. Please try again in a few seconds ({ $seconds }).
refusal-wait-sign_in =
    Too many tries. You may try again in { $seconds_n ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
refusal-wait-arrivals =
    Many have come in from here just now. You may try again in { $seconds_n ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.

## Rights

refusal-may-barred = This club is closed to you. Please talk to the host.
refusal-may-bots_not = That is not for the house’s bots.
refusal-may-members_bots_not = That is not for bots: a bot looks on and plays, and nothing else.
refusal-may-looks_on = This bot’s token is for looking on. Make one for a bot that plays.
refusal-may-no_members_bots = The host lets no members’ bots take part here.
refusal-may-practice_chips_only = Members’ bots play for practice chips alone.
refusal-may-members_only = That is for members. Choose a password and you are one: your chips and your hands stay yours.
refusal-may-members_only_named = Only a member can be floor manager or host. Guests choose a password first.
refusal-may-guests_only = You are a member already.
refusal-may-floor_only = That is for the floor manager. Please call one.
refusal-may-host_only = That is for the host. Please ask the host.
refusal-may-sits_here = Nobody rules at the table they sit at. Another floor manager, or the host, can.
refusal-may-not_above = Only the host can do that to a floor manager or a host.
refusal-may-invited_only = This table is private. Please ask who opened it for an invitation.
refusal-may-invitation_needed = One comes into this club by invitation. Please ask the host for a link.
refusal-may-last_host = The club needs a host. Please name another one first.
refusal-may-muted =
    The floor manager has asked you to be quiet. You may write again in { $minutes_n ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.

## Accounts

refusal-chips-amount = Possible are 1 to { $most } at once.
refusal-chips-overdrawn = There are not { $chips } in the account: it holds { $has }.
refusal-chips-credit = There are not { $chips } to be had: the account holds { $has }, and the credit line is { $credit }.
refusal-chips-reason = A reason is needed here. It is shown in the statement.
refusal-chips-long_reason = { $given } characters are too many: a reason holds { $most }.
refusal-chips-of_table = A table booked this. Please put the account right by an amount, with a reason.
refusal-chips-undone = This was taken back already.
refusal-money-digits = { $currency } is counted with { $digits } digits behind the point here. Please leave it so.
refusal-settle-practice = Practice chips are never settled up. Please choose a currency.
refusal-settle-on_tables = There are chips on tables still. When everybody has left with them, you can settle up.
refusal-settle-nothing = Nobody owes anybody anything in this currency.
refusal-settle-changed = The balances are others by now. Please look again.

account-grant = Practice chips
account-gift = Given by the host
account-taken_back = Taken back by the host
account-buy_in = Buy-in
account-top_up = Top-up
account-cash_out = Taken from the table
account-correction = Correction
account-settled = Settled up
account-entry = Tournament entry
account-prize = Prize
account-rebuy = Rebuy
account-add_on = Add-on
account-refund = Entry fee returned
account-prize_back = Prize or bounty taken back
account-bounty = Bounty
account-tournament = Tournament
account-rake = Rake

## Who somebody is

standing-guest = guest
standing-player = member
standing-floor = floor manager
standing-host = host
standing-bot = bot of the house
standing-members-bot = bot of { $owner }

## pakli user

cli-user = People of the club, from the machine that holds its database: whoever can do this needs no password.
    .title = The club’s people: passwords, hosts, sessions.
cli-user-list = Everybody, in the order in which they came.
    .title = Who there is.
cli-user-add = Adds a member and prints a recovery code, by which the new member chooses a password.
    .title = Add a member.
cli-user-reset-password = Sets a new password and ends all sessions. It is asked for; where there is no terminal, it is the first line of the input.
    .title = Set a new password.
cli-user-make-host = Makes a member the host.
    .title = Make a member the host.
cli-user-revoke-sessions = Signs somebody out on every device.
    .title = Sign somebody out everywhere.
cli-user-recovery-code = Makes a code by which somebody can choose a new password, once, for a day.
    .title = Make a recovery code.
cli-user-name = The name, or one that looks like it.
cli-option-database = The database: sqlite:///path or postgresql://…

user-nobody = There is nobody called { $wanted }.
user-none = There is nobody yet.
user-line = { $person }: { $standing }
user-line-barred = { $person }: { $standing }, barred
user-added = { $person } is a member now.
user-code = Recovery code for { $person }: { $code }
user-code-use = Name and code together let one choose a new password, once, within a day.
user-password-wanted = New password for { $person }
user-password-again = Once more
user-passwords-differ = The two passwords are not the same.
user-password-set = { $person } has a new password. All sessions have ended.
user-is-host = { $person } is host now.
user-sessions-ended =
    { $sessions_n ->
        [one] { $sessions } session
       *[other] { $sessions } sessions
    } ended for { $person }.
user-no-database = There is no database { $path }.
