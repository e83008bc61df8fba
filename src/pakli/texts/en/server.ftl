### The server: what it refuses, and what `pakli serve` says. English.

## At the door

refusal-door-host = This server does not answer to the name { $host }. Whoever runs it can allow it: pakli serve --host-name { $host }
refusal-door-no_origin = This request does not say which page it comes from (Origin), so it is not done.
refusal-door-origin = This request comes from { $origin }, and only pages of { $ours } may ask for this. Behind a proxy, the server has to be started with --proxy.
refusal-door-token = This request does not show that it comes from you. Please load the page again.

## Requests

refusal-request-unreadable = The request cannot be read: { $problem }
refusal-request-too_long = The request is too long.
refusal-request-no_json = The request has to be JSON.
refusal-request-no_such_page = There is nothing at this address.
refusal-request-null = An address cannot have a null character in it.
refusal-request-no_such_method = This cannot be done at this address.
refusal-request-no_socket = This address is for WebSockets.

## Who and what

refusal-sign_in-needed = Please sign in first, or play as a guest.
refusal-sign_in-token = This token holds no more, or never did. The bot’s owner can make a new one.
refusal-gone-page = There is no such page.
refusal-gone-session = There is no such session.
refusal-gone-bot = You have no such bot.
refusal-gone-person = There is no such person.
refusal-gone-entry = There is no such entry in the ledger.
refusal-gone-invitation = There is no such invitation.
refusal-gone-table = There is no such table.
refusal-gone-hand = There is no such hand among the last ones of this table: { $number }.
refusal-gone-example = There is no such worked example in the rulebook.
refusal-gone-seat = There is no free seat of this kind at the moment. You can open a table.

## Too much

refusal-wait-sockets_by_address =
    { $most_n ->
        [one] Only { $most } connection
       *[other] Only { $most } connections
    } from one address at a time, and that many are open. Please close a page.
refusal-wait-sockets_by_person =
    { $most_n ->
        [one] You can have only { $most } page
       *[other] You can have only { $most } pages
    } open at a time. Please close one.
refusal-wait-tables =
    { $most_n ->
        [one] You can have only { $most } table
       *[other] You can have only { $most } tables
    } open at a time. Please close one.

## When something is wrong here

refusal-server-not_stored = The server cannot write to its database at the moment, so nothing was done. Please try again in a minute.
refusal-server-failed = Something went wrong in the server. It is in its log; nothing you did is the cause.

## A page that is not there

page-missing-title = There is nothing at this address
page-missing-why = Perhaps a letter of the link is missing, or what was here is gone.

## pakli serve

cli-serve = The poker room: one program serves the page, the tables and the people who play at them. Everything is kept in one database.
    .title = The room: people play each other over the network.
cli-serve-host = Address to listen at: 127.0.0.1 for this machine alone, 0.0.0.0 for the network too.
cli-serve-port = Port to listen at. If none is named and the usual one is taken, the next free one is.
cli-serve-database = Where everything is kept: sqlite:///path or postgresql://…; by default a file in your data folder.
cli-serve-open-page = Open the page in the browser.
cli-serve-host-name = Another name by which this server is reached, such as poker.example; can be given several times.
cli-serve-proxy = Address or network of a proxy in front, whose forwarded headers are to be believed; can be given several times.
cli-serve-log-level = What goes into the log: debug, info, warning or error.
cli-serve-log-json = Write the log as JSON, one object a line.
cli-serve-practice = With or without practice tables where the house’s bots sit, when the database is new.
cli-serve-dry-run = Open nothing: say where the room would be and where everything would be kept, and end.

cli-unknown-log-level = There is no such level of the log: { $log-level }.
serve-ready = The room is open: { $link }
serve-network = In your local network: { $link }
serve-not-network = Only this machine can reach it. For your local network too: pakli serve --host 0.0.0.0
serve-other-port = Port { $taken } is taken, so it is { $port } this time.
serve-host-link = Open this link to become the host of this room. It works once, and only you should have it:
serve-kept = Everything is kept in { $path }
serve-stop = Stop it with Ctrl+C; hands in play go on when it starts again.
serve-stopped = The room is closed. Everything is kept.
serve-would-open = Nothing is opened now. In a terminal, “make play” or “pakli serve --open” would open the room at { $link } and keep everything in { $path }
serve-no-browser = There is no browser here that could show it: open the link yourself.
serve-port-taken = Port { $port } at { $host } is taken by another program. Name another one: pakli serve --port { $free }
serve-no-address = It is not possible to listen at { $host }: { $reason }
serve-bad-database = This is no database Pakli knows: { $url }. It is sqlite:///path or postgresql://user@host/name.
serve-database-in-use = The database { $url } is in use by another Pakli, perhaps in another terminal. Only one can write to it.
serve-database-release = The database { $url } was written by a newer Pakli. Please use that one.
serve-database-earlier = The database { $url } was written by an earlier Pakli. Start the room once with this one: it brings it up to date.
serve-upgraded = The database was brought up to this release. As it was before, it is kept here: { $path }
serve-database-failed = The database { $url } cannot be opened: { $reason }
serve-bad-proxy = { $proxy } is no address and no network, such as 10.0.0.5 or 10.0.0.0/8.
serve-bad-host-name = { $name } is no host name. It is written without https:// and without a port.

## Practice tables

practice-names = Alder, Beech, Birch, Cedar, Cypress, Elm, Fir, Hornbeam, Larch, Linden, Maple, Oak, Pine, Poplar, Spruce, Walnut, Willow, Yew
