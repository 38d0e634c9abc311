// Strongly connected components (Tarjan), without recursion: chains of dependencies are longer than the stack.
export function components(count, edges) {
  const after = Array.from({ length: count }, () => []);
  for (const [from, to] of edges) after[from].push(to);
  const found = Array(count).fill(-1), order = Array(count).fill(-1), lowest = Array(count).fill(0), open = [];
  let seen = 0, made = 0;
  const enter = (node, path) => {
    order[node] = lowest[node] = seen;
    seen += 1;
    open.push(node);
    path.push({ node, next: 0 });
  };
  for (let start = 0; start < count; start += 1) {
    const path = [];
    if (order[start] < 0) enter(start, path);
    while (path.length) {
      const top = path[path.length - 1], { node } = top;
      if (top.next < after[node].length) {
        const target = after[node][top.next];
        top.next += 1;
        if (order[target] < 0) enter(target, path);
        else if (found[target] < 0) lowest[node] = Math.min(lowest[node], order[target]);
        continue;
      }
      path.pop();
      if (path.length) { const below = path[path.length - 1].node; lowest[below] = Math.min(lowest[below], lowest[node]); }
      if (lowest[node] !== order[node]) continue;
      for (let member = -1; member !== node;) { member = open.pop(); found[member] = made; }
      made += 1;
    }
  }
  return found;
}

// The edges [from, to, count] that close cycles: without them there is none. Weak ones are preferred (Eades, Lin, Smyth):
// the nodes of each component are put in an order with most counts forward, and the edges that go back are returned.
export function closing(count, edges) {
  const component = components(count, edges), inside = edges.filter(([from, to]) => from !== to && component[from] === component[to]);
  const near = new Map();
  for (const edge of inside) for (const end of edge.slice(0, 2)) near.set(end, [...(near.get(end) ?? []), edge]);
  const left = new Set(near.keys()), first = [], last = [];
  const sums = new Map([...left].map((node) => [node, { out: 0, in: 0 }]));
  const add = ([from, to, weight], sign) => { sums.get(from).out += sign * weight; sums.get(to).in += sign * weight; };
  for (const edge of inside) add(edge, 1);
  const take = (node, order) => {
    order.push(node);
    left.delete(node);
    for (const edge of near.get(node)) if (left.has(edge[0]) || left.has(edge[1])) add(edge, -1);
  };
  while (left.size) {
    const nodes = [...left], sink = nodes.find((node) => !sums.get(node).out), source = nodes.find((node) => !sums.get(node).in);
    if (sink !== undefined) take(sink, last);
    else take(source ?? nodes.reduce((best, node) => sums.get(node).out - sums.get(node).in > sums.get(best).out - sums.get(best).in ? node : best), first);
  }
  const place = new Map([...first, ...last.reverse()].map((node, number) => [node, number]));
  const sizes = new Map();
  for (const one of component) sizes.set(one, (sizes.get(one) ?? 0) + 1);
  return { component, place, back: new Set(inside.filter(([from, to]) => place.get(from) > place.get(to))), sizes: [...sizes.values()].filter((size) => size > 1) };
}
