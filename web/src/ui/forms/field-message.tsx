import { IconFrame } from '../marks/icon-frame';
import { circleAlert } from '../marks/icon-paths';

/** What is wrong at a field and what to do. */
export const FieldMessage = ({ text, id }: { text: string; id?: string }) => (
  <span className="field-message" id={id}>
    <IconFrame small>{circleAlert}</IconFrame>
    {text}
  </span>
);
