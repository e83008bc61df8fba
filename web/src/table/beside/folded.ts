// Whether the panel is folded away, kept in this browser.

const REMEMBERED = 'pakli.panel';

export function wasFolded(): boolean {
  try {
    return localStorage.getItem(REMEMBERED) === 'folded';
  } catch {
    return false;
  }
}

export function rememberFolded(folded: boolean): void {
  try {
    if (folded) localStorage.setItem(REMEMBERED, 'folded');
    else localStorage.removeItem(REMEMBERED);
  } catch {
    // A browser that keeps nothing shows it again next time.
  }
}
