import styled, { css } from "styled-components";
interface Props { wide: boolean }
function width(props: Props) { return props.wide ? 2 : 1; }

// The grammar takes the first for an error and the others for comparisons.
const Wrapper = styled.div<{ wide: boolean; of: Array<string> }>`
  width: ${(props) => width(props)}px;
  //                  ^ calls: width (lexical)
`;
const Row = styled(Wrapper)<Props>`
  //        ^ external: styled-components.default
  width: ${width};
`;
const Cell = styled(Row).attrs<Props>({ role: "cell" })<Props>`
  //                     ^ unresolved: elsewhere
`;
const mixin = css<Props>`top: 1px`;
const isBetween = (a: number, b: number, text: string) => a < b && b > Number(`${text}`);
//                                                                     ^ external: globalThis.Number
const html = (of: () => string) => `a<b class=${of()}>`;
//                                              ^ unresolved: dynamic
export function last() { return <Wrapper><Row /></Wrapper>; }
//              ^ defines: function last [export]
