/** How long a comment on an announcement may be, in characters. */
export const COMMENT_MAX_LENGTH = 500;
