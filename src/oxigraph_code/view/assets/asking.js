// Questions to the server, or to the answers that an exported page carries.
const kept = JSON.parse(document.getElementById("kept")?.textContent ?? "null");
export const isExported = kept !== null;
export const keptAddress = kept?.address ?? "";
let project = "";

export function chooseProject(iri) { project = iri; }

export async function ask(name, question = {}) {
  const reply = isExported ? answerKept(name, question) : await answerOfServer(name, question);
  if (reply.error) throw new Error(`${reply.error} ${reply.hint ?? ""}`);
  if (reply.problem) throw new Error(reply.problem);
  return reply.answer ?? reply;
}

function answerKept(name, question) {
  return kept.answers[`${name} ${JSON.stringify(question)}`] ??
    { error: "this file does not carry that answer:", hint: "run oxigraph-code view in the project" };
}

async function answerOfServer(name, question) {
  const isAboutGraph = name === "sparql_query" || name === "index_status";
  const body = JSON.stringify(isAboutGraph || !project ? question : { ...question, project });
  const response = await fetch(`/api/${name}`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  return response.headers.get("Content-Type").startsWith("application/json")
    ? response.json() : { error: await response.text() };
}
