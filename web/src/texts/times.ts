// Moments as each language writes them. They come in milliseconds since 1970.

import type { Language } from './languages';

export function momentText(at: number, language: Language): string {
  return new Intl.DateTimeFormat(locale(language), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

export function dayText(at: number, language: Language): string {
  return new Intl.DateTimeFormat(locale(language), { dateStyle: 'medium' }).format(at);
}

/** The time of day, as on a clock. */
export function clockText(at: number, language: Language): string {
  return new Intl.DateTimeFormat(locale(language), { timeStyle: 'short' }).format(at);
}

/** English is written here as in Europe: day before month, 24 hours. */
function locale(language: Language): string {
  return language === 'en' ? 'en-GB' : language;
}
