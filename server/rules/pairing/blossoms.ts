/** The nodes of a matching: vertices, and blossoms made of them, with the edges and the mates between them. */

/** Between two vertices. `weight` is doubled, so that halves stay whole. */
export type Edge = { from: Node; to: Node; weight: bigint };

type State = 'free' | 'outer' | 'inner';

/** A vertex, or a blossom: an odd circle of nodes that is treated as one. */
export class Node {
  petals: Node[] = [];
  /** By vertex: which petal it is in. */
  petalOf: (Node | undefined)[] = [];
  /** By node: the tightest edge to it. */
  edges: (Edge | undefined)[] = [];
  dual = 0n;
  /** The outermost blossom that it is in; none for a blossom that is not in use. */
  top: Node | undefined;
  /** The vertex that it is matched with. */
  mate: Node | undefined;
  /** The vertex through which the search came to it. */
  parent: Node | undefined;
  /** The outer vertex with the tightest edge to it. */
  slack: Node | undefined;
  state: State = 'free';
  seen = 0;
  readonly index: number;
  constructor(index: number) {
    this.index = index;
  }
}

export const slackOf = (edge: Edge): bigint => edge.from.dual + edge.to.dual - edge.weight;

export const edgeBetween = (from: Node, to: Node): Edge => {
  const edge = from.edges[to.index];
  if (!edge) throw new Error('Two nodes without an edge');
  return edge;
};

export const topOf = (node: Node | undefined): Node | undefined => node?.top;

/** Notes an outer vertex at a node when its edge is tighter than the one noted. */
export const compareSlack = (from: Node, to: Node): void => {
  if (!to.slack || slackOf(edgeBetween(from, to)) < slackOf(edgeBetween(to.slack, to))) to.slack = from;
};

export const setTop = (node: Node, top: Node): void => {
  node.top = top;
  for (const petal of node.petals) setTop(petal, top);
};

/** Turns the circle so that the way from its base to `petal` is even. @returns how long that way is. */
export const evenWay = (blossom: Node, petal: Node): number => {
  const at = blossom.petals.indexOf(petal);
  if (at % 2 === 0) return at;
  const [base, ...others] = blossom.petals;
  if (base) blossom.petals = [base, ...others.toReversed()];
  return blossom.petals.length - at;
};

/** Matches a node with another, and the petals inside it with each other. */
const setMate = (node: Node, other: Node): void => {
  const edge = edgeBetween(node, other);
  node.mate = edge.to;
  if (node.petals.length === 0) return;
  const petal = node.petalOf[edge.from.index];
  if (!petal) throw new Error('A vertex outside its blossom');
  const way = evenWay(node, petal);
  for (let i = 0; i < way; i += 1) {
    const [one, next] = [node.petals[i], node.petals[i ^ 1]];
    if (one && next) setMate(one, next);
  }
  setMate(petal, other);
  node.petals = [...node.petals.slice(way), ...node.petals.slice(0, way)];
};

/** Turns the mates on the way from an outer node back to its beginning. */
export const augment = (from: Node, to: Node): void => {
  for (let [near, far] = [from, to]; ;) {
    const next = topOf(near.mate);
    setMate(near, far);
    if (!next) return;
    const before = topOf(next.parent);
    if (!before) throw new Error('A way without a beginning');
    setMate(next, before);
    [near, far] = [before, next];
  }
};

/** Gives a new blossom the tightest edges of its petals. @param nodes all, by index. */
export const takeEdges = (blossom: Node, nodes: readonly Node[]): void => {
  blossom.edges = [];
  blossom.petalOf = [];
  for (const node of nodes) node.edges[blossom.index] = undefined;
  for (const petal of blossom.petals) {
    petal.edges.forEach((edge, index) => {
      const known = blossom.edges[index];
      if (!edge || (known && slackOf(known) <= slackOf(edge))) return;
      blossom.edges[index] = edge;
      const node = nodes[index];
      if (node) node.edges[blossom.index] = node.edges[petal.index];
    });
    petal.petalOf.forEach((inside, index) => {
      if (inside) blossom.petalOf[index] = petal;
    });
  }
};

const least = (a: bigint | undefined, b: bigint): bigint => (a === undefined || b < a ? b : a);

/** By how much the duals can change until something new is tight; undefined when nothing can be. */
export const nextStep = (roots: readonly Node[]): bigint | undefined => {
  let step: bigint | undefined;
  for (const node of roots) {
    if (node.petals.length > 0 && node.state === 'inner') step = least(step, node.dual / 2n);
    if (!node.slack || node.state === 'inner') continue;
    const slack = slackOf(edgeBetween(node.slack, node));
    step = least(step, node.state === 'free' ? slack : slack / 2n);
  }
  return step;
};
