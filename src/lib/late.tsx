import { type ComponentType, lazy, useState } from 'react';

type Module<Props> = { default: ComponentType<Props> };
export type Late<Props = object> = ComponentType<Props> & {
  /** Fetches its file, so that it then renders at once. */ load: () => Promise<unknown>;
};

/**
 * A component in a file of its own, which the browser fetches when it is rendered for the first time, or is told to
 * before. React's `lazy` alone would show the fallback even for a file that is already there.
 */
export const late = <Props extends object>(fetchModule: () => Promise<Module<Props>>): Late<Props> => {
  let fetched: ComponentType<Props> | undefined;
  const load = async (): Promise<Module<Props>> => {
    const module = await fetchModule();
    fetched = module.default;
    return module;
  };
  const Fetching = lazy(load) as unknown as ComponentType<Props>;
  // What is chosen first stays: React would mount the same screen again under another type.
  const Shown = (props: Props) => {
    const [Chosen] = useState(() => fetched ?? Fetching);
    return <Chosen {...props} />;
  };
  return Object.assign(Shown, { load });
};
