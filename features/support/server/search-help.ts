import 'server-only';
import { inEnglish } from '#lib/server/language.ts';
import { findable, type Post } from '../rules/findable.ts';
import { searchAnswers, type Findable } from '../rules/search-answers.ts';

/**
 * The answers and posts that a question finds, best first, in the language of the page. On a page in another language they
 * are found by their English words too. `posts`: the magazine's, in the language in which it is called.
 */
export function searchHelp(question: string, posts: () => readonly Post[]): Findable[] {
  const english = globalThis.translation ? inEnglish(() => findable(posts())) : [];
  return searchAnswers(question, findable(posts(), english));
}
