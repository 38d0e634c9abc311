// Addresses of views, such as #/impact/Huey.enqueue: they survive a reload and can be sent.
const encoded = (text) => encodeURIComponent(text).replace(/%2F/g, "/").replace(/%3A/g, ":");

export function addressOf(view, argument = "") {
  return argument ? `#/${view}/${encoded(argument)}` : `#/${view}`;
}

export function placeOf(hash) {
  const [, view, argument = ""] = hash.match(/^#\/(\w+)(?:\/(.+))?$/) ?? [, "start"];
  try { return { view, argument: decodeURIComponent(argument) }; } catch { return { view, argument }; }
}
