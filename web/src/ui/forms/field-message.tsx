import { circleAlert, IconFrame } from '../marks/icon-paths';

/** Shows what is wrong at a field and what to do. */
export const FieldMessage = ({ text, id }: { text: string; id?: string }) => (
  <span className="field-message" id={id}>
    <IconFrame small>{circleAlert}</IconFrame>
    {text}
  </span>
);
