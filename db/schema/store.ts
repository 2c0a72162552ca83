import { sql } from 'drizzle-orm';
import { bool, check, createdAt, id, index, int, strings, table, text, timestamp, uniqueIndex } from '../columns.ts';
import { users } from './users.ts';

export const STORE_CATEGORIES = ['combo', 'piece', 'notebook', 'other'] as const;
/** The kinds of product: the chips of the pieces' page. */
export const STORE_KINDS = ['combo', 'board', 'set', 'clock', 'notebook', 'other'] as const;
export const STORE_LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
/** How a thing reaches its buyer: fetched at the school, or sent to an address. */
export const DELIVERY_METHODS = ['school', 'address'] as const;

/** The products of the store, for coins. A sold product is never deleted, only deactivated. */
export const storeItems = table(
  'store_items',
  {
    id: id(),
    /** The product's stable name, such as `tabuleiro-jacaranda`. */
    key: text('key').notNull(),
    category: text('category', { enum: STORE_CATEGORIES }).notNull(),
    kind: text('kind', { enum: STORE_KINDS }).notNull(),
    /** The school's own name for a category, such as `Camisetas`: for products of the category `other`. */
    shelf: text('shelf'),
    /** A thing that is handed over, and has to come back before a refund. */
    physical: bool('physical').notNull().default(true),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Name and description for searching: without accents, in lower case. */
    searchText: text('search_text').notNull(),
    /** A photo among the academy's uploads; without one the product is drawn. */
    imageUrl: text('image_url'),
    /** Coins. */
    price: int('price').notNull(),
    oldPrice: int('old_price'),
    /** Shown first in the default order. */
    featured: bool('featured').notNull().default(false),
    badges: strings('badges').notNull(),
    material: text('material'),
    size: text('size'),
    features: strings('features').notNull(),
    level: text('level', { enum: STORE_LEVELS }),
    pages: int('pages'),
    format: text('format'),
    author: text('author'),
    topics: strings('topics').notNull(),
    /** A page of a notebook, for reading before the purchase. */
    sample: text('sample'),
    /** The whole notebook in Markdown, for its buyers. */
    content: text('content'),
    /** The parts of a combo, and the extras of a product. */
    included: strings('included').notNull(),
    benefits: strings('benefits').notNull(),
    /** The emblem for its buyer's profile. */
    emblem: text('emblem'),
    /** Percent of extra XP during the boost; 0 is none. */
    boostPercent: int('boost_percent').notNull().default(0),
    boostDays: int('boost_days').notNull().default(0),
    /** The number left; null is unlimited. */
    stock: int('stock'),
    active: bool('active').notNull().default(true),
    createdAt: createdAt(),
  },
  item => [
    uniqueIndex('store_items_key').on(item.key),
    index('store_items_shelf').on(item.category, item.kind),
    check('store_items_price_positive', sql`${item.price} > 0`),
    check('store_items_old_price_higher', sql`${item.oldPrice} > ${item.price}`),
    check('store_items_stock_never_negative', sql`${item.stock} >= 0`),
  ],
);

export const storeOrders = table(
  'store_orders',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    itemId: int('item_id')
      .notNull()
      .references(() => storeItems.id),
    /** The paid coins, whatever the product costs later. */
    price: int('price').notNull(),
    /** Coins paid for sending it, beside the price. */
    freight: int('freight').notNull().default(0),
    /** Null when there is nothing to hand over. */
    delivery: text('delivery', { enum: DELIVERY_METHODS }),
    address: text('address'),
    deliveredAt: timestamp('delivered_at'),
    /** When its buyer asked to return the thing. It is returned once the school has it again. */
    returnAskedAt: timestamp('return_asked_at'),
    /** What is broken, in the buyer's words, for a return under the warranty. */
    defect: text('defect'),
    /** The client's key for this purchase: sent again, it is paid once. */
    clientKey: text('client_key').notNull(),
    /** The buyer's rating, 1 to 5. */
    stars: int('stars'),
    returnedAt: timestamp('returned_at'),
    createdAt: createdAt(),
  },
  order => [
    uniqueIndex('store_orders_once').on(order.userId, order.clientKey),
    index('store_orders_user').on(order.userId, order.createdAt),
    index('store_orders_item').on(order.itemId),
    index('store_orders_time').on(order.createdAt),
    index('store_orders_waiting').on(order.delivery, order.deliveredAt, order.returnAskedAt, order.returnedAt),
    check('store_orders_stars', sql`${order.stars} between 1 and 5`),
  ],
);

export const storeFavourites = table(
  'store_favourites',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    itemId: int('item_id')
      .notNull()
      .references(() => storeItems.id),
    createdAt: createdAt(),
  },
  favourite => [uniqueIndex('store_favourites_once').on(favourite.userId, favourite.itemId)],
);

/** Times of extra XP for a user, each from one order. */
export const boosts = table(
  'boosts',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    orderId: int('order_id')
      .notNull()
      .references(() => storeOrders.id),
    percent: int('percent').notNull(),
    startsAt: timestamp('starts_at').notNull(),
    endsAt: timestamp('ends_at').notNull(),
  },
  boost => [uniqueIndex('boosts_order').on(boost.orderId), index('boosts_user').on(boost.userId, boost.endsAt)],
);
