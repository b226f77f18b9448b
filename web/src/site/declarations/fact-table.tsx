/** What was declared, to be read line by line. */
export function FactTable({ facts }: { facts: readonly { name: string; value: string }[] }) {
  return (
    <dl className="review-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
