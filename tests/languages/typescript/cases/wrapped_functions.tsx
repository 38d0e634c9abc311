import React, { forwardRef, lazy, memo } from "react";
import { observer } from "mobx-react";
import { connect } from "react-redux";
import { debounce, throttle } from "lodash";
import { autorun } from "mobx";
import { cache as reactCache } from "react";
import styled from "styled-components";
import { traced, withAuth, guarded, subscribed, made } from "./wrappers";
import Panel, { Parts } from "./panel";
import { save } from "./index";

function Item(props: {}) { return null; }
class Board extends React.Component {}
function load() {}

const List = observer(Item);
const Table = connect((state) => state)(observer(Board));
const Row = styled(Item)<{ wide: boolean }>`color: red`;
//          ^ external: styled-components.default
const Cell = styled(Row).attrs({ role: "cell" })`color: blue`;
const Page = lazy(() => import("./page"));
const Other = lazy(async () => { return (await import("./page")).Part; });
const Guard = withAuth(Item);
const later = debounce(load, 100);
const dispose = autorun(load);
const unsubscribe = subscribed(load);
const guard = guarded(load);
const one = made(load);
//    ^ defines: variable one

export function App() {
  later();
  // <- calls: load (wrapped)
  dispose();
  // <- unresolved: dynamic
  unsubscribe();
  // <- unresolved: dynamic
  guard();
  // <- calls: load (wrapped)
  one.start();
  //  ^ calls: wrappers.tsx:Made.start (member)
  one();
  // <- unresolved: dynamic
  save();
  // <- calls: save.ts:save (wrapped)
  return throttle(load, 10)();
  //     ^ external: lodash.throttle
}
export function Shown() {
  new Table();
  //  ^ calls: Board (wrapped)
  return <List><Table /><Row /><Cell /><Page /><Guard /><Panel /><Parts.Head /></List>;
  //      ^ references: List
  //            ^ references: Table
}
const Named = memo(forwardRef(function Inner(props, ref) { load(); return null; }));
//    ^ defines: function Named [wrapped]
const Inline = observer((props) => { load(); return <div />; });
//    ^ defines: function Inline [wrapped]
const Schema = lazy(() => load());
//    ^ defines: variable Schema []
const getOne = reactCache(async (id: string) => load());
//    ^ defines: function getOne [wrapped]
const saveOne = client.input({}).action(withLog("saved", "one", async ({ ctx }) => load()));
//    ^ defines: function saveOne [wrapped]
const onScroll = throttle(() => { load(); }, 100);
//    ^ defines: function onScroll [wrapped]
const ids = [1].map((id) => id);
//    ^ defines: variable ids []
onScroll();
// <- calls: onScroll (wrapped)
getOne("1");
// <- calls: getOne (wrapped)
export default traced({ name: "app" })(App);
// --- path: wrappers.tsx ---
export class Made { start() {} }
export const traced = (config: {}) => <F extends (...given: any[]) => any,>(target: F): F =>
  config ? target : (function wrapper(this: unknown, ...given: any[]) { return target.call(this, ...given); } as F);
export const withAuth = (Component: any) => (props: {}) => <Component {...props} />;
export function guarded(fn: () => void) { return (...given: any[]) => { if (given) fn(); }; }
export function subscribed(fn: () => void) { listeners.push(fn); return () => { listeners.remove(fn); }; }
export function made(fn: () => void): Made { return new Made(); }
const listeners: any = [];
// --- path: panel.tsx ---
import { observer } from "mobx-react";
function Panel() { return null; }
function Head() { return null; }
export const Parts = { Head: observer(Head) };
export default observer(Panel);
// --- path: save.ts ---
import { traced } from "./wrappers";
async function save() {}
export default traced({ name: "save" })(save);
// --- path: index.ts ---
export { default as save } from "./save";
// --- path: page.tsx ---
import { observer } from "mobx-react";
export function Part() { return null; }
function Page() { return null; }
export default observer(Page);
// --- path: main.ts ---
import App from "./wrapped_functions";
App();
// <- calls: wrapped_functions.tsx:App (wrapped)
