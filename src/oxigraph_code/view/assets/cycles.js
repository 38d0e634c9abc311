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
