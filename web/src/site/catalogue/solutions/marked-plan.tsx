import { Drawing } from '../../../ui/marks/drawing';

/** What goes wrong today, as red-pencil notes beside a sketched plan. */
export const MarkedPlan = ({ notes }: { notes: readonly string[] }) => (
  <div className="marked-plan">
    <Drawing name="strip/paper" />
    <ul>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  </div>
);
