// Where real cards are played with the screen of a phone stays awake: its player looks at his cards, not at it.
// Fetched by such a table's page, it holds the screen as long as that is open.

let held: WakeLockSentinel | undefined;

/** The browser lets go while the page is out of sight. */
async function hold(): Promise<void> {
  if (document.hidden || !('wakeLock' in navigator) || held?.released === false) return;
  try {
    held = await navigator.wakeLock.request('screen');
  } catch {
    // A device low on power gives none.
  }
}

document.addEventListener('visibilitychange', () => void hold());
void hold();

export {};
