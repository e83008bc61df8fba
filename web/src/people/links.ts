// Secrets that links carry behind `#`, where no log and no other site ever sees them: an invitation, or the
// right to be host.

export interface LinkSecrets {
  readonly invitation?: string;
  readonly host?: string;
}

export function secretsIn(hash: string): LinkSecrets {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const [invitation, host] = [fields.get('invitation'), fields.get('host')];
  return { ...(invitation ? { invitation } : {}), ...(host ? { host } : {}) };
}

/** Read the address's secrets and clear them from it, so that they do not stay in the history. */
export function takeSecrets(): LinkSecrets {
  const secrets = secretsIn(location.hash);
  if (secrets.invitation || secrets.host) history.replaceState(null, '', location.pathname + location.search);
  return secrets;
}
