import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './Button.tsx';

/** What an infinite query says about its next page. */
type GrowingList = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
};

type MoreButtonProps = Pick<ButtonProps, 'size' | 'className'> & {
  list: GrowingList;
  /** What is said where the list has no more. */
  end?: ReactNode;
  children: ReactNode;
};

/** Loads the next page of a list to the end of it. */
export const MoreButton = ({ list, end, className, children, ...look }: MoreButtonProps) =>
  (list.hasNextPage || end) && (
    <div className={clsx('text-center', className)}>
      {list.hasNextPage ? (
        <Button
          variant="secondary"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
          {...look}
        >
          {children}
        </Button>
      ) : (
        end
      )}
    </div>
  );
