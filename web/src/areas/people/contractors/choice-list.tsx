type Option = { value: string; text: string };

type ChoiceListProps<Value extends string> = {
  title: string;
  options: readonly (Option & { value: Value })[];
  chosen: readonly Value[];
  onChosen: (chosen: Value[]) => void;
};

/** Several of some short words, side by side. */
export function ChoiceList<Value extends string>({ title, options, chosen, onChosen }: ChoiceListProps<Value>) {
  const toggle = (value: Value, isChosen: boolean) => onChosen(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value));
  return (
    <fieldset className="choice-list">
      <legend className="field-label">{title}</legend>
      {options.map(({ value, text }) => (
        <label key={value}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={({ target }) => toggle(value, target.checked)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
