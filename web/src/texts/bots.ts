// Who is played by a program is called so wherever his name could be taken for a person's.

import type { Catalogue } from './catalogue';

export const nameOf = (say: Catalogue, { name, bot = false }: { readonly name: string; readonly bot?: boolean }) =>
  bot ? say.text('name-of-bot', { name }) : name;
