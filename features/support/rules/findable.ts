import { routes } from '#lib/shared/routes.ts';
import { t } from '#lib/shared/texts.ts';
import { helpTopics } from './help-answers.ts';
import type { Findable } from './search-answers.ts';

/** What is searched of a post of the magazine. */
export type Post = { slug: string; title: string; summary: string };

const findableAnswers = (): Findable[] =>
  helpTopics().flatMap(({ title: topic, questions }) =>
    questions.map(({ question, answer }) => ({ title: question, text: answer, topic })),
  );

/**
 * Everything that the search of the help page looks through, in the language of the page: its answers, and the posts of the
 * magazine. `english`: the same in English, by whose words it is found on a page in another language too.
 */
export const findable = (posts: readonly Post[], english: readonly Findable[] = []): Findable[] =>
  [
    ...findableAnswers(),
    ...posts.map(({ slug, title, summary }) => ({
      title,
      text: summary,
      topic: t('Magazine'),
      href: routes.post(slug),
    })),
  ].map((found, at) => ({ ...found, english: english[at] }));
