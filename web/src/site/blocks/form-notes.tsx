type FormNotesProps = { title: string; notes: readonly { title: string; text: string }[] };

/** What to know about a form, beside it. */
export const FormNotes = ({ title, notes }: FormNotesProps) => (
  <aside className="form-notes">
    <h2>{title}</h2>
    {notes.map((note) => (
      <section key={note.title}>
        <h3>{note.title}</h3>
        <p>{note.text}</p>
      </section>
    ))}
  </aside>
);
