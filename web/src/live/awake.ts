// Where real cards are played with the screen of a phone stays awake: its player looks at his cards, not at it.

let held: WakeLockSentinel | undefined;
let wanted = false;

/** From now on, as long as the page is open; the browser lets go while it is out of sight. */
export function stayAwake(): void {
  if (wanted || !('wakeLock' in navigator)) return;
  wanted = true;
  document.addEventListener('visibilitychange', () => void hold());
  void hold();
}

async function hold(): Promise<void> {
  if (document.hidden || (held && !held.released)) return;
  try {
    held = await navigator.wakeLock.request('screen');
  } catch {
    // A device low on power gives none.
  }
}
