import React, { createContext, createRef, forwardRef, memo, useCallback, useContext, useMemo, useRef, useState } from "react";
function helper() {}
class Store { load() {} }
const Button = memo(forwardRef((props, ref) => { helper(); return <div /> }));
//    ^ defines: function Button [wrapped]
const Input = React.memo(function (props) { return <input /> });
//    ^ defines: function Input [wrapped]
const Wrapped = other((props) => <div />);
//    ^ defines: function Wrapped [wrapped]
export function useStore() {
  const [store, setStore] = useState(new Store());
  const [other] = useState<Store | null>(null);
  const made = useMemo(() => new Store(), []);
  const held = React.useRef<Store>(null);
  const reload = useCallback(() => {
    store.load();
    //    ^ calls: Store.load (member)
    other?.load();
    //     ^ calls: Store.load (member)
    made.load();
    //   ^ calls: Store.load (member)
    held.current?.load();
    //            ^ calls: Store.load (member)
    held.load();
    //   ^ external: react.RefObject.load
  }, [store]);
  reload();
  // <- calls: useStore.reload (lexical)
  return [store, reload] as const;
}
function useApi() {
  const clear = () => helper();
  return { clear, store: new Store() };
}
function App() {
  const [store, reload] = useStore();
  store.load();
  //    ^ calls: Store.load (member)
  reload();
  // <- calls: useStore.reload (lexical)
  const { clear, store: other } = useApi();
  clear();
  // <- calls: useApi.clear (lexical)
  other.load();
  //    ^ calls: Store.load (member)
  return <><Button onClick={reload} /><Input /></>;
  //        ^ references: Button
}
class Panel {
  store = createRef<Store>();
  show() { this.store.current?.load(); }
  //                           ^ calls: Store.load (member)
}
// A context gives what it is said to hold; what it holds by default is replaced by who provides it.
const Stored = createContext<Store>(null!);
const Listed = createContext<{ store: Store; clear(): void } | null>(null);
const Replaced = createContext({ clear() {} });
const useListed = () => useContext(Listed);
function Page() {
  useContext(Stored).load();
  //                 ^ calls: Store.load (member)
  const { store } = useListed()!;
  store.load();
  //    ^ calls: Store.load (member)
  React.useContext(Replaced).clear();
  //                         ^ unresolved: elsewhere
}
