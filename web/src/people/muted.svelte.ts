// Whom one does not want to read: kept in this browser, by the ids of people, told to nobody.

const REMEMBERED = 'pakli.muted';
const MOST = 500;

class Muted {
  players: ReadonlySet<string> = $state.raw(new Set(remembered()));

  set(player: string, on: boolean): void {
    const others = [...this.players].filter((one) => one !== player);
    this.players = new Set(on ? [...others, player].slice(-MOST) : others);
    try {
      localStorage.setItem(REMEMBERED, JSON.stringify([...this.players]));
    } catch {
      // A browser that keeps nothing forgets this too.
    }
  }
}

export const muted = new Muted();

function remembered(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(REMEMBERED) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}
