import type { PostCard } from '#features/blogs/contract.ts';
import { routes } from '#lib/shared/routes.ts';
import { ANSWERS } from './answers.ts';
import type { Findable } from './search-answers.ts';

/** Everything that the search of the help page looks through. */
export const findable = (posts: readonly PostCard[]): Findable[] => [
  ...ANSWERS.flatMap(({ title: topic, questions }) =>
    questions.map(({ question, answer }) => ({ title: question, text: answer, topic })),
  ),
  ...posts.map(({ slug, title, summary }) => ({ title, text: summary, topic: 'Magazine', href: routes.post(slug) })),
];
