import { Icon } from './icon';

/** What is wrong at a field and what to do. */
export const FieldMessage = ({ text, id }: { text: string; id?: string }) => (
  <span className="field-message" id={id}>
    <Icon name="circle-alert" small />
    {text}
  </span>
);
