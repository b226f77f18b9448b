import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Stands in what the server has sent of an area, and tells the session that the application has taken over there. */
export function TakenOver() {
  const { session } = useRouter().options.context;
  useEffect(() => session?.takenOver(), [session]);
  return null;
}
