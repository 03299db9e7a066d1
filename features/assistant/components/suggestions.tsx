import { Button } from '#components/ui/button.tsx';
import styles from './assistant.module.css';

/** Questions to choose from; choosing one asks it. */
export function Suggestions({
  title,
  questions,
  onAsk,
}: {
  title: string;
  questions: readonly string[];
  onAsk: (question: string) => void;
}) {
  if (!questions.length) return null;
  return (
    <section aria-label={title} className={styles.suggestions}>
      <h2 className="small strong">{title}</h2>
      <ul>
        {questions.map((question) => (
          <li key={question}>
            <Button size="sm" onClick={() => onAsk(question)}>
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
