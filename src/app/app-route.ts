import type { ComponentType } from 'react';
import type { Role } from './dashboard.tsx';

export type AppRoute = {
  path: string;
  /** Of the document: '… · Academia'. */
  title: string;
  screen: ComponentType & {
    /** Fetches what it needs, so that it then renders at once. */ load: (role: Role) => Promise<unknown>;
  };
  /** `bare` has no header and footer; `wide` brings its own margins. */
  frame?: 'bare' | 'wide';
};
