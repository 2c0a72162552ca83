import type { Db, Read, Tx } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { purchaseRuleOf } from '../ledger/ledger.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import { unlock } from '../enrollments/unlock.service.ts';
import { bookSlotOnce } from '../mentoring/mentoring.service.ts';
import { getChildOf, hasValidLink } from './link.service.ts';
import { buy } from '../store/orders.service.ts';
import { enterOnce } from '../tournaments/tournaments.service.ts';
import { enrollOnce } from '../youth/youth.service.ts';
import {
  countWaiting,
  findActor,
  findByClientKey,
  findRequest,
  findRequests,
  findTitle,
  insertRequest,
  updateApproval,
  updateRequest,
  type RequestRow,
} from './purchases.queries.ts';
import { AskInput, MAX_WAITING, REQUESTS_SHOWN, type PurchaseKind, type PurchaseRequest } from './purchases.schema.ts';

const OWN_REQUESTS = '/loja/pedidos';

const NOT_FOUND = {
  order: 'itemNotFound',
  unlock: 'courseNotFound',
  program: 'programNotFound',
  tournament: 'tournamentNotFound',
  slot: 'slotNotFound',
} as const satisfies Record<PurchaseKind, string>;

/** Buys, inside a transaction, what was asked for. */
const purchase = async (
  tx: Tx,
  child: Viewer,
  { kind, id, clientKey, delivery, category }: AskInput,
  now: Date,
): Promise<void> => {
  if (kind === 'order') await buy(tx, child, { itemId: id, clientKey, delivery }, now);
  else if (kind === 'unlock') await unlock(tx, child, { courseId: id, clientKey }, now);
  else if (kind === 'tournament') await enterOnce(tx, child, { tournamentId: id, clientKey }, now);
  else if (kind === 'slot') await bookSlotOnce(tx, child, { slotId: id, clientKey }, now);
  else {
    if (category === undefined) throw new AppError('categoryMissing');
    await enrollOnce(tx, child, { programId: id, clientKey, category }, now);
  }
};

const toRequest = ({ id, kind, title, coins, state, createdAt, answeredAt }: RequestRow): PurchaseRequest => ({
  id,
  kind,
  title,
  coins,
  state,
  createdAt: createdAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
});

/** A student's requests, and who wants their purchases to wait. */
export const readPurchases = async (read: Read, userId: number) => {
  const rule = await purchaseRuleOf(read, userId);
  return { ...rule, requests: (await findRequests(read, userId, REQUESTS_SHOWN)).map(toRequest) };
};

/** A student's requests, and whether what they buy has to be asked for. */
export const listRequests = async ({ read }: Pick<Db, 'read'>, userId: number) => {
  const { bySchool, byGuardian, requests } = await readPurchases(read, userId);
  return { waits: bySchool || byGuardian, requests };
};

/** Carries what was found out of a transaction that must leave nothing behind. */
class Tried extends Error {
  readonly coins: number;
  constructor(coins: number) {
    super('tried');
    this.coins = coins;
  }
}

/** What a purchase would cost now. Nothing of it stays. @throws AppError as the purchase itself. */
const priceOf = async (db: Db, child: Viewer, input: AskInput, title: string): Promise<number> => {
  try {
    await db.write(async tx => {
      // Another try with this key may have been kept since: it was asked for at this price.
      const asked = await findByClientKey(tx, child.id, input.clientKey);
      if (asked) throw new Tried(asked.coins);
      const now = new Date();
      const approval = { userId: child.id, kind: input.kind, input: '', title, coins: 1, clientKey: input.clientKey };
      await insertRequest(tx, { ...approval, state: 'approved', createdAt: now });
      const before = await findActor(tx, child.id);
      await purchase(tx, child, input, now);
      const after = await findActor(tx, child.id);
      throw new Tried((before?.coins ?? 0) - (after?.coins ?? 0));
    });
    throw new Error('A trial was kept');
  } catch (error) {
    if (error instanceof Tried) return error.coins;
    throw error;
  }
};

/**
 * Asks a student's guardians for a purchase; nothing is paid or held. The same client key again is the same request.
 * @throws AppError 404 for what is not for sale; 409 where nobody has to approve, no guardian has a link, too many
 * requests wait, or the purchase would be refused now.
 */
