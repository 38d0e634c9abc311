// Widths of texts, and texts shortened to a width: no label is longer than its box.
const context = document.createElement("canvas").getContext("2d");
export const FONT = "system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', 'Liberation Sans', sans-serif";
const known = new Map();

export function widthOf(text, size = 12, isBold = false) {
  const key = `${size} ${isBold} ${text}`;
  if (!known.has(key)) {
    context.font = `${isBold ? "600 " : ""}${size}px ${FONT}`;
    known.set(key, context.measureText(text).width);
  }
  return known.get(key);
}

// The end of a name tells more than its middle: both ends stay.
export function fitted(text, width, size = 12, isBold = false) {
  if (widthOf(text, size, isBold) <= width) return text;
  let left = 1, right = text.length - 1;
  const cut = (kept) => `${text.slice(0, Math.ceil(kept / 2))}…${text.slice(text.length - Math.floor(kept / 2))}`;
  while (left < right) {
    const middle = (left + right + 1) >> 1;
    if (widthOf(cut(middle), size, isBold) <= width) left = middle; else right = middle - 1;
  }
  return cut(left);
}
