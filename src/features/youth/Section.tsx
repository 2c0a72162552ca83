import { useId, type ReactNode } from 'react';

/** A part of the page under its heading. */
export const Section = ({
  title,
  intro,
  action,
  children,
}: {
  title: string;
  intro?: string;
  action?: ReactNode;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id={id} className="text-heading">
            {title}
          </h2>
          {intro && <p className="mt-1 text-ink-soft">{intro}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
};
