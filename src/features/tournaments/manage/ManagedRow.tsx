import type { ReactNode } from 'react';
import { ActionRow } from '../../../ui/ActionRow.tsx';
import { Card } from '../../../ui/Card.tsx';

/** One of the things that are managed: what it is, how it stands, what can be done with it. */
export const ManagedRow = ({ name, facts, children }: { name: string; facts: ReactNode; children: ReactNode }) => (
  <Card as="li" flush className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-4 sm:p-5">
    <div className="min-w-0 flex-1 basis-72">
      <h2 className="font-sans text-lg leading-snug font-semibold wrap-anywhere">{name}</h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft *:min-w-0">{facts}</p>
    </div>
    <ActionRow>{children}</ActionRow>
  </Card>
);
