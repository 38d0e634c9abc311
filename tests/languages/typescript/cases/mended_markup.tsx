function Link(props: { to: string }) { return null; }
function follow() { return 1 & 2; }

export function Shows() {
  return (
    <p title="This & that">
      Shows & Fairs, &copy; and R&B
      {follow() && <Link to="/sign_up?intent=signup&context=fairs" />}
      //            ^ references: Link
    </p>
  );
}
export function last() { return <b>Sort & Filter{" "}</b>; }
//              ^ defines: function last [export]
