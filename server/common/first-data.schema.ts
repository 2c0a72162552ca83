/** What the server writes into a page for its first screen, and the browser reads there. */

/** The id of the element that holds it. */
export const FIRST_DATA_ID = 'first-data';

export type FirstAnswer = {
  /** As RPC clients call it: 'enrollments.list'. */ procedure: string;
  input?: unknown;
  /** The filters of a list that is read page after page: this answer is its first page. */ pages?: object;
  /** What the procedure answers; null for `auth.me` of somebody without a session. */ data: unknown;
};
export type FirstData = readonly FirstAnswer[];
