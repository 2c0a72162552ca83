/**
 * The heaviest matching of a graph: Edmonds' blossoms with the weights' duals, O(n³) for n vertices, after Galil,
 * "Efficient algorithms for finding maximum matching in graphs" (1986). Weights are whole numbers of any length, so
 * that criteria that come one after another can stand in one weight, each in digits of its own.
 */
import {
  augment,
  compareSlack,
  edgeBetween,
  evenWay,
  nextStep,
  Node,
  setTop,
  slackOf,
  takeEdges,
  topOf,
  type Edge,
} from './blossoms.ts';

class Search {
  readonly vertices: Node[];
  readonly blossoms: Node[] = [];
  private queue: Node[] = [];
  private marks = 0;

  constructor(size: number) {
    this.vertices = Array.from({ length: size }, (_, i) => new Node(i));
    for (const vertex of this.vertices) {
      vertex.top = vertex;
      vertex.petalOf[vertex.index] = vertex;
    }
  }

  connect(a: Node, b: Node, weight: bigint): void {
    a.edges[b.index] = { from: a, to: b, weight };
    b.edges[a.index] = { from: b, to: a, weight };
  }

  private roots(): Node[] {
    return [...this.vertices, ...this.blossoms].filter(node => node.top === node);
  }

  private findSlack(node: Node): void {
    node.slack = undefined;
    for (const vertex of this.vertices)
      if (vertex.edges[node.index] && vertex.top !== node && vertex.top?.state === 'outer') compareSlack(vertex, node);
  }

  private enqueue(node: Node): void {
    if (node.petals.length === 0) this.queue.push(node);
    else for (const petal of node.petals) this.enqueue(petal);
  }

  /** Where the ways of two outer nodes back to their beginnings meet. */
  private meeting(a: Node | undefined, b: Node | undefined): Node | undefined {
    this.marks += 1;
    for (let [one, other] = [a, b]; one || other; [one, other] = [other, one]) {
      if (!one) continue;
      if (one.seen === this.marks) return one;
      one.seen = this.marks;
      one = topOf(topOf(one.mate)?.parent);
    }
    return undefined;
  }

  private unusedBlossom(): Node {
    const unused = this.blossoms.find(({ top }) => !top);
    if (unused) return unused;
    const made = new Node(this.vertices.length + this.blossoms.length);
    this.blossoms.push(made);
    return made;
  }

  /** The nodes from an outer one back to `base`, which is not among them. */
  private wayBack(from: Node, base: Node): Node[] {
    const way: Node[] = [];
    for (let outer: Node | undefined = from; outer && outer !== base;) {
      const inner = topOf(outer.mate);
      if (!inner) throw new Error('An outer node without a mate');
      way.push(outer, inner);
      this.enqueue(inner);
      outer = topOf(inner.parent);
    }
    return way;
  }

  private addBlossom(from: Node, base: Node, to: Node): void {
    const blossom = this.unusedBlossom();
    blossom.dual = 0n;
    blossom.state = 'outer';
    blossom.mate = base.mate;
    blossom.parent = base.parent;
    blossom.petals = [base, ...this.wayBack(from, base).toReversed(), ...this.wayBack(to, base)];
    setTop(blossom, blossom);
    takeEdges(blossom, [...this.vertices, ...this.blossoms]);
    this.findSlack(blossom);
  }

  private expandBlossom(blossom: Node): void {
    for (const petal of blossom.petals) setTop(petal, petal);
    const { parent } = blossom;
    const entry = parent && blossom.petalOf[edgeBetween(blossom, parent).from.index];
    if (!entry) throw new Error('A blossom that the search did not enter');
    const way = evenWay(blossom, entry);
    blossom.petals.forEach((petal, i) => {
      if (i > way) {
        petal.state = 'free';
        this.findSlack(petal);
      } else if (i === way) {
        petal.state = 'inner';
        petal.parent = parent;
      } else if (i % 2 === 0) {
        const next = blossom.petals[i + 1];
        if (!next) throw new Error('A blossom of even length');
        petal.parent = edgeBetween(next, petal).from;
        petal.state = 'inner';
        petal.slack = undefined;
      } else {
        petal.state = 'outer';
        this.findSlack(petal);
        this.enqueue(petal);
      }
    });
    blossom.top = undefined;
    blossom.petals = [];
  }

