// A picture as a file: SVG with its styles in it, or PNG at twice its size.
import { element } from "./elements.js";
import { FONT } from "./texts.js";

const STYLES = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "opacity", "font-weight"];
const SHARPNESS = 2;

export function svgText(svg) {
  const copy = svg.cloneNode(true), drawn = [...svg.querySelectorAll("*")], copied = [...copy.querySelectorAll("*")];
  drawn.forEach((one, number) => {
    const style = getComputedStyle(one);
    for (const name of STYLES) if (style[name] && one.tagName !== "title") copied[number].setAttribute(name, style[name]);
  });
  const width = Number(svg.getAttribute("width")), height = Number(svg.getAttribute("height"));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("font-family", FONT);
  copy.insertAdjacentHTML("afterbegin", `<rect width="${width}" height="${height}" fill="${getComputedStyle(document.body).backgroundColor}"/>`);
  return new XMLSerializer().serializeToString(copy);
}

export async function png(svg) {
  const image = new Image(), width = Number(svg.getAttribute("width")), height = Number(svg.getAttribute("height"));
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(svg))}`;
  await image.decode();
  const canvas = element("canvas");
  canvas.width = width * SHARPNESS;
  canvas.height = height * SHARPNESS;
  const context = canvas.getContext("2d");
  context.scale(SHARPNESS, SHARPNESS);
  context.drawImage(image, 0, 0);
  return new Promise((done) => { canvas.toBlob(done, "image/png"); });
}

export function save(blob, name) {
  const link = element("a", { href: URL.createObjectURL(blob), download: name });
  link.click();
  URL.revokeObjectURL(link.href);
}
