import { Icon } from '../../ui/marks/icon';

/** What the server answered, in its words. */
export const RefusalNote = ({ text }: { text: string }) => (
  <div className="note error" role="alert">
    <Icon name="circle-alert" />
    <p className="small">{text}</p>
  </div>
);
