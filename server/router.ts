import { authRouter } from './features/auth/auth.router.ts';
import { router } from './trpc/init.ts';

export const appRouter = router({
  auth: authRouter,
});

export type AppRouter = typeof appRouter;
