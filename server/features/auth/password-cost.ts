/**
 * What a password's hash costs: 19 MiB and two passes of Argon2id without parallelism, the first choice of the OWASP
 * Password Storage Cheat Sheet.
 */
export const MEMORY_KIB = 19_456;
export const PASSES = 2;
