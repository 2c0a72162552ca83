import { Dialog } from '../../../ui/Dialog.tsx';
import { plural } from '../../../lib/plural.ts';
import { choicesOf, type Quiz } from './answer-sheet.ts';
import { AnswerText } from './AnswerText.tsx';
import { QuestionText } from './QuestionText.tsx';

/** A quiz as staff see it: nothing to answer, and the right answers for those who may see them. */
export const QuizPreview = ({ quiz, onClose }: { quiz: Quiz; onClose: () => void }) => (
  <Dialog
    title={quiz.title}
    description={`${plural(quiz.questions.length, 'questão', 'questões')} · ${plural(quiz.timeLimit, 'minuto')}`}
    size="lg"
    open
    onOpenChange={onClose}
  >
    <ol className="list-decimal space-y-6 pl-6 marker:font-semibold">
      {quiz.questions.map(question => (
        <li key={question.id}>
          <QuestionText question={question} className="font-semibold whitespace-pre-line" />
          <ul className="mt-1 list-disc pl-5">
            {choicesOf(question).map(({ value }) => (
              <li key={value}>
                <AnswerText question={question} answer={value} />
              </li>
            ))}
          </ul>
          {question.correctAnswer !== undefined && (
            <div className="mt-2">
              <span className="text-ink-soft">
                {question.type === 'essay' ? 'Resposta-modelo' : 'Resposta correta'}:{' '}
              </span>
              <div className="font-semibold whitespace-pre-line">
                <AnswerText question={question} answer={question.correctAnswer} />
              </div>
            </div>
          )}
          {question.explanation && <p className="mt-1 whitespace-pre-line text-ink-soft">{question.explanation}</p>}
        </li>
      ))}
    </ol>
  </Dialog>
);
