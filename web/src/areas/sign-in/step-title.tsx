import { useEffect, useRef } from 'react';

/** The heading of what a page has become; takes the focus, so that the change is noticed. */
export function StepTitle({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
}
