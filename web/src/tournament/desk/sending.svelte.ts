// A word of the director on its way to the server, and what was wrong with it.

import type { Trouble } from '../../connection/api';
import { rule } from '../../connection/tournaments';

export class Sending {
  busy = $state(false);
  trouble: Trouble | undefined = $state.raw();

  /** Whether it was done. */
  async send(tournament: string, action: Parameters<typeof rule>[1]): Promise<boolean> {
    this.busy = true;
    const answer = await rule(tournament, action);
    this.busy = false;
    this.trouble = answer.ok ? undefined : answer.problem;
    return answer.ok;
  }
}

/** The first field of a form that has just come, so that it can be filled in at once. */
export function focused(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
}
