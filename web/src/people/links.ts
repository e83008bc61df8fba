// An invitation's secret, which links carry behind `#`, where no log and no other site ever sees it.

export function invitationIn(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get('invitation') ?? '';
}

/** Read the address's invitation and clear it from there, so that it does not stay in the history. */
export function takeInvitation(): string {
  const token = invitationIn(location.hash);
  if (token) history.replaceState(null, '', location.pathname + location.search);
  return token;
}