export const ask = async (db: Db, viewer: Viewer, input: AskInput): Promise<PurchaseRequest> => {
  const known = await findByClientKey(db.read, viewer.id, input.clientKey);
  if (known) return toRequest(known);
  const { bySchool, byGuardian } = await purchaseRuleOf(db.read, viewer.id);
  if (!bySchool && !byGuardian) throw new AppError('noApprovalNeeded');
  if (!(await hasValidLink(db.read, viewer.id))) throw new AppError('noGuardians');
  const title = await findTitle(db.read, input.kind, input.id);
  if (title === undefined) throw new AppError(NOT_FOUND[input.kind]);
  const coins = await priceOf(db, viewer, input, title);
  if (coins === 0) throw new AppError('noApprovalNeeded');
  return db.write(async tx => {
    const asked = await findByClientKey(tx, viewer.id, input.clientKey);
    if (asked) return toRequest(asked);
    if ((await countWaiting(tx, viewer.id)) >= MAX_WAITING) throw new AppError('tooManyPurchases');
    const { clientKey, kind } = input;
    const values = { userId: viewer.id, kind, input: JSON.stringify(input), title, coins, clientKey };
    return toRequest(await insertRequest(tx, { ...values, createdAt: new Date() }));
  });
};

const getWaiting = async (tx: Tx, userId: number, requestId: number): Promise<RequestRow> => {
  const request = await findRequest(tx, userId, requestId);
  if (!request) throw new AppError('purchaseNotFound');
  if (request.state !== 'waiting') throw new AppError('requestAnswered');
  return request;
};

/** Takes back what was asked for. @throws AppError 404 for another's request, 409 once it was answered. */
export const withdraw = async (db: Db, viewer: Viewer, requestId: number): Promise<PurchaseRequest> =>
  db.write(async tx => {
    const request = await getWaiting(tx, viewer.id, requestId);
    const change = { state: 'withdrawn', answeredAt: new Date() } as const;
    await updateRequest(tx, requestId, change);
    return toRequest({ ...request, ...change });
  });

type Decision = { requestId: number; approve: boolean };

/** Within a sentence. */
const paidText = (coins: number): string => {
  if (coins === 0) return 'não custou nada';
  return coins === 1 ? '1 moeda foi paga' : `${coins} moedas foram pagas`;
};

/** Carries the price of now out of a purchase that must leave nothing behind. */
class OtherPrice extends Error {
  readonly coins: number;
  constructor(coins: number) {
    super('other price');
    this.coins = coins;
  }
}

const decide = async (tx: Tx, userId: number, { requestId, approve }: Decision, now: Date): Promise<void> => {
  const request = await getWaiting(tx, userId, requestId);
  const { title, coins } = request;
  await updateRequest(tx, requestId, { state: approve ? 'approved' : 'declined', answeredAt: now });
  if (!approve) {
    const text = `${title}: seus responsáveis não aprovaram. As suas moedas continuam com você.`;
    return notify(tx, userId, { title: 'Compra recusada', text, href: OWN_REQUESTS }, now);
  }
  const child = await findActor(tx, userId);
  if (!child) throw new AppError('guardianLinkInvalid');
  await purchase(tx, child, AskInput.parse(JSON.parse(request.input)), now);
  const paid = child.coins - ((await findActor(tx, userId))?.coins ?? 0);
  // What has become free needs nobody's approval any more.
  if (paid !== coins && paid > 0) throw new OtherPrice(paid);
  // An approval that was not needed in the end must not allow another purchase later.
  await updateRequest(tx, requestId, { usedAt: now });
  const text = `${title}: seus responsáveis aprovaram, e ${paidText(paid)}.`;
  return notify(tx, userId, { title: 'Compra aprovada!', text, href: OWN_REQUESTS }, now);
};

/**
 * A guardian's answer: an approved purchase is made and paid at once, and the child is told. @throws AppError 404 for a
 * link that opens nothing and another child's request; 409 once it was answered, and when the purchase is refused now:
 * it then waits on, at the price of now.
 */
export const answerRequest = async (db: Db, { secret, ...decision }: Decision & { secret: string }) => {
  try {
    return await db.write(async tx => {
      const { id } = await getChildOf(tx, secret);
      await decide(tx, id, decision, new Date());
      return listRequests({ read: tx }, id);
    });
  } catch (error) {
    if (!(error instanceof OtherPrice)) throw error;
    await db.write(async tx => {
      const { id } = await getChildOf(tx, secret);
      const request = await getWaiting(tx, id, decision.requestId);
      await updateRequest(tx, request.id, { coins: error.coins });
    });
    throw new AppError('priceChanged');
  }
};

/** Whether each purchase of the child waits for its guardians, as they wish. @throws AppError 404 */
export const setApproval = async (db: Db, { secret, approves }: { secret: string; approves: boolean }) =>
  db.write(async tx => {
    const { id } = await getChildOf(tx, secret);
    await updateApproval(tx, id, approves);
    return purchaseRuleOf(tx, id);
  });
