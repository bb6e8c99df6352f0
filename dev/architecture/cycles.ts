/** The groups of nodes that reach each other along these edges (Tarjan's strongly connected components). */
export function findCycles(edges: readonly (readonly [from: string, to: string])[]): string[][] {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of edges) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  const indexes = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  function visit(node: string): number {
    const index = indexes.size;
    indexes.set(node, index);
    let low = index;
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!indexes.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, indexes.get(next) ?? low);
    }
    if (low === index) {
      const component = stack.splice(stack.indexOf(node));
      if (component.length > 1) cycles.push(component.sort());
    }
    return low;
  }

  for (const node of graph.keys()) if (!indexes.has(node)) visit(node);
  return cycles;
}
