// What this browser on this device can do to call one, and why it cannot.

/** Why not: a message of the catalogue; undefined: it can. */
export function noNotification(): string | undefined {
  if (!isSecureContext) return 'act-notify-https';
  if (!('Notification' in globalThis)) return 'act-notify-missing';
  return Notification.permission === 'denied' ? 'act-notify-denied' : undefined;
}

export function noVibration(): string | undefined {
  return typeof navigator.vibrate === 'function' ? undefined : 'act-vibrate-missing';
}

/** Ask for what notifications need; why not, if that fails. To be called when somebody has pressed something. */
export async function allowNotification(): Promise<string | undefined> {
  const no = noNotification();
  if (no) return no;
  await Notification.requestPermission();
  return noNotification();
}

const SHOWN = 30_000;

/** Tell by the device's own means; quietly nothing where that is not possible. */
export function notify(title: string, text: string): () => void {
  if (noNotification() || Notification.permission !== 'granted') return () => undefined;
  try {
    const shown = new Notification(title, { body: text, tag: 'pakli', icon: new URL('mark.svg', location.href).href });
    shown.onclick = () => window.focus();
    const timer = setTimeout(() => shown.close(), SHOWN);
    return () => {
      clearTimeout(timer);
      shown.close();
    };
  } catch {
    return () => undefined; // some telephones want more for it than an open page
  }
}

export function vibrate(): void {
  if (!noVibration()) navigator.vibrate([60, 60, 60]);
}
