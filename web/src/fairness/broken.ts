// What is wrong with a proof: which step of the check failed, and in which way. The message is
// `fair-broken-{step}-{code}`.

export type Facts = Readonly<Record<string, number | string>>;

export class Broken extends Error {
  readonly step: string;
  readonly code: string;
  readonly facts: Facts;

  constructor(step: string, code: string, facts: Facts = {}) {
    super(`${step}.${code}`);
    this.step = step;
    this.code = code;
    this.facts = facts;
  }
}
