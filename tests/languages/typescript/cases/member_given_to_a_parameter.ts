interface Drawn {
  draw(): void;
}
class Screen implements Drawn {
  draw(): void {}
}
const screen = new Screen();

function said(target: Drawn): void {
  target.draw();
  //     ^ calls: Drawn.draw (member)
}
said(screen);

function unsaid(target): void {
  target.draw();
  //     ^ calls: Screen.draw (member)
}
unsaid(screen);
