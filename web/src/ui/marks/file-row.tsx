import { extensionOf } from '@contract/files/file';
import type { ReactNode } from 'react';

/** Shows one file: its type, name, state, and what can be done with it. */
export function FileRow({ name, state, children }: { name: string; state: string; children: ReactNode }) {
  return (
    <div className="file-row">
      <span className="file-type" aria-hidden="true">
        {extensionOf(name).slice(0, 4).toUpperCase()}
      </span>
      <span className="file-name">
        <b title={name}>{name}</b>
        <small>{state}</small>
      </span>
      <span className="file-actions">{children}</span>
    </div>
  );
}
