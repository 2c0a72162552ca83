import clsx from 'clsx';
import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { Card } from '../../ui/Card.tsx';
import { questions } from './questions.ts';

export const Questions = ({ className }: { className?: string }) => (
  <section aria-labelledby="perguntas" className={className}>
    <h2 id="perguntas" className="text-center text-heading sm:text-3xl">
      Perguntas frequentes
    </h2>
    <Card className="mt-6">
      <dl className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <dt className="text-lg font-semibold">{question}</dt>
            <dd className="mt-1 text-ink-soft">{answer}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 border-t border-line pt-4">
        <Link
          href="/help?busca=premium"
          className={clsx(
            'inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand-text underline',
            'underline-offset-4',
          )}
        >
          Mais respostas na Ajuda <ArrowRight aria-hidden className="size-4" />
        </Link>
      </p>
    </Card>
  </section>
);
