// The language in use: every text on the page comes from `speech.say`, and changes with it.

import { Catalogue } from './catalogue';
import { LANGUAGES, pickLanguage, type Language } from './languages';

type Load = () => Promise<string>;

// One file per theme and language, fetched when it is wanted. Left out: what only the command line says.
const FILES = import.meta.glob<string>(
  [
    '../../../src/pakli/texts/*/*.ftl',
    '!../../../src/pakli/texts/*/{books,cli,history,odds,options,replay,simulate}.ftl',
  ],
  { query: '?raw', import: 'default' },
) as Record<string, Load>;
type Later =
  'rules' | 'clauses' | 'book' | 'live' | 'glossary' | 'hands' | 'hints' | 'tournaments' | 'tourney' | 'realtour';
const LATER: readonly string[] = [
  'rules',
  'clauses',
  'book',
  'live',
  'glossary',
  'hands',
  'hints',
  'tournaments',
  'tourney',
  'realtour',
] satisfies Later[];
const REMEMBERED = 'pakli.language';

class Speech {
  say: Catalogue = $state.raw(new Catalogue('en', []));
  #later = new Map<string, Promise<void>>();
  #asked = 0;

  /** Speak the language remembered or the browser's. */
  async begin(): Promise<void> {
    await this.#speak(pickLanguage([remembered(), ...navigator.languages]));
  }

  /** Speak the language somebody chose on another device, unless one was chosen on this. */
  async prefer(language: string): Promise<void> {
    const wanted = pickLanguage([remembered(), language]);
    if (wanted !== this.say.language) await this.#speak(wanted);
  }

  async switchTo(language: Language): Promise<void> {
    try {
      localStorage.setItem(REMEMBERED, language);
    } catch {
      // A browser that keeps nothing forgets the language too.
    }
    await this.#speak(language);
  }

  /** Have a theme ready that few pages need. */
  need(theme: Later): Promise<void> {
    const known = this.#later.get(theme);
    if (known) return known;
    this.#later.set(theme, Promise.resolve()); // wanted from now on
    const there = this.#speak(this.say.language);
    this.#later.set(theme, there);
    return there;
  }

  /** A theme in every language, whatever is spoken. */
  async inAll(theme: Later): Promise<readonly Catalogue[]> {
    return Promise.all(
      LANGUAGES.map(async (language) => {
        const found = Object.entries(FILES).filter(([path]) => path.endsWith(`/${language}/${theme}.ftl`));
        return new Catalogue(language, await Promise.all(found.map(([, load]) => load())));
      }),
    );
  }

  async #speak(language: Language): Promise<void> {
    const asked = ++this.#asked;
    const loads = Object.entries(FILES).filter(([path]) => this.#wants(path, language));
    const sources = await Promise.all(loads.map(([, load]) => load()));
    if (asked !== this.#asked) return; // somebody asked for something else meanwhile
    this.say = new Catalogue(language, sources);
    document.documentElement.lang = language;
  }

  #wants(path: string, language: Language): boolean {
    const [folder, file = ''] = path.split('/').slice(-2);
    const theme = file.replace('.ftl', '');
    return folder === language && (!LATER.includes(theme) || this.#later.has(theme));
  }
}

export const speech = new Speech();

function remembered(): string | null {
  try {
    return localStorage.getItem(REMEMBERED);
  } catch {
    return null;
  }
}
