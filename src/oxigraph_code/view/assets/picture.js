// The picture: a graph drawn with sigma, and its export. It knows nothing of questions.
const dark = matchMedia("(prefers-color-scheme: dark)");
const HUES = ["#2f81f7", "#d29922", "#3fb950", "#db61a2", "#a371f7", "#f0883e", "#39c5cf", "#f85149"];
const colours = () => dark.matches
  ? { back: "#0d1117", fore: "#e6edf3", edge: "#30363d" } : { back: "#ffffff", fore: "#1b1f24", edge: "#d0d7de" };
export const hue = (number) => HUES[number % HUES.length];

export class Picture {
  constructor(element, opened) {
    this.element = element;
    this.opened = opened;
    // Sigma follows the size of the window alone, not that of its element.
    new ResizeObserver(() => { this.sigma?.resize(); this.sigma?.refresh(); }).observe(element);
    dark.addEventListener("change", () => this.graph && this.show(this.graph));
  }

  show(graph) {
    this.sigma?.kill();
    this.graph = graph;
    const { fore, back, edge } = colours();
    this.sigma = new Sigma(graph, this.element, {
      labelColor: { color: fore }, defaultEdgeColor: edge, labelRenderedSizeThreshold: 7, zIndex: true,
      defaultDrawNodeHover: (context, node, settings) => {
        context.font = `${settings.labelSize}px ${settings.labelFont}`;
        context.fillStyle = back;
        context.fillRect(node.x + node.size, node.y - 10, context.measureText(node.label).width + 10, 20);
        context.fillStyle = fore;
        context.fillText(node.label, node.x + node.size + 3, node.y + 5);
      },
    });
    this.sigma.on("clickNode", ({ node }) => this.opened(node));
  }

  zoom(way) {
    const camera = this.sigma.getCamera();
    way > 0 ? camera.animatedZoom() : camera.animatedUnzoom();
  }

  pan(x, y) {
    const camera = this.sigma.getCamera(), state = camera.getState();
    camera.setState({ x: state.x + x * 0.1 * state.ratio, y: state.y + y * 0.1 * state.ratio });
  }

  svg() {
    const { width, height } = this.sigma.getDimensions(), { fore, back, edge } = colours();
    const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    const parts = [`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
      `<rect width="100%" height="100%" fill="${back}"/>`];
    const at = new Map();
    this.graph.forEachNode((node, facts) => at.set(node, this.sigma.graphToViewport(facts)));
    this.graph.forEachEdge((_, facts, from, to) => {
      const a = at.get(from), b = at.get(to);
      parts.push(`<line x1="${a.x}" y1="${a.y}" x2="${b.x}" y2="${b.y}" stroke="${facts.color ?? edge}"/>`);
    });
    this.graph.forEachNode((node, facts) => {
      const { x, y } = at.get(node), size = this.sigma.scaleSize(facts.size);
      parts.push(`<circle cx="${x}" cy="${y}" r="${size}" fill="${facts.color}"/>`);
      if (size >= 7) parts.push(`<text x="${x + size + 3}" y="${y + 4}" font-size="14" font-family="sans-serif" fill="${fore}">${escaped(facts.label)}</text>`);
    });
    return [...parts, "</svg>"].join("\n");
  }

  async png() {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(this.svg())}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext("2d").drawImage(image, 0, 0);
    return new Promise((done) => canvas.toBlob(done, "image/png"));
  }
}
