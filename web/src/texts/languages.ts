// Which languages there are, and which of them a person gets.

export const LANGUAGES = ['en', 'hu', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hu: 'magyar', pl: 'polski' };

/** The first of `wanted` that Pakli speaks, else English; only the language of a tag counts. */
export function pickLanguage(wanted: readonly (string | null | undefined)[]): Language {
  for (const tag of wanted) {
    const language = (tag ?? '').toLowerCase().split(/[-_.]/)[0];
    const known = LANGUAGES.find((one) => one === language);
    if (known) return known;
  }
  return 'en';
}
