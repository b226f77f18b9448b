import { type RefObject, useEffect, useRef } from 'react';
import { useHydrated } from '@tanstack/react-router';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Repeats what a visitor did to a form while it was only HTML: what was typed and ticked, then what was pressed.
 * Without this React would show the form as the server sent it.
 */
export function useEarlyActions(form: RefObject<HTMLFormElement | null>): void {
  const hydrated = useHydrated();
  const repeats = useRef<(() => void)[]>([]);

  // While React still believes what the server sent, the fields go back to that.
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll<Field>('input, textarea') ?? [])];
    repeats.current.push(...fields.flatMap((field) => takeBack(field) ?? []), ...takeClicks());
  }, [form]);

  // By now the page shows what browser storage holds.
  useEffect(() => {
    if (hydrated) void repeatAll(repeats.current.splice(0));
  }, [hydrated]);
}

/** Undoes what was done to a field. @returns a function that does it again, or null when nothing was done or a click did it */
function takeBack(field: Field): (() => void) | null {
  switch (field.type) {
    case 'file':
      return (field as HTMLInputElement).files?.length ? () => tell(field, 'change') : null;
    case 'checkbox':
      (field as HTMLInputElement).checked = (field as HTMLInputElement).defaultChecked;
      return null;
    default:
      return takeBackText(field);
  }
}

function takeBackText(field: Field): (() => void) | null {
  const { value } = field;
  if (value === field.defaultValue) return null;
  field.value = field.defaultValue;
  return () => {
    // This goes past React's own setter, which would take the value for one that React has written.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
    tell(field, 'input');
    // Some fields pass their value on when they are left.
    if (document.activeElement !== field) tell(field, 'focusout');
  };
}

const tell = (field: Field, type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));

/** Repeats what was pressed and ticked inside `data-early` while the page was only HTML; forms have taken over what was typed by then. */
export function useEarlyClicks(): void {
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) void repeatAll(takeClicks());
  }, [hydrated]);
}

/** Returns the clicks that `entry-early` has kept; from now on the application answers clicks itself. */
function takeClicks(): (() => void)[] {
  const moves = window.earlyActions ?? [];
  delete window.earlyActions;
  return moves;
}

/** Repeats actions one after the other, as a person would: each may depend on what the one before has changed. */
async function repeatAll(repeats: (() => void)[]): Promise<void> {
  for (const repeat of repeats) {
    repeat();
    await new Promise((resolve) => setTimeout(resolve));
  }
}
