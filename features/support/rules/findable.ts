import { routes } from '#lib/shared/routes.ts';
import { t } from '#lib/shared/texts.ts';
import { helpTopics } from './help-answers.ts';
import type { Findable } from './search-answers.ts';

type Post = { slug: string; title: string; summary: string };

/** The answers of the help page, in the language of the page. */
export const findableAnswers = (): Findable[] =>
  helpTopics().flatMap(({ title: topic, questions }) =>
    questions.map(({ question, answer }) => ({ title: question, text: answer, topic })),
  );

/**
 * Everything that the search of the help page looks through: its answers, and the posts of the magazine, which are in English.
 * `english`: the answers in English, by whose words they are found on a page in another language too.
 */
export const findable = (posts: readonly Post[], english: readonly Findable[] = []): Findable[] => [
  ...findableAnswers().map((answer, at) => ({ ...answer, english: english[at] })),
  ...posts.map(({ slug, title, summary }) => ({
    title,
    text: summary,
    topic: t(globalThis.translation ? 'Magazine, in English' : 'Magazine'),
    href: routes.post(slug),
  })),
];
