import { CircleHelp } from 'lucide-react';
import type { LiveLesson } from '../../../server/features/live-lessons/live-lessons.schema.ts';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { plural } from '../../lib/plural.ts';
import { inPortuguese } from '../../lib/portuguese-moves.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { toast } from '../../ui/toast-store.ts';
import { answersByMove, studentsHere } from './answers.ts';

type QuestionsProps = { lesson: LiveLesson; adopt: (answer: { lesson: LiveLesson }) => void; showsNames: boolean };

const failed = (error: unknown): void =>
  void toast({ title: 'Não foi possível', description: errorText(error), variant: 'destructive' });

/** Asks everybody for a move, and shows what they answer. */
export const Questions = ({ lesson: { classId, question, sheet }, adopt, showsNames }: QuestionsProps) => {
  const ask = api.liveLessons.ask.useMutation({ onSuccess: adopt, onError: failed });
  const close = api.liveLessons.closeQuestion.useMutation({ onSuccess: adopt, onError: failed });
  const isOpen = question?.open ?? false;
  const groups = answersByMove(sheet?.answers ?? []);
  const here = sheet ? studentsHere(sheet) : 0;
  return (
    <Card as="section" aria-labelledby="pergunta">
      <h2 id="pergunta" className="mb-3 text-heading">
        O que você joga aqui?
      </h2>
      {isOpen ? (
        <Button variant="secondary" loading={close.isPending} onClick={() => close.mutate({ classId })}>
          Fechar a pergunta
        </Button>
      ) : (
        <Button loading={ask.isPending} onClick={() => ask.mutate({ classId })}>
          <CircleHelp aria-hidden /> Perguntar à turma
        </Button>
      )}
      {question && (
        <>
          <p role="status" className="mt-3">
            {plural(question.answered, 'resposta')} de {plural(here, 'aluno')} na aula
            {isOpen ? '' : ' · pergunta fechada'}
          </p>
          {groups.length > 0 && (
            <table className="mt-3 w-full text-left">
              <caption className="sr-only">Respostas</caption>
              <thead>
                <tr className="border-b border-line">
                  <th scope="col" className="py-1 pr-3">
                    Lance
                  </th>
                  <th scope="col" className="py-1 pr-3 text-right">
                    Quantos
                  </th>
                  {showsNames && (
                    <th scope="col" className="py-1">
                      Quem
                    </th>
                  )}
                </tr>
              </thead>
              <tbody>
                {groups.map(({ uci, san, names }) => (
                  <tr key={uci} className="border-b border-line align-top">
                    <th scope="row" className="py-1 pr-3 font-semibold">
                      {inPortuguese(san)}
                    </th>
                    <td className="py-1 pr-3 text-right tabular-nums">{names.length}</td>
                    {showsNames && <td className="py-1 wrap-anywhere">{names.join(', ')}</td>}
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </>
      )}
    </Card>
  );
};
