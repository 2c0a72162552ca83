import clsx from 'clsx';
import { ArrowRight, ChevronDown } from 'lucide-react';
import { Accordion } from 'radix-ui';
import { Link } from 'wouter';
import { Card } from '../../ui/Card.tsx';
import type { HelpEntry, HelpGroup } from './answers/help-group.ts';

const Question = ({ entry: { id, question, answer, links = [] } }: { entry: HelpEntry }) => (
  <Accordion.Item value={id} className="border-t border-line first:border-t-0">
    <Accordion.Header asChild>
      <h3 className="font-sans text-lg font-semibold">
        <Accordion.Trigger
          className={clsx(
            'group flex min-h-14 w-full items-center justify-between gap-4 rounded-control py-3 text-left',
            'hover:text-brand-text',
          )}
        >
          {question}
          <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-soft group-data-[state=open]:rotate-180" />
        </Accordion.Trigger>
      </h3>
    </Accordion.Header>
    <Accordion.Content className="max-w-3xl space-y-3 pb-5">
      {answer.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {links.length > 0 && (
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          {links.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              className={clsx(
                'inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand-text underline',
                'underline-offset-4',
              )}
            >
              {label} <ArrowRight aria-hidden className="size-4" />
            </Link>
          ))}
        </p>
      )}
    </Accordion.Content>
  </Accordion.Item>
);

/** The questions of one subject, each with its answer folded away. */
export const Questions = ({ group: { id, title, entries } }: { group: HelpGroup }) => (
  <Card as="section" aria-labelledby={`ajuda-${id}`}>
    <h2 id={`ajuda-${id}`} className="mb-2 text-heading">
      {title}
    </h2>
    <Accordion.Root type="multiple">
      {entries.map(entry => (
        <Question key={entry.id} entry={entry} />
      ))}
    </Accordion.Root>
  </Card>
);
