export type Letter = { to: string; subject: string; text: string };

/**
 * `sent`: the mail server took it. `later`: it surely did not, and may another time. `never`: it does not want this,
 * or nobody knows whether it took it: sent again, it might come twice.
 */
export type Delivery =
  | { is: 'sent' }
  | { is: 'later' | 'never'; /** In technical words, without an address. */ reason: string };

/** What sends mail: a school's mail server, or a test's. */
export type Mailer = { send: (letter: Letter) => Promise<Delivery> };