  /** @returns whether the matching grew. */
  private follow(edge: Edge): boolean {
    const [from, to] = [topOf(edge.from), topOf(edge.to)];
    if (!from || !to) throw new Error('An edge to a node not in use');
    if (to.state === 'free') {
      to.parent = edge.from;
      to.state = 'inner';
      to.slack = undefined;
      const next = topOf(to.mate);
      if (!next) throw new Error('A free node without a mate');
      next.slack = undefined;
      next.state = 'outer';
      this.enqueue(next);
    } else if (to.state === 'outer') {
      const base = this.meeting(from, to);
      if (base) this.addBlossom(from, base, to);
      else {
        augment(from, to);
        augment(to, from);
        return true;
      }
    }
    return false;
  }

  private scanQueue(): boolean {
    for (let vertex = this.queue.shift(); vertex; vertex = this.queue.shift()) {
      if (vertex.top?.state === 'inner') continue;
      for (const other of this.vertices) {
        const edge = vertex.edges[other.index];
        if (!edge || !other.top || vertex.top === other.top) continue;
        if (slackOf(edge) > 0n) compareSlack(vertex, other.top);
        else if (this.follow(edge)) return true;
      }
    }
    return false;
  }

  private changeDuals(step: bigint): void {
    for (const vertex of this.vertices) {
      if (vertex.top?.state === 'outer') vertex.dual -= step;
      else if (vertex.top?.state === 'inner') vertex.dual += step;
    }
    for (const blossom of this.blossoms) {
      if (blossom.top !== blossom) continue;
      if (blossom.state === 'outer') blossom.dual += step * 2n;
      else if (blossom.state === 'inner') blossom.dual -= step * 2n;
    }
  }

  private scanTight(): boolean {
    for (const node of this.roots()) {
      if (node.top !== node || !node.slack || node.slack.top === node) continue;
      const edge = edgeBetween(node.slack, node);
      if (slackOf(edge) === 0n && this.follow(edge)) return true;
    }
    return false;
  }

  /** Matches two more vertices. @returns false when no more can be matched. */
  grow(): boolean {
    this.queue = [];
    // Those inside blossoms too: they come out again when one is opened.
    for (const node of [...this.vertices, ...this.blossoms]) {
      node.state = 'free';
      node.slack = undefined;
    }
    for (const node of this.roots()) {
      if (node.mate) continue;
      node.parent = undefined;
      node.state = 'outer';
      this.enqueue(node);
    }
    if (this.queue.length === 0) return false;
    for (;;) {
      if (this.scanQueue()) return true;
      const step = nextStep(this.roots());
      if (step === undefined) return false;
      this.changeDuals(step);
      this.queue = [];
      if (this.scanTight()) return true;
      for (const blossom of this.blossoms)
        if (blossom.top === blossom && blossom.state === 'inner' && blossom.dual === 0n) this.expandBlossom(blossom);
    }
  }
}

/**
 * Pairs all of `size` vertices so that the sum of the pairs' weights is the greatest.
 * @param weightOf what a pair is worth, which may be 0; undefined where the two cannot be paired.
 * @returns the partner of each vertex; undefined when they cannot all be paired.
 */
export const heaviestPairing = (
  size: number,
  weightOf: (a: number, b: number) => bigint | undefined,
): number[] | undefined => {
  const search = new Search(size);
  const { vertices } = search;
  let heaviest = 0n;
  for (const a of vertices)
    for (const b of vertices) {
      const weight = a.index < b.index ? weightOf(a.index, b.index) : undefined;
      if (weight === undefined) continue;
      if (weight > heaviest) heaviest = weight;
      search.connect(a, b, weight * 2n);
    }
  for (const vertex of vertices) vertex.dual = heaviest;
  while (search.grow());
  const partners = vertices.map(({ mate }) => mate?.index ?? -1);
  return partners.includes(-1) ? undefined : partners;
};
