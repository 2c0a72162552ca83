/**
 * In the place of server/features/auth/password-cost.ts where tests look at something else than what a hash costs: the
 * least that Argon2 takes. The cost itself is looked at by tests/unit/password.test.ts and
 * tests/faults/login-timing.test.ts.
 */
export const MEMORY_KIB = 8;
export const PASSES = 1;
