import { Skeleton } from '../../../../ui/Skeleton.tsx';

/** While a puzzle is on its way. */
export const Opening = () => (
  <div role="status" className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_25rem]">
    <span className="sr-only">Carregando...</span>
    <Skeleton className="mx-auto aspect-square w-full max-w-[min(100%,max(20rem,100dvh-11rem))]" />
    <Skeleton className="h-80 w-full" />
  </div>
);
