import { routes } from '#lib/shared/routes.ts';
import { ANSWERS } from './help-answers.ts';
import type { Findable } from './search-answers.ts';

type Post = { slug: string; title: string; summary: string };

/** Everything that the search of the help page looks through: its answers, and the posts of the magazine. */
export const findable = (posts: readonly Post[]): Findable[] => [
  ...ANSWERS.flatMap(({ title: topic, questions }) =>
    questions.map(({ question, answer }) => ({ title: question, text: answer, topic })),
  ),
  ...posts.map(({ slug, title, summary }) => ({ title, text: summary, topic: 'Magazine', href: routes.post(slug) })),
];
