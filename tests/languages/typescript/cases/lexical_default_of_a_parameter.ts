function first(): void {}
function second(): void {}

function always(action = first): void {
  action();
  // <- calls: second (lexical)
}
always(second);

function sometimes(action = first): void {
  action();
  // <- calls: first (lexical)
}
sometimes(second);
sometimes();

export function others(action = first): void {
  action();
  // <- calls: first (lexical)
}
others(second);

class Task {
  private action;
  constructor(action = first) {
    this.action = action;
  }
  start(): void {
    this.action();
    //   ^ calls: second (member)
  }
}
new Task(second).start();
