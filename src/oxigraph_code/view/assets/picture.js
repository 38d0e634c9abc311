// The picture: a graph drawn with sigma, and its export. It knows nothing of questions.
const HUES = ["#2f81f7", "#d29922", "#3fb950", "#db61a2", "#a371f7", "#f0883e", "#39c5cf", "#8c959f"];
const media = matchMedia("(prefers-color-scheme: dark)");
export const hue = (number) => HUES[number % HUES.length];
export const RED = "#f85149";

export function isDark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : media.matches;
}
const colours = () => isDark()
  ? { back: "#0d1117", fore: "#e6edf3", edge: "#484f58", faint: "#21262d", region: "#161b22" }
  : { back: "#ffffff", fore: "#1b1f24", edge: "#c0c8d0", faint: "#e4e8ec", region: "#f6f8fa" };
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export class Picture {
  constructor(element, opened) {
    this.element = element;
    this.opened = opened;
    // Sigma follows the size of the window alone, not that of its element.
    new ResizeObserver(() => {
      const { width, height } = this.sigma?.getDimensions() ?? {};
      if (this.sigma && element.clientWidth && (width !== element.clientWidth || height !== element.clientHeight)) this.sigma.resize().refresh();
    }).observe(element);
    media.addEventListener("change", () => this.redraw());
  }

  // A map has a `size`, [width, height], and `regions`, [path, x, y, width, height]; sizes of its nodes are in its units.
  show(graph, { size, regions = [], selected = "" } = {}) {
    this.sigma?.kill();
    Object.assign(this, { graph, size, regions, selected });
    const { fore, back, edge, faint } = colours();
    // A map gets its graph when everything else is set, so that it is drawn once.
    this.sigma = new Sigma(size ? new graphology.Graph() : graph, this.element, {
      labelColor: { color: fore }, defaultEdgeColor: size ? faint : edge, stagePadding: size ? 20 : 80, labelRenderedSizeThreshold: 7, zIndex: true, allowInvalidContainer: true,
      ...(size ? { itemSizesReference: "positions", zoomToSizeRatioFunction: (ratio) => ratio,
        // Lines of one pixel: wide ones take a computer without a graphics card a second.
        edgeProgramClasses: { line: Sigma.rendering.EdgeLineProgram } } : {}),
      nodeReducer: (node, facts) => node === this.selected
        ? { ...facts, highlighted: true, forceLabel: true, zIndex: 1 } : facts,
      defaultDrawNodeHover: (context, node, settings) => {
        context.font = `${settings.labelSize}px ${settings.labelFont}`;
        const left = node.x + node.size, width = context.measureText(node.label).width + 10;
        context.fillStyle = back;
        context.fillRect(left, node.y - 10, width, 20);
        context.strokeStyle = fore;
        context.strokeRect(left, node.y - 10, width, 20);
        context.fillStyle = fore;
        context.fillText(node.label, left + 5, node.y + 5);
      },
    });
    if (size) {
      const [width, height] = this.size;
      this.sigma.setCustomBBox({ x: [0, width], y: [0, height] });
      this.drawRegions();
      this.sigma.setGraph(graph);
    }
    this.sigma.on("clickNode", ({ node }) => this.opened(node));
  }

  redraw() { if (this.graph) this.show(this.graph, this); }

  select(node) { this.selected = node; this.sigma?.refresh({ skipIndexation: true }); }

  drawRegions() {
    this.sigma.createCanvasContext("regions", { beforeLayer: "edges" });
    this.sigma.createCanvasContext("names", { afterLayer: "labels" });
    for (const name of ["regions", "names"]) this.sigma.getCanvases()[name].style.pointerEvents = "none";
    const draw = () => {
      const { width, height } = this.sigma.getDimensions(), { fore, back, edge, region } = colours();
      const [under, over] = ["regions", "names"].map((name) => this.sigma.getCanvases()[name].getContext("2d"));
      under.clearRect(0, 0, width, height);
      over.clearRect(0, 0, width, height);
      over.font = "12px system-ui, sans-serif";
      for (const [name, box, isNamed] of this.boxes((text) => over.measureText(text).width)) {
        under.fillStyle = region;
        under.fillRect(box.x, box.y, box.width, box.height);
        under.strokeStyle = edge;
        under.strokeRect(box.x, box.y, box.width, box.height);
        if (!isNamed) continue;
        over.fillStyle = back;
        over.fillRect(box.x + 1, box.y + 1, over.measureText(name).width + 8, 16);
        over.fillStyle = fore;
        over.fillText(name, box.x + 5, box.y + 13);
      }
    };
    this.sigma.on("afterRender", draw);
    this.sigma.on("resize", draw);
    // New layers have no size yet.
    this.sigma.resize(true);
  }

  // The regions, each with the last part of its name, its box in pixels, and whether there is room for the name.
  boxes(widthOf) {
    const named = [];
    return this.regions.map(([path, x, y, width, height]) => {
      const a = this.sigma.graphToViewport({ x, y: y + height }), b = this.sigma.graphToViewport({ x: x + width, y });
      const name = path.split("/").pop(), box = { x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y }, right = a.x + widthOf(name) + 8;
      const isNamed = right < b.x && box.height > 34 &&
        !named.some((other) => a.x < other.right && other.x < right && Math.abs(a.y - other.y) < 16);
      if (isNamed) named.push({ x: a.x, y: a.y, right });
      return [name, box, isNamed];
    });
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
    const { width, height } = this.sigma.getDimensions(), { fore, back, edge, faint, region } = colours();
    const parts = [`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif">`,
      `<rect width="100%" height="100%" fill="${back}"/>`];
    const write = (x, y, size, text) =>
      parts.push(`<text x="${x}" y="${y}" font-size="${size}" fill="${fore}">${escaped(text)}</text>`);
    const boxes = this.boxes((text) => 7 * text.length);
    for (const [, box] of boxes)
      parts.push(`<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="${region}" stroke="${edge}"/>`);
    const at = new Map();
    this.graph.forEachNode((node, facts) => at.set(node, this.sigma.graphToViewport(facts)));
    this.graph.forEachEdge((_, facts, from, to) => {
      const a = at.get(from), b = at.get(to);
      parts.push(`<line x1="${a.x}" y1="${a.y}" x2="${b.x}" y2="${b.y}" stroke="${facts.color ?? (this.size ? faint : edge)}"/>`);
    });
    this.graph.forEachNode((node, facts) => {
      const { x, y } = at.get(node), size = this.sigma.scaleSize(facts.size);
      parts.push(`<circle cx="${x}" cy="${y}" r="${size}" fill="${facts.color}"/>`);
      if (facts.forceLabel || size >= 7) write(x + size + 3, y + 4, 14, facts.label);
    });
    for (const [name, box, isNamed] of boxes) if (isNamed) write(box.x + 5, box.y + 13, 12, name);
    return [...parts, "</svg>"].join("\n");
  }
}

// An SVG text as a PNG, drawn by the browser.
export async function png(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext("2d").drawImage(image, 0, 0);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
