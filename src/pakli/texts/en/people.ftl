### One's account and the club, as the page shows them. English. `$name`, `$by`, `$whom` are names.

## One's own account

me-title = Account
me-holdings = Outside of all tables: { $amounts }
me-practice-chips = practice chips { $amount }
me-guest = You are a guest: only this browser knows you. As a member you can come back from anywhere; name, chips and hands stay yours.
me-become-member = Choose a password; your name stays.
me-joined = You are a member now.
me-club = To the club’s page: club nights, standings, people
me-rename = Change
me-password = Change the password
me-password-old = Password until now
me-password-new = New password
me-password-again = New password once more
me-passwords-differ = The two new passwords are not the same.
me-password-change = Change it
me-password-changed = The password is changed. All other sessions have ended.
me-sessions = Where you are signed in
me-session-here = here
me-session-seen = last used { $when }
me-session-unknown = unknown device
me-session-end = Sign out there
me-session-end-of = Sign out there: { $device }
me-sessions-end-others = Sign out everywhere else
me-bots = Bots of your own
me-bots-about = A bot is a program of yours that comes in with a token. It plays for practice chips at tables whose host lets members’ bots play, and everybody sees whose it is.
me-bots-none = You have none yet.
me-bot-name = Name of the bot
me-bot-may = What it may do
me-bot-plays = play
me-bot-looks-on = only look on
me-bot-make = Make a token
me-bot-token = The token of { $name }. It is shown this once: whoever has it can play as this bot.
me-bot-never = never used
me-bot-revoke = Revoke
me-bot-revoke-of = Revoke the token of { $name }
me-bot-revoked = The token of { $name } holds no more.
me-sign-out-guest = A guest who signs out cannot come back: name and chips are lost.
me-sign-out-anyway = Sign out all the same

## The club

club-title = Club
club-people = People
club-money = Money
club-invitations = Invitations
club-deeds = What was done
club-no-deeds = Nothing yet.
club-set-aside = Tables that cannot be read
club-set-aside-what = Nobody can play at these tables for now; all others are open. Nothing is lost: what happened there stays in the log, and all chips in their accounts. Make a backup, then start the release that wrote the database last, or a newer one: the tables go on where they were. What is below belongs into a report of the error.
club-set-aside-unnamed = A table whose name cannot be read either
club-search = Search by name
club-bots = bots too
club-count =
    { $count_n ->
        [one] { $count } person
       *[other] { $count } people
    }
club-since = since { $when }
club-muted =
    { $minutes_n ->
        [one] quiet for { $minutes } minute
       *[other] quiet for { $minutes } minutes
    }
club-barred = barred
club-add = Name of a new member
club-add-do = Add the member
club-person = Open
club-person-of = Open: { $name }
club-done = Done.
club-rename = Rename
club-role = Role
club-role-do = Set the role
club-mute = No chat for
club-mute-do = Silence
club-unmute = Let them write again
club-minutes =
    { $count_n ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
club-hours =
    { $count_n ->
        [one] { $count } hour
       *[other] { $count } hours
    }
club-days =
    { $count_n ->
        [one] { $count } day
       *[other] { $count } days
    }
club-account = Chips
club-currency = Currency, such as EUR; empty: practice chips
club-amount = Amount
club-credit = Credit line
club-credit-do = Set
club-code = Make a recovery code
club-code-about = A code lets them choose a new password, once, within a day. One made before no longer holds.
club-code-made = The code is made.
club-code-for = Code for { $name }. It is shown this once:
club-sign-out = Sign them out everywhere
club-signed-out =
    { $count_n ->
        [one] { $count } session has ended.
       *[other] { $count } sessions have ended.
    }
club-bar = Bar from the club
club-bar-sure = All their sessions end, and they cannot come in until you let them in again. Sure?
club-bar-yes = Yes, bar
club-let-in = Let in again

## Invitations

invite-title = New invitation
invite-where = Where to
invite-to-club = the club
invite-to-table = table { $table }
invite-to-a-table = a private table
invite-role = Who opens it becomes
invite-uses = For how many
invite-lasting = Holds for
invite-lasting-usual = as usual
invite-lasting-day = a day
invite-lasting-week = a week
invite-lasting-month = a month
invite-lasting-year = a year
invite-note = A note for yourself
invite-member = For members only: guests choose a password first
invite-members-only = members only
invite-make = Make the link
invite-link = The link. It is shown this once:
invite-qr = The link as a QR code: a camera opens it
invite-holding = Invitations that hold
invite-none = None at the moment.
invite-uses-left =
    { $count_n ->
        [one] { $count } use left
       *[other] { $count } uses left
    }
invite-until = until { $when }
invite-withdraw = Withdraw
invite-withdraw-of = Withdraw: { $what }

## What was done with people

deed-added = { $by } added { $whom } as a member.
deed-renamed = { $by } renamed { $before } to { $after }.
deed-muted =
    { $minutes_n ->
        [0] { $by } let { $whom } write again.
        [one] { $by } silenced { $whom } for { $minutes } minute.
       *[other] { $by } silenced { $whom } for { $minutes } minutes.
    }
deed-barred = { $by } barred { $whom } from the club.
deed-let-in = { $by } let { $whom } in again.
deed-role = { $by } gave { $whom } a role: { $role }.
deed-recovery-code = { $by } made a recovery code for { $whom }.
deed-password-reset = { $by } set a new password for { $whom }.
deed-sessions-revoked = { $by } signed { $whom } out everywhere.
deed-bot-made = { $by } has made a token for the bot { $whom }.
deed-bot-revoked = { $by } has revoked the token of the bot { $whom }.
deed-invited = { $by } made an invitation. Role: { $role }.
deed-invitation-withdrawn = { $by } withdrew an invitation.
deed-granted = { $by } gave { $whom } { $amount }.
deed-credit = { $by } lets { $whom } owe up to { $amount }.
deed-corrected = { $by } corrected the account of { $whom } by { $amount }: { $reason }
deed-undone = { $by } took back entry { $entry } of { $whom }: { $reason }
deed-settled = { $by } recorded that everybody has paid ({ $currency }): { $reason }
