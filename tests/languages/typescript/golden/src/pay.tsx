export const Button = ({ label }: { label: string }) => <button>{label}</button>;

export function Form() {
  return <Button label="Pay" />;
}
